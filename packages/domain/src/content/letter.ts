import * as z from 'zod/mini';
import { type Instant, addMonths, ictDate, startOfDate, startOfMonth } from '../calendar/ict.ts';
import { type Language, languages } from '../language/language.ts';
import { optionalTextField } from '../validation/fields.ts';
import type { ValidationMessageId } from '../validation/message-ids.ts';

/** ours: a server that stood still for longer than this leaves a letter out (docs/adr/0136); characters of an editor's words. */
export const letterLimits = { days: 7, words: 600 } as const;

/** When the letter of a month begins to tell, leaves, and is over. */
export type LetterTimes = {
  readonly since: Instant;
  readonly leaves: Instant;
  readonly over: Instant;
};

/** `open`: its editors may write; `leaving`: it may still be held; `over`: whoever has no letter gets none. */
export type LetterState = 'open' | 'leaving' | 'over';

/** The month `2026-11` whose letter tells of a moment. */
export const letterMonth = (at: Instant): string => ictDate(at).slice(0, 7);

/** @throws {RangeError} when there is no such month */
export function letterTimes(month: string): LetterTimes {
  const since = startOfDate(`${month}-01`);
  if (since === null) throw new RangeError(`no month ${month}`);
  const leaves = addMonths(since, 1);
  return { since, leaves, over: leaves + letterLimits.days * 86_400_000 };
}

export function letterState(month: string, now: Instant): LetterState {
  const { leaves, over } = letterTimes(month);
  if (now < leaves) return 'open';
  return now <= over ? 'leaving' : 'over';
}

/** The letters that staff can still do something about: this month's, and last month's while it leaves. */
export function lettersAtHand(now: Instant): string[] {
  const before = letterMonth(addMonths(startOfMonth(now), -1));
  return [letterMonth(now), ...(letterState(before, now) === 'leaving' ? [before] : [])];
}

const written = optionalTextField(letterLimits.words);

/** An editor's words stand in every reader's language, or in none: nobody gets half a letter. */
export const letterSchema = z
  .object({
    words: z.object({ vi: written, en: written, ko: written }),
    held: z.boolean(),
  })
  .check(({ value: { words }, issues }) => {
    const missing = (language: Language) => words[language].trim() === '';
    if (languages.every(missing)) return;
    for (const language of languages.filter(missing))
      issues.push({
        code: 'custom',
        input: words[language],
        path: ['words', language],
        message: 'validation.required' satisfies ValidationMessageId,
      });
  });

export type LetterForm = z.infer<typeof letterSchema>;
