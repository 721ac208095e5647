import type { Plugin } from 'vite';
import { readStories } from '../../tools/lib/stories.ts';
import { readJourneys } from '../../tools/states/journeys.ts';

/** Fills `brands.ts`: what `pnpm states` judges is what the strips show. */
export const partnersJourneys = (): Plugin => ({
  name: 'hien:journeys',
  async load(id) {
    if (!id.endsWith('/.storybook/partners/brands.ts')) return undefined;
    const { brands } = await readJourneys(readStories());
    return `export const brands = ${JSON.stringify(brands)};`;
  },
});
