import * as z from 'zod/mini';
import { systemClock } from '../calendar/clock.ts';
import { day } from '../calendar/duration.ts';
import { type Instant, ictDate, ictParts, parseInstant } from '../calendar/ict.ts';
import { slug } from '../search/fold.ts';
import {
  choiceField,
  dateField,
  imagesField,
  moneyField,
  numberField,
  optionalField,
  optionalTextField,
  textField,
} from '../validation/fields.ts';
import { between } from '../validation/rules.ts';
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
  /** Among the words, besides those. */
  textPictures: 10,
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
  /** So far ahead a post can be planned. */
  planDays: 365,
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

/** Why a post cannot be planned for a moment; null when it can. */
export const planFault = (at: Instant, now: Instant): 'past' | 'far' | null =>
  at <= now ? 'past' : at > now + postLimits.planDays * day ? 'far' : null;

/** A day and an hour as they are typed, by Vietnam's clock; null while they are none. */
export function plannedAt(plan: { day: string; time: string }): Instant | null {
  const at = parseInstant(`${plan.day}T${plan.time}:00+07:00`);
  return at !== null && ictDate(at) === plan.day ? at : null;
}

/** The other way round. */
export function planOf(at: Instant): { day: string; time: string } {
  const { hour, minute } = ictParts(at);
  return {
    day: ictDate(at),
    time: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
  };
}

const isPlan = (wanted: 'past' | 'far') => (plan: { day: string; time: string }) => {
  const at = plannedAt(plan);
  return at === null || planFault(at, systemClock.now()) !== wanted;
};

/** When a post shall be published. What is over already is said at the hour when the day is today. */
export const planSchema = z
  .object({
    day: dateField(),
    time: textField().check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'validation.time.invalid' }),
    ),
  })
  .check(
    between(['day', 'time'], isPlan('past'), 'validation.plan.past'),
    between(['day', 'time'], isPlan('far'), 'validation.plan.far', 'day'),
  );

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
