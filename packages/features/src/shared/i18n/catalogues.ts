import type { Language } from '@hien/domain';
import type { IntlShape } from 'react-intl';
import type { Area } from '../../routes/route.ts';
import { cached } from '../async/cached.ts';

/** The catalogue of an area, or of what every page shares. */
export type MessageArea = Area | 'shared';

/** Message id → compiled message. The type names every id there is; one catalogue holds its area's share. */
export type Messages = IntlShape['messages'];

const none = {} as Messages;

// One chunk per area and language: a page loads its own two and nothing else (ruling 7).
const files = import.meta.glob<Messages>('./*/messages/*.json', {
  base: '../../',
  import: 'default',
});

const load = cached((file: string): Promise<Messages> => files[file]?.() ?? Promise.resolve(none));

const loadWithForms = cached(async (file: string): Promise<Messages> => {
  const forms = file.replace(/^\.\/[\w-]+/, './forms');
  const [own, complaints] = await Promise.all([load(file), load(forms)]);
  return { ...complaints, ...own };
});

/**
 * Messages of one area in one language; an area without messages of its own has an empty catalogue. Wherever there are
 * forms, what only particular forms complain of comes along: not at home, whose first load is counted (docs/adr/0014).
 */
export function loadMessages(area: MessageArea, language: Language): Promise<Messages> {
  const file = `./${area}/messages/${language}.json`;
  return area === 'shared' || area === 'home' ? load(file) : loadWithForms(file);
}

const loadEvery = cached(async (language: Language): Promise<Messages> => {
  const wanted = Object.keys(files).filter((file) => file.endsWith(`/${language}.json`));
  return Object.assign({}, ...(await Promise.all(wanted.map(load)))) as Messages;
});

/** Every area at once: for stories, which may show any of them. */
export const loadAllMessages: (language: Language) => Promise<Messages> = loadEvery;
