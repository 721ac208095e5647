import { type Area, type Route, type RouteName, allRoutes } from '@hien/domain/routes';
import { type RouteMatch, createMatcher } from '@hien/features/shared';
import { screens as homeScreens } from './routes/home.ts';
import { type ScreenEntry, type Screens, entryOf } from './routes/screen.ts';

/** A route under its name. */
export interface AppRoute extends Pick<Route, 'area' | 'pattern' | 'match' | 'guard' | 'layout'> {
  name: RouteName;
}

export type PageMatch = RouteMatch<AppRoute>;

type Table = Partial<Screens<Area>>;

/** An area's table comes with the first page that is opened there: a home page need not name every file of the product. */
const tables: Record<Area, () => Promise<{ screens: Table }>> = {
  // In the first load with this file (chunks.ts).
  home: async () => ({ screens: homeScreens }),
  search: () => import('./routes/search.ts'),
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

const names = Object.keys(allRoutes) as RouteName[];

/** Every page there is. */
export const routes: readonly AppRoute[] = names.map((name) => ({ name, ...allRoutes[name] }));

/** The route that answers a path without its language. */
export const matchPage: (path: string) => PageMatch | undefined = createMatcher(routes);

/** What a route shows. */
export async function screenOf(route: AppRoute): Promise<ScreenEntry> {
  const line = (await tables[route.area]()).screens[route.name];
  if (!line) throw new Error(`No screen for ${route.name}`);
  return entryOf(route, line);
}
