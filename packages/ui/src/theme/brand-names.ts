import type { brandNames } from './generated/brand-names.ts';

/** The default brand, and the partner layouts of the room-by-room flow (spec 3): one file each in tokens/brands/. */
export { brandNames, brandTitles } from './generated/brand-names.ts';

export type BrandName = (typeof brandNames)[number];
export type Mode = 'light' | 'dark';
