import { fold } from '@hien/domain';
import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';

export const homeExamples = [
  example('search', {
    title: '"den" finds in several groups, with or without accents',
    given: { query: { q: 'den', limit: 4 } },
    holds: ({ data }) => {
      const groups = [data.products, data.designs, data.articles, data.interior_shares];
      expect(data.query).toBe('den');
      expect(data.total).toBe(groups.reduce((all, { total }) => all + total, 0));
      expect(data.products.total).toBeGreaterThan(0);
      for (const { items, total } of groups) {
        expect(items.length).toBeLessThanOrEqual(Math.min(4, total));
        for (const { title, highlights } of items) {
          for (const { start, end } of highlights)
            expect(fold(title.slice(start, end))).toContain('den');
        }
      }
    },
  }),
  example('search', {
    title: 'an empty question finds nothing',
    given: { query: { q: '   ' } },
    holds: ({ data }) => expect(data).toMatchObject({ query: '', total: 0 }),
  }),
  example('search', {
    title: 'signs that mean something elsewhere are words here',
    given: { query: { q: `'; drop table products; -- <b>%_*\\` } },
    holds: ({ data }) => expect(data.products.items).toEqual([]),
  }),
  example('search', { title: 'q is required', status: 400, code: 'VALIDATION' }),
  example('listBanners', {
    title: 'every place',
    holds: ({ items }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.some(({ position }) => position === 'home-hero')).toBe(true);
    },
  }),
  example('listBanners', {
    title: 'one place',
    given: { query: { position: 'home-hero' } },
    holds: ({ items }) => {
      for (const { position } of items) expect(position).toBe('home-hero');
    },
  }),
  example('subscribeNewsletter', {
    title: 'with consent',
    given: { body: { email: 'doc.gia@hien.example', consent: true } },
    status: 201,
  }),
  example('subscribeNewsletter', {
    title: 'a second time answers alike',
    given: { body: { email: 'doc.gia@hien.example', consent: true } },
    status: 201,
  }),
  example('subscribeNewsletter', {
    title: 'without consent it is refused',
    given: {
      raw: {
        content: JSON.stringify({ email: 'doc.gia@hien.example', consent: false }),
        type: 'application/json',
      },
    },
    status: 400,
    code: 'VALIDATION',
  }),
  example('confirmNewsletter', {
    title: 'by the token of the mail that asks',
    given: { body: { token: fixtures.newsletterTokens.confirm } },
    holds: ({ done }) => expect(done).toBe(true),
  }),
  example('confirmNewsletter', {
    title: 'a token of a letter confirms nothing',
    given: { body: { token: fixtures.newsletterTokens.leave } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('leaveNewsletter', {
    title: 'by the token of a letter, pressed twice',
    given: { body: { token: fixtures.newsletterTokens.leave } },
    holds: ({ done }) => expect(done).toBe(true),
  }),
  example('leaveNewsletter', {
    title: 'a token that nobody has',
    given: { body: { token: 'khong-co' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
