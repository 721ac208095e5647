import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const designsExamples = [
  example('listFurnitureDecor', {
    title: 'the four of the home page',
    given: { query: { page: 1, limit: 4 } },
    holds: ({ data }) => {
      expect(data.items).toHaveLength(4);
      expect(data.meta).toMatchObject({ page: 1, limit: 4 });
    },
  }),
  example('listSimpleFurnitureDecor', {
    title: 'their names',
    given: { query: { limit: 3 } },
    holds: ({ data }) => expect(data.items).toHaveLength(3),
  }),
  example('listTopDesigns', {
    title: 'pieces stand inside their pictures',
    given: { query: { limit: 3 } },
    holds: ({ data }) => {
      expect(data.items).toHaveLength(3);
      for (const { products } of data.items) expect(products.length).toBeGreaterThan(0);
    },
  }),
  example('listSimpleDesigns', {
    title: 'the four of the home page',
    given: { query: { page: 1, limit: 4 } },
    holds: ({ data }) => expect(data.items).toHaveLength(4),
  }),
  example('listDesignsByIds', {
    title: 'in the order asked for, each once, without what is not there',
    given: { query: { ids: [2, nobodysId, 1, 2] } },
    holds: ({ data }) => expect(data.items.map(({ id }) => id)).toEqual([2, 1]),
  }),
  example('listDesignsByIds', {
    title: 'twenty at most',
    given: { search: Array.from({ length: 21 }, (_, at) => `ids=${at + 1}`).join('&') },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listSimpleDesigns', {
    title: 'one style',
    given: { query: { style: 'modern', limit: 60 } },
    holds: ({ data }) => {
      for (const { style } of data.items) expect(style).toBe('modern');
    },
  }),
];
