import { expect } from 'vitest';
import { example } from '../example.ts';

export const termsExamples = [
  example('listTerms', {
    title: 'the six documents, each with a version in force',
    holds: ({ data }) => {
      expect(data.items.map(({ category }) => category)).toEqual([
        'service',
        'privacy',
        'refund',
        'delivery',
        'seller',
        'cookies',
      ]);
      for (const { current } of data.items) expect(current.state).toBe('in_force');
    },
  }),
  example('getTerms', {
    title: 'the version in force, and the earlier ones',
    given: { params: { category: 'privacy' }, language: 'ko' },
    holds: ({ data }) => {
      expect(data.shown.state).toBe('in_force');
      expect(data.sections.length).toBeGreaterThan(3);
      expect(data.versions.map(({ version }) => version)).toContain(1);
    },
  }),
  example('getTerms', {
    title: 'an earlier version',
    given: { params: { category: 'service' }, query: { version: 1 } },
    holds: ({ data }) => expect(data.shown).toMatchObject({ version: 1, state: 'superseded' }),
  }),
  example('getTerms', {
    title: 'a version that never was',
    given: { params: { category: 'privacy' }, query: { version: 999 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getFigures', {
    title: 'what there is, counted',
    holds: ({ data }) => expect(data.products).toBeGreaterThan(0),
  }),
];
