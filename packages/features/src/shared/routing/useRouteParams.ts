import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../routes/match.ts';
import type { Route } from '@hien/domain/routes';

/** The parameters of the page's own URL: `useRouteParams(paths.shopDetail).id`. Throws on a page of another route. */
export function useRouteParams<Pattern extends string>(
  route: Pick<Route<Pattern>, 'pattern' | 'match'>,
): NonNullable<ReturnType<Route<Pattern>['match']>> {
  const { pathname } = useLocation();
  const found = route.match(splitLanguage(pathname)?.path ?? '');
  if (!found) throw new Error(`A screen of ${route.pattern} was opened at ${pathname}`);
  return found;
}
