import type { Plugin } from 'vite';
import { readStories } from '../../tools/lib/stories.ts';
import { readJourneys } from '../../tools/states/journeys.ts';

const ID = 'virtual:journeys';

/** The ways of every brand, each page with the story that shows it: what `pnpm states` judges is what the strips show. */
export const partnersJourneys = (): Plugin => ({
  name: 'hien:journeys',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
    const { brands } = await readJourneys(readStories());
    return `export const brands = ${JSON.stringify(brands)};`;
  },
});
