import {
  type Area,
  type OpenArea,
  type OpenName,
  type Route,
  allRoutes,
} from '@hien/domain/routes';
import { type RouteMatch, createMatcher, splitLanguage } from '@hien/features/shared';
import { screens as homeScreens } from './routes/home.ts';
import { type ScreenEntry, type Screens, entryOf } from './routes/screen.ts';

/** A route that has a screen, under its name. */
export interface AppRoute extends Pick<Route, 'pattern' | 'match' | 'guard' | 'layout'> {
  name: OpenName;
  area: OpenArea;
}

export type PageMatch = RouteMatch<AppRoute>;

type Table = Partial<Screens<Area>>;

/** An area's table comes with the first page that is opened there: a home page need not name every file of the product. */
const tables: Record<OpenArea, () => Promise<{ screens: Table }>> = {
  // In the first load with this file (chunks.ts).
  home: async () => ({ screens: homeScreens }),
  account: () => import('./routes/account.ts'),
  community: () => import('./routes/community.ts'),
  advertising: () => import('./routes/advertising.ts'),
  contractors: () => import('./routes/contractors.ts'),
  content: () => import('./routes/content.ts'),
  designs: () => import('./routes/designs.ts'),
  shop: () => import('./routes/shop.ts'),
  support: () => import('./routes/support.ts'),
  orders: () => import('./routes/orders.ts'),
  'my-page': () => import('./routes/my-page.ts'),
  payment: () => import('./routes/payment.ts'),
  seller: () => import('./routes/seller.ts'),
  admin: () => import('./routes/admin.ts'),
  'room-by-room': () => import('./routes/room-by-room.ts'),
  office: () => import('./routes/office.ts'),
  'office-plan': () => import('./routes/office-plan.ts'),
};

type Known = Route & { name: string };

const routes: readonly Known[] = Object.entries(allRoutes).map(([name, route]) => ({
  name,
  ...route,
}));

const hasScreen = (route: Known): route is Known & AppRoute => route.open;

/** Every page there is. */
export const openRoutes: readonly AppRoute[] = routes.filter(hasScreen);

const known = createMatcher(routes);

/** The route that answers a path without its language. One without a screen hides no route behind it (D46). */
export function matchPage(path: string): PageMatch | undefined {
  const page = known(path);
  return page && hasScreen(page.route) ? { route: page.route, params: page.params } : undefined;
}

/** What a route shows. */
export async function screenOf(route: AppRoute): Promise<ScreenEntry> {
  const line = (await tables[route.area]()).screens[route.name];
  if (!line) throw new Error(`No screen for ${route.name}`);
  return entryOf(route, line);
}

/** Whether an address of ours leads to a page. */
export function isOpen(url: string): boolean {
  const { pathname } = new URL(url, 'https://hien.invalid');
  const split = splitLanguage(pathname);
  return split !== undefined && matchPage(split.path) !== undefined;
}

/** Whether the product has such a page. */
export function isKnown(path: string): boolean {
  return known(path) !== undefined;
}
