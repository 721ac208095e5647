import type { Input, ReadingText } from '@hien/api';
import { articleTypes, languages, readingLimits } from '@hien/domain';
import { addressOf } from '../../shared/forms/uploads.ts';

type Said = Record<(typeof languages)[number], string>;

/** A text as its form holds it: pictures by their addresses, pieces by their numbers. */
export interface TextValues {
  title: Said;
  excerpt: Said;
  body: Said;
  /** None, or the cover. */
  images: string[];
  /** What the cover shows. */
  cover_alt: Said;
  type: string;
  author: string;
  tags: string[];
  pieces: string[];
}

export const valuesOf = (text: ReadingText): TextValues => ({
  title: { ...text.title },
  excerpt: { ...text.excerpt },
  body: { ...text.body },
  images: text.picture === null ? [] : [addressOf(text.picture)],
  cover_alt: { ...text.cover_alt },
  type: text.type,
  author: text.author,
  tags: [...text.tags],
  pieces: text.pieces.map(({ id }) => String(id)),
});

export type TextContent = Omit<Input<'saveReading'>, 'id' | 'expected_version' | 'confirmed'>;

/** The form as the server takes it. A draft may lack anything. */
export function contentOf(values: TextValues): TextContent {
  return {
    title: cut(values.title, readingLimits.title),
    excerpt: cut(values.excerpt, readingLimits.excerpt),
    body: values.body,
    cover: values.images[0] ?? null,
    cover_alt: cut(values.cover_alt, readingLimits.coverAlt),
    type: articleTypes.find((type) => type === values.type) ?? 'guide',
    author: values.author.slice(0, readingLimits.author),
    tags: values.tags.slice(0, readingLimits.tags),
    product_ids: values.pieces.map(Number).slice(0, readingLimits.pieces),
  };
}

const cut = (said: Said, most: number): Said => ({
  vi: said.vi.slice(0, most),
  en: said.en.slice(0, most),
  ko: said.ko.slice(0, most),
});

/** Two forms that say the same to the server. */
export const isSameContent = (one: TextValues, other: TextValues): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** What a device kept of a text, and which version of it was being changed; undefined for anything else. */
export function readKept(found: unknown, blank: TextValues) {
  if (!isRecord(found) || !isRecord(found.values)) return undefined;
  const { values, version } = found;
  const fitting = Object.entries(blank).map(([name, empty]: [string, unknown]) => {
    const kept = values[name];
    if (Array.isArray(empty)) return [name, Array.isArray(kept) ? kept : empty];
    if (!isRecord(empty)) return [name, typeof kept === 'string' ? kept : empty];
    const said = isRecord(kept) ? kept : {};
    return [
      name,
      Object.fromEntries(
        languages.map((one) => [one, typeof said[one] === 'string' ? said[one] : empty[one]]),
      ),
    ];
  });
  return {
    version: typeof version === 'number' ? version : 0,
    values: Object.fromEntries(fitting) as unknown as TextValues,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
