import type { MockHandler } from './operation-handler.ts';
import type { OperationId } from './call.ts';
import { mock } from './http.ts';
import { operationIds, operationOf } from './operations.ts';

const ofTag = (...tags: readonly string[]) =>
  Object.fromEntries(
    operationIds
      .filter((id) => tags.includes(operationOf(id).tag))
      .map((id) => [id, mock(id).answer()]),
  );

/** One handler per operation under its operationId, grouped by area. All of them answer from the fixtures. */
export const handlersByArea = {
  home: ofTag('home'),
  advertising: ofTag('advertising'),
  account: ofTag('account'),
  designs: ofTag('designs'),
  seller: ofTag('seller'),
  shop: ofTag('shop'),
  orders: ofTag('cart', 'orders'),
  contractors: ofTag('contractors'),
  community: ofTag('community'),
  content: ofTag('content'),
  support: ofTag('support'),
  'my-page': ofTag('my-page'),
  payment: ofTag('payment'),
  admin: ofTag('admin'),
  'room-by-room': ofTag('room-by-room'),
} as const;

/**
 * All handlers by operationId, for Storybook's `parameters.msw.handlers`: a story overrides some by
 * `answers(mock('listProducts').empty())`.
 */
export const handlers = Object.assign({}, ...Object.values(handlersByArea)) as Record<
  OperationId,
  MockHandler
>;
