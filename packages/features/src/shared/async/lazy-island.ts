import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code is a chunk of its own, for `Island`. */
export interface LazyIsland<Props> {
  /** Its source file from the root of the repository: the server links its styles. */
  file: string;
  Component: LazyExoticComponent<ComponentType<Props>>;
  load: () => Promise<ComponentType<Props>>;
}

/** `lazyIsland('packages/features/src/home/Home/HomeMore.tsx', async () => (await import('./HomeMore.tsx')).HomeMore)` */
export function lazyIsland<Props>(
  file: string,
  ask: () => Promise<ComponentType<Props>>,
): LazyIsland<Props> {
  let known: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    known ??= ask();
    // A failure is forgotten, so that the next try asks again.
    known.catch(() => (known = undefined));
    return known;
  };
  return { file, load, Component: lazy(async () => ({ default: await load() })) };
}
