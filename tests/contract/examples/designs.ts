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
  example('countDesigns', {
    title: 'every style that the list has, each with how many',
    given: { query: {} },
    holds: ({ data: { style, design_type } }) => {
      const total = (counts: Readonly<Record<string, number>>) =>
        Object.values(counts).reduce((sum, n) => sum + n, 0);
      expect(total(style)).toBe(total(design_type));
      expect(total(style)).toBeGreaterThan(0);
    },
  }),
  example('getDesignPartner', {
    title: 'who sells, and what of it is on sale',
    given: ({ designPartnerId: id }) => ({ params: { id } }),
    holds: ({ data }) => {
      expect(data.designs).toBeGreaterThan(0);
      expect(data.styles.length).toBeGreaterThan(0);
      expect(data.verified?.seen).toContain('drawings');
    },
  }),
  example('getDesignPartner', {
    title: 'nobody sells under that number',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listDesigns', {
    title: 'what one partner sells',
    given: ({ designPartnerId: id }) => ({ query: { partner_id: id, limit: 60 } }),
    holds: ({ data }, { designPartnerId: id }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const { partner } of data.items) expect(partner?.id).toBe(id);
    },
  }),
  example('listDesigns', {
    title: 'within an area and a price, the cheapest first',
    given: { query: { area: '50-100', price_to: 20_000_000, sort: 'price-asc', limit: 60 } },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      const prices = data.items.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      for (const { area, price } of data.items) {
        expect(area).toBeGreaterThan(50);
        expect(area).toBeLessThanOrEqual(100);
        expect(price).toBeLessThanOrEqual(20_000_000);
      }
    },
  }),
  example('listDesigns', {
    title: 'construction that reaches into a range; what is built on request is in none',
    given: {
      query: { construction_from: 200_000_000, construction_to: 500_000_000, limit: 60 },
    },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const { construction } of data.items) {
        expect(construction?.to).toBeGreaterThanOrEqual(200_000_000);
        expect(construction?.from).toBeLessThanOrEqual(500_000_000);
      }
    },
  }),
  example('listDesigns', {
    title: 'nothing where no design is',
    given: { query: { q: 'tàu vũ trụ' } },
    holds: ({ data }) => expect(data).toMatchObject({ items: [], meta: { total: 0 } }),
  }),
  example('listDesigns', {
    title: 'a company that is not listed sells none',
    given: { query: { contractor_id: nobodysId } },
    holds: ({ data }) => expect(data).toMatchObject({ items: [], meta: { total: 0 } }),
  }),
  example('getDesignPreview', {
    title: 'what anybody sees',
    given: { params: { id: 1 } },
    holds: ({ data }) => {
      expect(data).toMatchObject({ id: 1, is_on_sale: true });
      expect(data.files.length).toBeGreaterThan(0);
    },
  }),
  example('getDesignPreview', {
    title: 'nothing there',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getDesign', {
    title: 'an ordinary member buys through a contractor (D78)',
    given: { as: 'member', params: { id: 1 } },
    holds: ({ data }) => expect(data.purchase).toBe('through-contractor'),
  }),
  example('getDesign', {
    title: 'nothing there',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
