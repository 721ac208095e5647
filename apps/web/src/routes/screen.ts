import type { Area, RouteName, RouteNameIn } from '@hien/domain/routes';
import type { Prefetch } from '@hien/features/shared';
import type { ComponentType } from 'react';

/** What the file of a screen exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** What the server fetches before it renders the screen. */
  prefetch?: Prefetch;
}

type Load = () => Promise<ScreenModule>;

/** What an open route shows. */
export interface ScreenEntry {
  load: Load;
  /** The screen's file in packages/features/src, to preload its chunk. */
  file: string;
}

/**
 * The screens of an area, one line for each of its open routes: how to import it. A screen whose file is not named after
 * its route (`shopDetail` → `shop/ShopDetail/ShopDetailScreen`) says where it is.
 */
export type Screens<In extends Area> = Readonly<
  Record<RouteNameIn<In>, Load | (Pick<ScreenEntry, 'load'> & Partial<ScreenEntry>)>
>;

/** The line of a table in full. */
export function entryOf(
  { area, name }: { area: Area; name: string },
  line: Screens<Area>[RouteName],
): ScreenEntry {
  const own = typeof line === 'function' ? { load: line } : line;
  const folder = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { file: `${area}/${folder}/${folder}Screen`, ...own };
}
