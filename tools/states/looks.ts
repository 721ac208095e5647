import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { languages } from '@hien/domain';
import { viewports } from '../../.storybook/modes.ts';

/** One way to look at a story: what the toolbar can set. */
export interface Look {
  language: string;
  brand: string;
  mode: string;
  viewport: string;
}

export interface Axes {
  language: readonly string[];
  brand: readonly string[];
  mode: readonly string[];
  viewport: readonly string[];
}

/** What the toolbar offers; the brands are the files in tokens/brands/. */
export function readAxes(): Axes {
  const brands = globSync('tokens/brands/*.tokens.json').map((file) =>
    basename(file, '.tokens.json'),
  );
  return {
    language: languages,
    brand: brands.sort(
      (a, b) => Number(b === 'default') - Number(a === 'default') || (a < b ? -1 : 1),
    ),
    mode: ['light', 'dark'],
    viewport: Object.keys(viewports),
  };
}

/** How many pictures one story makes. */
export const looksPerStory = (axes: Axes): number =>
  axes.language.length * axes.brand.length * axes.mode.length * axes.viewport.length;

/** The address of a story in a look, for everybody the same picture. */
export function linkOf(storybook: string, id: string, look?: Look): string {
  const globals = look
    ? `&globals=${(['language', 'brand', 'mode', 'viewport'] as const)
        .map((axis) => `${axis}:${look[axis]}`)
        .join(';')}`
    : '';
  return `${storybook}/?path=/story/${id}${globals}`;
}
