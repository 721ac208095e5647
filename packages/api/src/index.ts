/** The contract for the screens: types, queries and mutations by area, the session, errors. */
export type { paths as CommercePaths } from './commerce/generated/types.ts';
export type { paths as MainPaths } from './main/generated/types.ts';
export type * from './types.ts';

export { ApiError, type ApiErrorKind, isApiError, isTemporary } from './client/api-error.ts';
export { requestLanguage, setRequestLanguage } from './client/language.ts';
export { createQueryClient } from './client/query-client.ts';
export { stripTags } from './client/strip-tags.ts';
export { setTransport } from './client/transport.ts';

export {
  isCommercePartnerAtom,
  isSignedInAtom,
  loadingAtom,
  type Session,
  sessionAtom,
  type SessionStatus,
} from './session/atoms.ts';
export { setPageReload } from './session/page.ts';
export { signOut, startSession } from './session/session.ts';

export * from './commerce/bookmarks.mutations.ts';
export * from './commerce/bookmarks.queries.ts';
export * from './commerce/cart.mutations.ts';
export * from './commerce/cart.queries.ts';
export * from './commerce/checkout.mutations.ts';
export * from './commerce/checkout.queries.ts';
export * from './commerce/home.mutations.ts';
export * from './commerce/home.queries.ts';
export * from './commerce/notices.mutations.ts';
export * from './commerce/notices.queries.ts';
export * from './commerce/orders.mutations.ts';
export * from './commerce/orders.queries.ts';
export * from './commerce/packages.queries.ts';
export * from './commerce/questions.mutations.ts';
export * from './commerce/questions.queries.ts';
export * from './commerce/payment.mutations.ts';
export * from './commerce/payment.queries.ts';
export * from './commerce/reviews.mutations.ts';
export * from './commerce/reviews.queries.ts';
export * from './commerce/rewards.queries.ts';
export * from './commerce/shop-detail.queries.ts';
export * from './commerce/shop.queries.ts';
export * from './main/account.mutations.ts';
export * from './main/account.queries.ts';
export * from './main/admin.mutations.ts';
export * from './main/admin.queries.ts';
export * from './main/clock.mutations.ts';
export * from './main/clock.queries.ts';
export * from './main/community.queries.ts';
export * from './main/content.queries.ts';
export * from './main/contractors.mutations.ts';
export * from './main/contractors.queries.ts';
export * from './main/designs.queries.ts';
export * from './main/entry.mutations.ts';
export * from './main/finance.mutations.ts';
export * from './main/finance.queries.ts';
export * from './main/home.queries.ts';
export * from './main/leads.mutations.ts';
export * from './main/leads.queries.ts';
export * from './main/my-page.mutations.ts';
export * from './main/my-page.queries.ts';
export * from './main/room-by-room.queries.ts';
export * from './main/staff.mutations.ts';
export * from './main/staff.queries.ts';
export * from './main/support.mutations.ts';
export * from './main/support.queries.ts';
export * from './main/upload.mutations.ts';
export * from './main/terms.queries.ts';
export * from './main/social.mutations.ts';
