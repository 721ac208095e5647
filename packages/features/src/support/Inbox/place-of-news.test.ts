import { noticeTitles } from '@hien/domain';
import { allRoutes, trimSlashes } from '@hien/domain/routes';
import { describe, expect, it } from 'vitest';
import { placeOfNews } from './place-of-news.ts';

const noOrder = { orderId: null, orderNumber: null, page: null };
const order = { orderId: 7, orderNumber: 'SO20260303-000050', page: null };

const subjects = Object.keys(noticeTitles);
const isPage = (url: string): boolean => {
  const path = trimSlashes(new URL(url, 'https://hien.invalid').pathname).replace(/^ko\/?/, '');
  return Object.values(allRoutes).some((route) => route.match(path) !== undefined);
};

describe('where news lead', () => {
  // Whose comment answers is known, below which home is not.
  it.each(subjects.filter((about) => about !== 'comment.answered'))(
    '%s leads to a page, for each of its readers',
    (about) => {
      for (const to of ['buyer', 'seller', 'company', 'member'] as const)
        expect(isPage(placeOfNews({ about, to, ...noOrder, month: null }, 'ko') ?? 'nowhere')).toBe(
          true,
        );
    },
  );

  it('news of an order lead its buyer to it, and its shop to the lines of it', () => {
    const of = (to: 'buyer' | 'seller') =>
      placeOfNews({ about: 'refund.requested', to, ...order, month: null }, 'en');
    expect(of('buyer')).toBe('/en/order/order-detail/7');
    expect(of('seller')).toBe('/en/shop-manager/order-status?tab=all&q=SO20260303-000050');
  });

  it('a shop reads news of an order that was written without its number at the order', () => {
    expect(
      placeOfNews(
        { about: 'refund.requested', to: 'seller', ...order, orderNumber: null, month: null },
        'en',
      ),
    ).toBe('/en/order/order-detail/7');
  });

  it('news of a month lead to that month, those that name none to all months', () => {
    const of = (month: string | null) =>
      placeOfNews({ about: 'settlement.closed', to: 'seller', ...noOrder, month }, 'vi');
    expect(of('2026-03')).toBe('/vi/shop-manager/settlement?month=2026-03');
    expect(of(null)).toBe('/vi/shop-manager/settlement');
  });

  it('a shop reads news of an invoice at the invoice, its buyer at the order', () => {
    const of = (to: 'buyer' | 'seller') =>
      placeOfNews({ about: 'red-bill.overdue', to, ...order, month: null }, 'en');
    expect(of('seller')).toBe('/en/shop-manager/redbill-detail/7');
    expect(of('buyer')).toBe('/en/order/order-detail/7');
  });

  it('a shop, a company and a member read of a review where each keeps theirs', () => {
    const of = (about: string, to: 'seller' | 'company' | 'member') =>
      placeOfNews({ about, to, ...noOrder, month: null }, 'vi');
    expect(of('review.kept', 'seller')).toBe('/vi/shop-manager/reviews');
    expect(of('review.deleted', 'member')).toBe('/vi/review');
    expect(of('construction-review.kept', 'company')).toBe(
      '/vi/portfolio-review-management/review',
    );
    expect(of('construction-review.deleted', 'member')).toBe('/vi/contractor-review');
  });

  it('what was said below a design or a home is read there', () => {
    const of = (page: { of: string; key: string }) =>
      placeOfNews({ about: 'comment.answered', to: 'member', ...noOrder, page, month: null }, 'ko');
    expect(of({ of: 'design', key: '31' })).toBe('/ko/interior-design-detail/31');
    expect(of({ of: 'home', key: 'nha-ong-1' })).toBe('/ko/interior-share/nha-ong-1');
    expect(of({ of: 'moon', key: '1' })).toBeUndefined();
  });

  it('a subject from a newer server leads nowhere', () => {
    expect(
      placeOfNews({ about: 'moon.landed', to: 'buyer', ...noOrder, month: null }, 'vi'),
    ).toBeUndefined();
  });
});
