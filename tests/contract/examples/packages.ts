import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const packageExamples = [
  example('getBrand', {
    title: 'with what it makes',
    given: { params: { id: 2 } },
    holds: ({ categories, productCount }) => {
      expect(productCount).toBeGreaterThan(0);
      expect(categories.length).toBeGreaterThan(0);
    },
  }),
  example('getBrand', {
    title: 'one of nobody',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listPackages', {
    title: 'all five tiers, in Korean',
    given: { language: 'ko' },
    holds: ({ packages }) => {
      expect(packages.map(({ tier }) => tier).toSorted()).toEqual([
        'basic',
        'deluxe',
        'economy',
        'premium',
        'trend',
      ]);
      for (const { line } of packages) expect(line).toMatch(/[가-힣]/);
    },
  }),
  example('getPackage', {
    title: 'combos whose prices add up',
    given: { params: { id: 2 }, query: { kind: 'combo' } },
    holds: ({ sets, comboCount }) => {
      expect(sets).toHaveLength(comboCount);
      for (const set of sets) {
        expect(set.kind).toBe('combo');
        const sum = set.items.reduce(
          (all, { product, quantity }) => all + product.prices.finalPrice * quantity,
          0,
        );
        expect(set.total).toBe(sum);
        expect(set.saving).toBe(set.listTotal - set.total);
      }
    },
  }),
  example('getPackage', {
    title: 'one of nobody',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getDecorSet', {
    title: 'its own pieces, whose prices add up',
    given: { params: { id: 1 }, language: 'en' },
    holds: ({ items, total, listTotal, saving, pieces }) => {
      expect(new Set(items.map(({ product }) => product.id)).size).toBe(items.length);
      const sum = (of: 'finalPrice' | 'listPrice') =>
        items.reduce((all, { product, quantity }) => all + product.prices[of] * quantity, 0);
      expect(pieces).toBe(items.length);
      expect({ total, listTotal }).toEqual({
        total: sum('finalPrice'),
        listTotal: sum('listPrice'),
      });
      expect(saving).toBe(listTotal - total);
    },
  }),
  example('getDecorSet', {
    title: 'one of nobody',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getBanner', {
    title: 'with its page',
    given: { params: { id: 4 } },
    holds: ({ content, products }) => {
      expect(content).not.toBe('');
      expect(products.length).toBeGreaterThan(0);
    },
  }),
  example('getBanner', {
    title: 'without a page of its own',
    given: { params: { id: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
