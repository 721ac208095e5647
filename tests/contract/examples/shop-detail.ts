import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';
import { sum } from './claims.ts';

export const shopDetailExamples = [
  example('getProduct', {
    title: 'everything about a product, adding up',
    given: ({ productId }) => ({ params: { id: productId } }),
    holds: (product, { productId }) => {
      expect(product.id).toBe(productId);
      expect(product.stock).toBe(product.options.reduce((all, { stock }) => all + stock, 0));
      expect(product.availability).toBe(product.stock > 0 ? 'on_sale' : 'sold_out');
      expect(product.bulkFrom).toBe(50);
      const { histogram, count, average } = product.ratingSummary;
      expect(histogram.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
      expect(sum(histogram)).toBe(count);
      expect(average > 0).toBe(count > 0);
      const { listPrice, finalPrice, discountWeb } = product.prices;
      expect(listPrice - (discountWeb?.amount ?? 0)).toBe(finalPrice);
    },
  }),
  example('getProduct', {
    title: 'a floor says what one box covers',
    given: ({ floorId }) => ({ params: { id: floorId } }),
    holds: ({ pack, appliance }) =>
      expect([pack, appliance]).toEqual([{ surface: 'floor', covers: 2.2 }, null]),
  }),
  example('getProduct', {
    title: 'in Korean',
    given: ({ productId }) => ({ params: { id: productId }, language: 'ko' }),
    holds: ({ name, description }) => {
      expect(name).toMatch(/\p{Script=Hangul}/u);
      expect(description).toMatch(/\p{Script=Hangul}/u);
    },
  }),
  example('getProduct', {
    title: 'in English',
    given: ({ productId }) => ({ params: { id: productId }, language: 'en' }),
    holds: ({ description }) => expect(description).toMatch(/\b(the|and|with)\b/),
  }),
  example('getProduct', {
    title: 'a product nobody has is PRODUCT_05',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'PRODUCT_05',
  }),
  example('listReviews', {
    title: 'a page of reviews with the summary over all',
    given: ({ productId }) => ({ params: { id: productId }, query: { limit: 3 } }),
    holds: ({ items, meta, summary }) => {
      expect(items.length).toBeLessThanOrEqual(3);
      expect(meta.limit).toBe(3);
      expect(sum(summary.histogram)).toBe(summary.count);
      const dates = items.map(({ createdAt }) => createdAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
    },
  }),
  example('listReviews', {
    title: 'five stars only',
    given: ({ productId }) => ({ params: { id: productId }, query: { stars: 5 } }),
    holds: ({ items }) => {
      for (const { rating } of items) expect(rating).toBe(5);
    },
  }),
  example('listReviews', {
    title: 'with pictures only, worst first',
    given: ({ productId }) => ({
      params: { id: productId },
      query: { withPictures: true, sort: 'lowest' as const },
    }),
    holds: ({ items }) => {
      const stars = items.map(({ rating }) => rating);
      expect(stars).toEqual(stars.toSorted((a, b) => a - b));
      for (const { pictures } of items) expect(pictures.length).toBeGreaterThan(0);
    },
  }),
  example('listReviews', {
    title: 'of a product nobody has',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'PRODUCT_05',
  }),
  example('listQuestions', {
    title: 'secret questions come without their text',
    given: ({ productId }) => ({ params: { id: productId }, query: { limit: 60 } }),
    holds: ({ items }) => {
      for (const { secret, content, answer } of items) {
        if (secret) expect({ content, answer }).toEqual({ content: '', answer: null });
        else expect(content).not.toBe('');
      }
    },
  }),
  example('listQuestions', {
    title: 'of a product nobody has',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'PRODUCT_05',
  }),
];
