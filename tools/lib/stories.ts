import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { stories as globs } from '../../.storybook/sources.ts';

/** A story as Storybook will index it. */
export interface Story {
  /** In links: `screens-shop-shop--default`. */
  id: string;
  /** `screens/shop/Shop`. */
  title: string;
  /** As the sidebar has it: `Long Text`. */
  name: string;
  /** Its export: `LongText`. */
  state: string;
  file: string;
  /** The brand that it stands in whatever the toolbar says: `globals: { brand: 'samsung' }`, of itself or of its file. */
  brand?: string;
}

const BRAND = /\bbrand: '([\w-]+)'/;

/** The stories of one file. Throws where Storybook would not index it either. */
export function storiesIn(file: string, source = readFileSync(file, 'utf8')): Story[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const title = csf.meta.title;
  if (!title) throw new Error(`${file}: a story file says its title`);
  // Exports and stories come in the order of the file, one for one.
  const states = Object.keys(csf._stories);
  const brandIn = (annotations: typeof csf._metaAnnotations | undefined): string | undefined => {
    const { start, end } = annotations?.globals ?? {};
    return BRAND.exec(source.slice(start ?? 0, end ?? 0))?.[1];
  };
  return csf.stories.map(({ id, name }, at): Story => {
    const state = states[at] ?? '';
    const brand = brandIn(csf._storyAnnotations[state]) ?? brandIn(csf._metaAnnotations);
    const story = { id, title, name: name ?? '', state, file };
    return brand === undefined ? story : { ...story, brand };
  });
}

/** Every story of the tree, read from the files: no build, no browser. */
export function readStories(): Story[] {
  const patterns = globs.map((glob) => posix.join('.storybook', glob));
  return globSync(patterns)
    .filter((file) => !file.includes('node_modules'))
    .sort()
    .flatMap((file) => storiesIn(file));
}
