import { fold } from '@hien/domain';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { sum } from './claims.ts';

export const shopExamples = [
  example('listProducts', {
    title: 'the first page of the shop',
    holds: ({ products, meta, facets }) => {
      expect(meta).toMatchObject({ page: 1, limit: 24 });
      expect(products).toHaveLength(Math.min(24, meta.total));
      expect(meta.totalPages).toBe(Math.ceil(meta.total / 24));
      expect(sum(facets.categories)).toBe(meta.total);
      expect(sum(facets.brands)).toBe(meta.total);
      expect(facets.inStock).toBeLessThanOrEqual(meta.total);
      for (const { prices } of products)
        expect(prices.finalPrice).toBeLessThanOrEqual(prices.listPrice);
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    },
  }),
  example('listProducts', {
    title: '"den tran" finds đèn trần, and marks it',
    given: { query: { q: 'den tran', limit: 60 } },
    holds: ({ products, meta }) => {
      expect(meta.total).toBeGreaterThan(0);
      expect(products[0]?.name.toLowerCase()).toContain('đèn');
      const { name = '', highlights = [] } = products[0] ?? {};
      const marked = highlights.map(({ start, end }) => fold(name.slice(start, end)));
      expect(marked.join(' ')).toMatch(/den/);
    },
  }),
  example('listProducts', {
    title: 'words that stand in no product find none',
    given: { query: { q: 'xyzzy khong co gi' } },
    holds: ({ products, meta }) => {
      expect(products).toEqual([]);
      expect(meta).toMatchObject({ total: 0, totalPages: 0 });
    },
  }),
  example('listProducts', {
    title: 'cheapest first',
    given: { query: { sort: 'price-asc', limit: 60 } },
    holds: ({ products }) => {
      const prices = products.map(({ prices: { finalPrice } }) => finalPrice);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  }),
  example('listProducts', {
    title: 'dearest first',
    given: { query: { sort: 'price-desc', limit: 60 } },
    holds: ({ products }) => {
      const prices = products.map(({ prices: { finalPrice } }) => finalPrice);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    },
  }),
  example('listProducts', {
    title: 'every filter at once',
    given: {
      query: {
        discounted: true,
        inStock: true,
        priceFrom: 1_000_000,
        priceTo: 30_000_000,
        limit: 60,
      },
    },
    holds: ({ products }) => {
      expect(products.length).toBeGreaterThan(0);
      for (const { prices, availability } of products) {
        expect(prices.discountWeb ?? prices.discountApp).not.toBeNull();
        expect(availability).toBe('on_sale');
        expect(prices.finalPrice).toBeGreaterThanOrEqual(1_000_000);
        expect(prices.finalPrice).toBeLessThanOrEqual(30_000_000);
      }
    },
  }),
  example('listProducts', {
    title: 'two brands',
    given: { query: { brand: [1, 7], limit: 60 } },
    holds: ({ products, meta, facets }) => {
      expect(new Set(products.map(({ brand }) => brand.id))).toEqual(new Set([1, 7]));
      // A facet counts without its own filter, so that a third brand still shows what it would add.
      expect(sum(facets.brands)).toBeGreaterThan(meta.total);
    },
  }),
  example('listProducts', {
    title: 'one category',
    given: { query: { category: 6, limit: 60 } },
    holds: ({ products, meta }) => {
      expect(meta.total).toBeGreaterThan(0);
      for (const { categoryId } of products) expect(categoryId).toBe(6);
    },
  }),
  example('listProducts', {
    title: 'category 0 is every category',
    given: { query: { category: 0 } },
    holds: ({ facets, meta }) => expect(sum(facets.categories)).toBe(meta.total),
  }),
  example('listProducts', {
    title: 'one room and style',
    given: { query: { room: 'living-room', style: 'scandinavian' } },
    holds: ({ meta }) => expect(meta.total).toBeGreaterThan(0),
  }),
  example('listProducts', {
    title: 'from above to is an empty list, not an error',
    given: { query: { priceFrom: 900_000_000, priceTo: 1 } },
    holds: ({ products }) => expect(products).toEqual([]),
  }),
  example('listProducts', {
    title: 'a page after the last is empty and still counts',
    given: { query: { page: 9_999 } },
    holds: ({ products, meta }) => {
      expect(products).toEqual([]);
      expect(meta.total).toBeGreaterThan(0);
      expect(meta.page).toBe(9_999);
    },
  }),
  ...(['newest', 'discount', 'rating', 'best', 'recommended'] as const).map((sort) =>
    example('listProducts', {
      title: `two pages sorted by ${sort} do not overlap`,
      given: { query: { sort, limit: 12, page: 2 } },
      holds: ({ products, meta }) => {
        expect(meta).toMatchObject({ page: 2, limit: 12 });
        expect(products.length).toBeLessThanOrEqual(12);
      },
    }),
  ),
  ...(['en', 'ko'] as const).map((language) =>
    example('listProducts', {
      title: `names in ${language}`,
      given: { query: { limit: 3 }, language },
      holds: ({ products }) => {
        // Names of pieces stay Vietnamese in English: “Đồi curved sofa”.
        const script = language === 'ko' ? /\p{Script=Hangul}/u : /\b[a-z]{4,}\b/;
        for (const { name } of products) expect(name).toMatch(script);
      },
    }),
  ),
  example('listProducts', {
    title: 'an unknown language is answered in Vietnamese',
    given: { query: { limit: 1 }, language: 'fr-FR' },
    holds: ({ products }) => expect(products[0]?.name).toMatch(/[\u00c0-\u1ef9]/),
  }),
  example('listProducts', {
    title: 'a sort that does not exist is refused',
    given: { search: 'sort=cheapest' },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listBestProducts', {
    title: 'as many as asked for',
    given: { query: { limit: 6 } },
    holds: ({ products }) => expect(products).toHaveLength(6),
  }),
  example('suggest', {
    title: 'suggestions for "sofa"',
    given: { query: { q: 'sofa', limit: 5 } },
    holds: ({ query, items }) => {
      expect(query).toBe('sofa');
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(5);
      for (const { text } of items) expect(fold(text)).toContain('sofa');
    },
  }),
  example('suggest', {
    title: 'with nothing typed, only words to begin with',
    given: { query: { q: '  ' } },
    holds: ({ items }) => {
      for (const { kind } of items) expect(kind).toBe('keyword');
    },
  }),
  example('listAlsoLike', {
    title: 'ten others, not the product itself',
    given: ({ productId }) => ({ query: { productId, limit: 10 } }),
    holds: ({ products }, { productId }) => {
      expect(products).toHaveLength(10);
      expect(products.map(({ id }) => id)).not.toContain(productId);
    },
  }),
  example('listAlsoLike', {
    title: 'in general',
    given: { query: { limit: 4 } },
    holds: ({ products }) => expect(products).toHaveLength(4),
  }),
  example('listCategories', {
    title: 'ten, in three languages, without the synthetic one',
    holds: ({ categories }) => {
      expect(categories).toHaveLength(10);
      for (const { categoryId, nameKo } of categories) {
        expect(categoryId).toBeGreaterThan(0);
        expect(nameKo).toMatch(/\p{Script=Hangul}/u);
      }
    },
  }),
  example('listBrands', {
    title: 'the workshops with something on sale',
    holds: ({ brands }) => expect(brands.length).toBeGreaterThanOrEqual(12),
  }),
];
