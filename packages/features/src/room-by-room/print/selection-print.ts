import { lazyIsland } from '../../shared/async/lazy-island.ts';

/** Paper is fetched by those who print. */
export const selectionPrint = lazyIsland(
  'packages/features/src/room-by-room/print/SelectionPrint.tsx',
  async () => (await import('./SelectionPrint.tsx')).SelectionPrint,
);
