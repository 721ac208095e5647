/** The contract for the screens: types, queries and mutations by area, the session, errors. */
export type { paths as CommercePaths } from './commerce/generated/types.ts';
export type { paths as MainPaths } from './main/generated/types.ts';
export type * from './types.ts';

export { ApiError, type ApiErrorKind, isApiError, isTemporary } from './client/api-error.ts';
export { requestLanguage, setRequestLanguage } from './client/language.ts';
export { setPatience } from './client/patience.ts';
export { createQueryClient } from './client/query-client.ts';
export { stripTags } from './client/strip-tags.ts';
export { setTransport } from './client/transport.ts';

export {
  loadingAtom,
  type Session,
  sessionAtom,
  type SessionStatus,
  unknownSession,
} from './session/atoms.ts';
export { takeEndedSession } from './session/ended-session.ts';
export { setPageReload } from './session/page.ts';
export { hasSession, renewSession, signOut, startSession } from './session/session.ts';

export { cartOf } from './cart/cart.ts';
export type { Answer, Input, InputArgument, Operation, OperationId } from './calls/operation.ts';
export { type KeyOf, keyOf, query, settle } from './calls/query.ts';
export { send } from './calls/request.ts';
export { type UploadOptions, uploadImage } from './client/upload.ts';
export { profileQuery } from './session/profile.ts';
export {
  type SecondFactorStep,
  type SignInOutcome,
  type SocialSignInOutcome,
  enterSession,
  register,
  signIn,
  signInWithProvider,
} from './session/sign-in.ts';
export { type WindowCode, signInWithCode, whoIs } from './session/social.ts';

export * from './commerce/generated/operations/advertising.ts';
export * from './commerce/generated/operations/cart.ts';
export * from './commerce/generated/operations/designs.ts';
export * from './commerce/generated/operations/home.ts';
export * from './commerce/generated/operations/orders.ts';
export * from './commerce/generated/operations/seller.ts';
export * from './commerce/generated/operations/payment.ts';
export * from './commerce/generated/operations/shop.ts';
export * from './main/generated/operations/account.ts';
export * from './main/generated/operations/admin.ts';
export * from './main/generated/operations/community.ts';
export * from './main/generated/operations/content.ts';
export * from './main/generated/operations/contractors.ts';
export * from './main/generated/operations/designs.ts';
export * from './main/generated/operations/home.ts';
export * from './main/generated/operations/my-page.ts';
export * from './main/generated/operations/room-by-room.ts';
export * from './main/generated/operations/support.ts';
export { roomHomeOf } from './wire/room-home.ts';
