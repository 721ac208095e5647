import type { Call } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const nothing = { vi: '', en: '', ko: '' };
const content: Omit<Call<'saveReading'>['body'], 'expected_version'> = {
  type: 'guide',
  title: { ...nothing, vi: 'Bếp bốn mét vuông' },
  excerpt: { ...nothing, vi: 'Nhỏ mà đủ.' },
  body: { ...nothing, vi: '<p>Bắt đầu từ chỗ đứng.</p>' },
  cover: null,
  cover_alt: { vi: '', en: '', ko: '' },
  author: 'Ban biên tập Hiên',
  tags: ['bếp'],
  product_ids: [],
  confirmed: [],
};
const sent = (expected_version: number) => ({ ...content, expected_version });
const publish = (expected_version: number) => ({ move: 'publish' as const, expected_version });
const past = { publish_at: '2020-01-01T00:00:00.000Z', expected_version: 2 };
const unplanned = (expected_version: number) => ({ publish_at: null, expected_version });

export const readingDeskExamples = [
  example('listReading', {
    title: 'what is read and what is not',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      const states = items.map(({ state }) => state);
      expect(states).toContain('draft');
      expect(states).toContain('published');
    },
  }),
  example('listReading', {
    title: 'members see no desk',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('getReading', {
    title: 'in every language',
    given: ({ readingIds: { published: id } }) => ({ as: 'admin', params: { id } }),
    holds: ({ data }) => {
      expect(data.body.vi).not.toBe('');
      expect(data.body.ko).not.toBe('');
      expect(data.meter.body.ko).toBe('there');
    },
  }),
  example('getReading', {
    title: 'a draft is nobody else’s to see',
    given: ({ readingIds: { draft: id } }) => ({ as: 'member', params: { id } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('getReading', {
    title: 'that is not there',
    given: { as: 'admin', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('createReading', {
    title: 'an empty draft',
    given: { as: 'admin', body: { kind: 'article', key: 'reading-example-1' } },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ state: 'draft', version: 1, slug: null }),
  }),
  example('createReading', {
    title: 'by a member',
    given: { as: 'member', body: { kind: 'essay', key: 'reading-example-2' } },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('planReading', {
    title: 'taken back',
    given: ({ readingIds: { draft: id } }) => ({
      as: 'admin',
      params: { id },
      body: unplanned(2),
    }),
    holds: ({ data }) => expect(data.publish_at).toBeNull(),
  }),
  example('planReading', {
    title: 'for what has passed',
    given: ({ readingIds: { draft: id } }) => ({ as: 'admin', params: { id }, body: past }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('planReading', {
    title: 'from another version',
    given: ({ readingIds: { draft: id } }) => ({
      as: 'admin',
      params: { id },
      body: unplanned(1),
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('planReading', {
    title: 'that is not there',
    given: { as: 'admin', params: { id: nobodysId }, body: unplanned(1) },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('planReading', {
    title: 'by a member',
    given: ({ readingIds: { draft: id } }) => ({
      as: 'member',
      params: { id },
      body: unplanned(2),
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('moveReading', {
    title: 'given to readers, at an address of its own',
    given: ({ readingIds: { draft: id } }) => ({
      as: 'admin',
      params: { id },
      body: publish(2),
    }),
    holds: ({ data }) => {
      expect(data.state).toBe('published');
      expect(data.slug).not.toBeNull();
    },
  }),
  example('moveReading', {
    title: 'without a word',
    given: ({ readingIds: { blank: id } }) => ({
      as: 'admin',
      params: { id },
      body: publish(1),
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('moveReading', {
    title: 'from another version',
    given: ({ readingIds: { blank: id } }) => ({
      as: 'admin',
      params: { id },
      body: publish(7),
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('moveReading', {
    title: 'that is not there',
    given: { as: 'admin', params: { id: nobodysId }, body: publish(1) },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('moveReading', {
    title: 'by a member',
    given: ({ readingIds: { blank: id } }) => ({
      as: 'member',
      params: { id },
      body: publish(1),
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('saveReading', {
    title: 'a cover that nobody has',
    given: ({ readingIds: { blank: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...sent(1), cover: '/media/nowhere/none.webp' },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('saveReading', {
    title: 'by a member',
    given: ({ readingIds: { blank: id } }) => ({ as: 'member', params: { id }, body: sent(1) }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('saveReading', {
    title: 'from the version that stands',
    given: ({ readingIds: { blank: id } }) => ({ as: 'admin', params: { id }, body: sent(1) }),
    holds: ({ data }) => expect(data).toMatchObject({ version: 2, tags: ['bếp'] }),
  }),
  example('saveReading', {
    title: 'from an older version',
    given: ({ readingIds: { blank: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...sent(0), author: 'Ai đó' },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveReading', {
    title: 'that is not there',
    given: { as: 'admin', params: { id: nobodysId }, body: sent(1) },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
