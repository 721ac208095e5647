/** What apps/web and Storybook import. Screens import the files beside them. */
export {
  type RouteMatch,
  createMatcher,
  languageRedirect,
  splitLanguage,
} from '../routes/match.ts';
export { PageProviders, StateProviders } from './AppProviders.tsx';
export { type Brand, type Mode, modeAtom, remember, remembered } from './appearance/appearance.ts';
export { NewestLocationContext } from './address/newest-location.ts';
export { cached } from './async/cached.ts';
export { Island, ShownIslandsContext } from './async/Island.tsx';
export { lazyIsland } from './async/lazy-island.ts';
export { useHydrating } from './async/useHydrating.ts';
export { KeptPieces } from './cart/KeptPieces.tsx';
export { useKeptCount } from './cart/useKeptCount.ts';
export { useProfile } from './calls/useProfile.ts';
export { trustedAddress } from './files/trusted-address.ts';
export { PageHead } from './head/PageHead.tsx';
export { AreaMessages } from './i18n/AreaMessages.tsx';
export { loadMessages } from './i18n/catalogues.ts';
export { useLanguage } from './i18n/useLanguage.ts';
export { type MessageId, useText } from './i18n/useText.ts';
export { hasGrown } from './lists/grown/grown.ts';
export { KeptRooms } from './rooms/KeptRooms.tsx';
export { safeNext } from './routing/next.ts';
export { isLogin, loginUrl } from './routing/login-url.ts';
export type { PageUrl, Prefetch, PrefetchPage } from './routing/prefetch.ts';
export { useSession, useSignedIn } from './session/useSession.ts';
export { SiteSearch } from './search/SiteSearch.tsx';
export { ErrorBoundary } from './states/ErrorBoundary.tsx';
export { NotFoundState } from './states/NotFoundState.tsx';
export { StoryProviders } from './StoryProviders.tsx';
