import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../routes/match.ts';
import type { Route } from '../../routes/route.ts';

/** The parameters of the page's own URL: `useRouteParams(paths.shopDetail).id`. Empty texts where the URL is another's. */
export function useRouteParams<R extends Route<never>>(route: R): NonNullable<ReturnType<R['match']>> {
  const { pathname } = useLocation();
  const found = route.match(splitLanguage(pathname)?.path ?? '');
  if (found) return found as NonNullable<ReturnType<R['match']>>;
  throw new Error(`A screen of ${route.pattern} was opened at ${pathname}`);
}
