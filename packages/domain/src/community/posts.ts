import * as z from 'zod/mini';
import { slug } from '../search/fold.ts';
import {
  choiceField,
  imagesField,
  moneyField,
  numberField,
  optionalField,
  optionalTextField,
  textField,
} from '../validation/fields.ts';
import { designStyles } from '../vocabulary/homes.ts';

/** Kinds of homes as the wire names them, small ones first. */
export const sharedHouseTypes = [
  'studio',
  '1-bedroom',
  '2-bedroom',
  '3-bedroom',
  '4-bedroom',
  'duplex',
  'penthouse',
  'villa',
] as const;

/** ours: what a post of a shared home may hold. */
export const postLimits = {
  title: 120,
  /** Of HTML, in letters. */
  body: 100_000,
  pictures: 10,
  /** On one picture: more would lie on each other. */
  marks: 12,
  label: 80,
  hashtags: 8,
  /** One member's posts; who has so many takes an old one away first. */
  perMember: 200,
  /** Letters of an address. */
  slug: 80,
  /** So long after the last key a draft is sent to the server. */
  autosaveMs: 5_000,
} as const;

/** What stands at the address of shared homes besides them (D46): no home is called so. */
const isReserved = (word: string): boolean =>
  word === 'my-post' || word === 'write-post' || /^page-\d+$/.test(word);

/**
 * The address of a post by its title: `Nhà ống 4 m` → `nha-ong-4-m`. Korean keeps its syllables; a title of signs alone is
 * called after its number.
 */
export function postSlug(title: string, id: number): string {
  const words = slug(title).slice(0, postLimits.slug).replace(/-+$/, '');
  if (words === '') return `nha-${id}`;
  return isReserved(words) ? `${words}-nha` : words;
}

/** The first of `nha`, `nha-2`, `nha-3`, … that is not taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

export const postStates = ['draft', 'published', 'changed', 'taken-back', 'removed'] as const;
/**
 * `changed` is shown as it was published, and has newer words that are not; `taken-back` was shown; `removed` was taken away
 * by our staff.
 */
export type PostState = (typeof postStates)[number];

/** What readers are shown of a post, and which version of it. */
export type PostShown = {
  readonly status: 'visible' | 'hidden' | 'removed';
  readonly version: number;
};

/** The state follows from the post and from what readers see of it. */
export function postState(version: number, shown: PostShown | null): PostState {
  if (shown === null) return 'draft';
  if (shown.status === 'removed') return 'removed';
  if (shown.status === 'hidden') return 'taken-back';
  return shown.version === version ? 'published' : 'changed';
}

export const postMoves = ['publish', 'take-back', 'delete'] as const;
export type PostMove = (typeof postMoves)[number];

const moves: Readonly<Record<PostState, readonly PostMove[]>> = {
  draft: ['publish', 'delete'],
  published: ['take-back', 'delete'],
  changed: ['publish', 'take-back', 'delete'],
  'taken-back': ['publish', 'delete'],
  // What staff took away comes back by an appeal, not by publishing it again.
  removed: ['delete'],
};

/** What its author can do with a post. */
export const canMovePost = (state: PostState, move: PostMove): boolean =>
  moves[state].includes(move);

/** A mark on a picture: where something stands, in shares of width and height, and what it is. */
const mark = z.object({
  picture: z.number(),
  x: z.number(),
  y: z.number(),
  product_id: z.nullable(z.number()),
  label: z.string(),
});

/** What a post must hold before readers see it; a draft may lack all of it. */
export const postSchema = z.object({
  title: textField('validation.required', postLimits.title),
  body: textField('validation.message.required', postLimits.body),
  images: imagesField(1, postLimits.pictures),
  marks: z.array(mark),
  before: imagesField(0, 1),
  house_type: choiceField(sharedHouseTypes),
  style: choiceField(designStyles),
  area: optionalField(numberField({ positive: true, max: 10_000 })),
  city: optionalTextField(120),
  cost: optionalField(moneyField({ max: 999_999_999_999 })),
  hashtags: z.array(optionalTextField(40)),
});
