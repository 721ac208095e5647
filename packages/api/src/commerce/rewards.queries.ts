import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { operations } from './generated/types.ts';

export type PointMovesInput = NonNullable<operations['listPointMoves']['parameters']['query']>;
export type CouponsInput = NonNullable<operations['listCoupons']['parameters']['query']>;

const ofMember = { meta: { ofMember: true } };

/** The four figures, and what ends soon. */
export function pointsQuery() {
  return queryOptions({
    queryKey: ['rewards', 'points'],
    queryFn: ({ signal }) => unwrap(commerceApi.GET('/api/points/balance', { signal })),
    ...ofMember,
  });
}

/** Every change of the last year, the oldest first. */
export function pointMovesQuery(language: Language, input: PointMovesInput = {}) {
  return queryOptions({
    queryKey: ['rewards', 'moves', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/points/history', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

/** The member's coupons, those that can be used first. */
export function couponsQuery(language: Language, input: CouponsInput = {}) {
  return queryOptions({
    queryKey: ['rewards', 'coupons', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/coupon/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}
