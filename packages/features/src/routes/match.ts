import { matchRoutes } from 'react-router-dom';
import { defaultLanguage, isLanguage } from '@hien/domain';
import type { Language } from '@hien/domain';
import { trimSlashes } from '@hien/domain/routes';
import type { Route } from '@hien/domain/routes';

type AnyRoute = Pick<Route, 'pattern' | 'match'>;

export interface RouteMatch<R> {
  route: R;
  params: Readonly<Record<string, string>>;
}

/**
 * Which route answers a path without its language: `createMatcher(table)('shop-detail/12')`.
 *
 * React Router ranks static segments before parameters (D46). Two things it does not know are added: a pattern
 * inside a segment (`interior-share/page-{page}` before `interior-share/{slug}`), and words that cannot be slugs
 * because a sibling route owns them (`room-by-room/samsung/12` is not a flat of the project "samsung").
 */
export function createMatcher<R extends AnyRoute>(
  routes: readonly R[],
): (path: string) => RouteMatch<R> | undefined {
  const reserved = reservedWords(routes);
  const ordered = routes
    .toSorted(narrowFirst)
    .map((route) => ({ route, routerPath: routerPath(route.pattern) }));
  return (path) => {
    const segments = trimSlashes(path).split('/');
    // The router compiles its table anew at each question, and a page asks for every link on it: few are left to rank.
    const fitting = ordered.flatMap(({ route, routerPath: at }) => {
      const params = route.match(path);
      return params && !usesReservedWord(route.pattern, segments, reserved)
        ? [{ route, params, path: at }]
        : [];
    });
    const ranked = fitting.length > 1 ? matchRoutes(fitting, `/${segments.join('/')}`) : null;
    const best = ranked?.[0]?.route ?? fitting[0];
    return best && { route: best.route, params: best.params };
  };
}

/** For React Router: `interior-share/{slug}` and `interior-share/page-{page}` → `interior-share/:1`. */
function routerPath(pattern: string): string {
  return pattern
    .split('/')
    .map((segment, at) => (segment.includes('{') ? `:${at}` : segment))
    .join('/');
}

function narrowFirst(a: AnyRoute, b: AnyRoute): number {
  return Number(/[^/]\{/.test(b.pattern)) - Number(/[^/]\{/.test(a.pattern));
}

/** Static segments by the pattern before them: `room-by-room` → samsung, vib, new … */
function reservedWords(routes: readonly AnyRoute[]): Map<string, Set<string>> {
  const reserved = new Map<string, Set<string>>();
  for (const { pattern } of routes) {
    const segments = pattern.split('/');
    segments.forEach((segment, at) => {
      if (segment.includes('{')) return;
      const before = segments.slice(0, at).join('/');
      reserved.set(before, (reserved.get(before) ?? new Set()).add(segment));
    });
  }
  return reserved;
}

function usesReservedWord(
  pattern: string,
  segments: string[],
  reserved: Map<string, Set<string>>,
): boolean {
  const parts = pattern.split('/');
  return parts.some(
    (part, at) =>
      part.startsWith('{') &&
      (reserved.get(parts.slice(0, at).join('/'))?.has(segments[at] ?? '') ?? false),
  );
}

/** `/en/shop-detail/12` → en + `shop-detail/12`; undefined when the first segment is no language of ours. */
export function splitLanguage(pathname: string): { language: Language; path: string } | undefined {
  const [first, ...rest] = trimSlashes(pathname).split('/');
  return isLanguage(first) ? { language: first, path: rest.join('/') } : undefined;
}

/**
 * Where a URL without one of our languages belongs (D45): the root → `/vi/`, `/fr/shop` → `/vi/shop`,
 * `/EN/shop` → `/en/shop`, `/shop` → `/vi/shop`. The query string is the caller's to keep.
 */
export function languageRedirect(
  pathname: string,
  knows: (path: string) => boolean,
): string | undefined {
  if (splitLanguage(pathname)) return undefined;
  const path = trimSlashes(pathname);
  const [first = '', ...rest] = path.split('/');
  const lower = first.toLowerCase();
  if (isLanguage(lower)) return `/${lower}/${rest.join('/')}`;
  const looksLikeLanguage = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(first) && !knows(path);
  return `/${defaultLanguage}/${looksLikeLanguage ? rest.join('/') : path}`;
}
