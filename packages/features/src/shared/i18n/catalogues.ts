import type { Language } from '@hien/domain';
import type { IntlShape } from 'react-intl';
import type { Area } from '@hien/domain/routes';
import { cached } from '../async/cached.ts';

/** The catalogue of an area, or of what every page shares. */
export type MessageArea = Area | 'shared';

/** Message id → compiled message. The type names every id there is; one catalogue holds its area's share. */
export type Messages = IntlShape['messages'];

const none = {} as Messages;

/** The catalogues of one area by file, `./vi.json`: one chunk per language, loaded when it is asked for. */
export type Catalogues = Readonly<Record<string, () => Promise<Messages>>>;

// A page loads the catalogues of its area, and what every page shares, in one language (ruling 7).
const first = import.meta.glob<Messages>('./{shared,home}/messages/*.json', {
  base: '../../',
  import: 'default',
});
// The front page would otherwise carry the name of every file there is: an area keeps its own.
const areas = import.meta.glob<Catalogues>('./*/messages/index.ts', {
  base: '../../',
  import: 'catalogues',
});

const load = cached(async (file: string): Promise<Messages> => {
  const known = first[file];
  if (known) return known();
  const at = file.lastIndexOf('/') + 1;
  const catalogues = await areas[`${file.slice(0, at)}index.ts`]?.();
  return catalogues?.[`./${file.slice(at)}`]?.() ?? none;
});

const loadWithInner = cached(async (file: string): Promise<Messages> => {
  const inner = file.replace(/^\.\/[\w-]+/, './inner');
  const [own, common] = await Promise.all([load(file), load(inner)]);
  return { ...common, ...own };
});

/**
 * Messages of one area in one language; an area without messages of its own has an empty catalogue. What inner
 * pages share (`inner`) comes along: not at home, whose first load is counted (docs/adr/0014).
 */
export function loadMessages(area: MessageArea, language: Language): Promise<Messages> {
  const file = `./${area}/messages/${language}.json`;
  return area === 'shared' || area === 'home' ? load(file) : loadWithInner(file);
}

const loadEvery = cached(async (language: Language): Promise<Messages> => {
  const folders = [...Object.keys(first), ...Object.keys(areas)].map((file) =>
    file.slice(0, file.lastIndexOf('/')),
  );
  const wanted = [...new Set(folders)].map((folder) => load(`${folder}/${language}.json`));
  return Object.assign({}, ...(await Promise.all(wanted))) as Messages;
});

/** Every area at once: for stories, which may show any of them. */
export const loadAllMessages: (language: Language) => Promise<Messages> = loadEvery;
