import type { OfficeModule } from '@hien/domain/office-plan';
import type { PictureData } from '@hien/ui';

/** How many pixels of a drawing a metre has, and how much paper lies around the module. */
export const symbolScale = { metre: 100, margin: 24 } as const;

/** The module seen from above, as a plan shows it. */
export const moduleSymbol = ({ id, width, depth }: OfficeModule, alt = ''): PictureData => ({
  path: 'modules',
  name: `module-${id}-plan.svg`,
  width: Math.round(width * symbolScale.metre) + 2 * symbolScale.margin,
  height: Math.round(depth * symbolScale.metre) + 2 * symbolScale.margin,
  alt,
});
