import { type Route, type RouteMatch, createMatcher, splitLanguage } from '@hien/features/shared';
import { adminPaths, paths } from '@hien/features/paths';
import { screens as homeScreens } from './routes/home.ts';
import { type OpenArea, type OpenName, open } from './routes/open.ts';
import type { ScreenEntry } from './routes/screen.ts';

/** A route of `paths` that has a screen, under its name there. */
export interface AppRoute extends Pick<Route, 'pattern' | 'match' | 'guard' | 'layout'> {
  name: OpenName;
  area: OpenArea;
}

export type PageMatch = RouteMatch<AppRoute>;

type Table = Readonly<Partial<Record<OpenName, ScreenEntry>>>;

/** An area's table comes with the first page that is opened there: a home page need not name every file of the product. */
const tables: Record<OpenArea, () => Promise<{ screens: Table }>> = {
  // In the first load with this file (chunks.ts).
  home: async () => ({ screens: homeScreens }),
  account: () => import('./routes/account.ts'),
  content: () => import('./routes/content.ts'),
  shop: () => import('./routes/shop.ts'),
  support: () => import('./routes/support.ts'),
  orders: () => import('./routes/orders.ts'),
  'my-page': () => import('./routes/my-page.ts'),
  payment: () => import('./routes/payment.ts'),
  admin: () => import('./routes/admin.ts'),
};

type Known = Pick<Route, 'pattern' | 'match' | 'guard' | 'layout' | 'area'> & { name: string };

const routes: readonly Known[] = Object.entries({ ...paths, ...adminPaths }).map(
  ([name, route]) => ({ name, ...route }),
);

const openNames: ReadonlySet<string> = new Set(Object.values(open).flat());
const hasScreen = (route: Known): route is Known & AppRoute => openNames.has(route.name);

/** Every page there is. */
export const openRoutes: readonly AppRoute[] = routes.filter(hasScreen);

const known = createMatcher(routes);

/** The route that answers a path without its language. One without a screen hides no route behind it (D46). */
export function matchPage(path: string): PageMatch | undefined {
  const page = known(path);
  return page && hasScreen(page.route) ? { route: page.route, params: page.params } : undefined;
}

/** What a route shows. */
export async function screenOf({ name, area }: AppRoute): Promise<ScreenEntry> {
  const { screens } = await tables[area]();
  const screen = screens[name];
  if (!screen) throw new Error(`No screen for ${name}`);
  return screen;
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
