import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const sellerItemExamples = [
  example('listShopItems', {
    title: 'a shop sees its items, with how many stand under each tab',
    given: { as: 'partner', query: { limit: 5 } },
    holds: ({ items, meta, counts }) => {
      expect(items.length).toBe(5);
      expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(meta.total);
      for (const { price, discount, finalPrice } of items)
        expect(price - discount).toBe(finalPrice);
    },
  }),
  example('listShopItems', {
    title:
      'under a tab stand as many as it is counted with, and their stock is that of their options',
    given: { as: 'partner', query: { tab: 'on_sale', limit: 100, sort: 'stock' } },
    holds: ({ items, meta, counts }) => {
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['on_sale']));
      expect([items.length, meta.total]).toEqual([counts.on_sale, counts.on_sale]);
      for (const { stock, options } of items)
        expect(options.reduce((sum, option) => sum + option.stock, 0)).toBe(stock);
    },
  }),
  example('listShopItems', {
    title: 'words that nothing is called by find nothing',
    given: { as: 'partner', query: { q: 'khong co mon nay' } },
    holds: ({ items, meta }) => expect([items, meta.total]).toEqual([[], 0]),
  }),
  example('exportShopItems', {
    title: 'a shop reads all of its items, by their ids, each option with a number of its own',
    given: { as: 'partner' },
    holds: ({ items, next }) => {
      const ids = items.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(5);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      const numbers = items.flatMap(({ options }) => options.map(({ sku }) => sku));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(next === null || next === ids.at(-1)).toBe(true);
    },
  }),
  example('exportShopItems', {
    title: 'behind the last item there is nothing',
    given: { as: 'partner', query: { after: nobodysId } },
    holds: ({ items, next }) => expect([items, next]).toEqual([[], null]),
  }),
  example('listShopItemChanges', {
    title: "nothing is told of an item that is not the shop's",
    given: { as: 'partner', query: { id: nobodysId } },
    holds: ({ items }) => expect(items).toEqual([]),
  }),
  example('saveShopItems', {
    title: 'an item of nobody is told of by itself',
    given: { as: 'partner', body: { items: [{ id: nobodysId, price: { from: 1, to: 2 } }] } },
    holds: ({ items }) =>
      expect(items).toMatchObject([
        { id: nobodysId, done: false, code: 'NOT_FOUND', current: null },
      ]),
  }),
  example('sendShopItemEvents', {
    title: 'the sale of nobody’s item is not stopped',
    given: { as: 'partner', body: { event: 'seller.stop', ids: [nobodysId] } },
    holds: ({ items }) => expect(items.map(({ code }) => code)).toEqual(['NOT_FOUND']),
  }),
  example('sendShopItemEvents', {
    title: 'nobody’s item is not deleted either',
    given: { as: 'partner', body: { event: 'seller.delete', ids: [nobodysId] } },
    holds: ({ items }) =>
      expect(items.map(({ code, current }) => [code, current])).toEqual([['NOT_FOUND', null]]),
  }),
];
