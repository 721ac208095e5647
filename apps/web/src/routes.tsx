import {
  type MessageId,
  type Prefetch,
  type Route,
  type RouteMatch,
  createMatcher,
  splitLanguage,
} from '@hien/features/shared';
import { paths } from '@hien/features/paths';
import type { ComponentType } from 'react';

export interface ScreenModule {
  Screen: ComponentType;
  /** What the server fetches before it renders the screen. */
  prefetch?: Prefetch;
}

export interface Handle {
  screen: () => Promise<ScreenModule>;
  /** A message, the slug of the URL with its dashes as spaces (D47), or the screen's own `PageHead`. */
  title: MessageId | 'slug' | 'screen';
  guard: Route['guard'];
  layout: Route['layout'];
  /** `with-parts`: the screen's parts bring the area's messages when they wake (see `Later`). */
  messages: 'with-page' | 'with-parts';
}

export interface AppRoute extends Pick<Route, 'pattern' | 'match' | 'area'> {
  /** The screen's file in packages/features/src, for preloading its chunk. */
  file: string;
  handle: Handle;
}

export type PageMatch = RouteMatch<AppRoute>;

/** The pattern, guard and layout of a route stand in `paths`; what it shows stands here. */
function row(
  route: Pick<Route, 'pattern' | 'match' | 'area' | 'guard' | 'layout'>,
  title: Handle['title'],
  file: string,
  screen: Handle['screen'],
  messages: Handle['messages'] = 'with-page',
): AppRoute {
  const { pattern, match, area, guard, layout } = route;
  return { pattern, match, area, file, handle: { screen, title, guard, layout, messages } };
}

/** The one route table: a page exists once it has a row. */
export const routes: readonly AppRoute[] = [
  row(
    paths.home,
    'screen',
    'home/Home/HomeScreen',
    async () => {
      const { HomeScreen, prefetchHome } = await import('@hien/features/home/Home/HomeScreen');
      return { Screen: HomeScreen, prefetch: prefetchHome };
    },
    'with-parts',
  ),
  row(paths.login, 'screen', 'account/Login/LoginScreen', async () => {
    const { LoginScreen, prefetchLogin } = await import('@hien/features/account/Login/LoginScreen');
    return { Screen: LoginScreen, prefetch: prefetchLogin };
  }),
  row(paths.searchResult, 'screen', 'home/SearchResult/SearchResultScreen', async () => {
    const { SearchResultScreen, prefetchSearchResult } =
      await import('@hien/features/home/SearchResult/SearchResultScreen');
    return { Screen: SearchResultScreen, prefetch: prefetchSearchResult };
  }),
  row(paths.shop, 'screen', 'shop/Shop/ShopScreen', async () => {
    const { ShopScreen, prefetchShop } = await import('@hien/features/shop/Shop/ShopScreen');
    return { Screen: ShopScreen, prefetch: prefetchShop };
  }),
  row(paths.shopDetail, 'screen', 'shop/ShopDetail/ShopDetailScreen', async () => {
    const { ShopDetailScreen, prefetchShopDetail } =
      await import('@hien/features/shop/ShopDetail/ShopDetailScreen');
    return { Screen: ShopDetailScreen, prefetch: prefetchShopDetail };
  }),
];

const known = createMatcher(Object.values(paths));
const matcher = createMatcher(routes);

/** The row that answers a path without its language. A route without a row hides no route behind it (D46). */
export function matchPage(path: string): PageMatch | undefined {
  const page = matcher(path);
  return page && known(path)?.route.pattern === page.route.pattern ? page : undefined;
}

/** Whether an address of ours leads to a page. */
export function isOpen(url: string): boolean {
  const { pathname } = new URL(url, 'https://hien.invalid');
  const split = splitLanguage(pathname);
  return split !== undefined && matchPage(split.path) !== undefined;
}

/** Whether the product knows such a page, with a screen or not yet. */
export function isKnown(path: string): boolean {
  return known(path) !== undefined;
}
