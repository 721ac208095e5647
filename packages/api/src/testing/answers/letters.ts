import { languages, letterSchema, validate } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { leavingLetter, openLetter } from '../fixtures/letters.ts';
import { onlyAdmin } from './admin.ts';
import type { Answers } from './answerer.ts';

/** The monthly letter, as staff see it before it leaves. */
export const letterAnswers: Answers<'listLetters' | 'saveLetter'> = {
  listLetters({ token }) {
    onlyAdmin(token);
    return { data: { items: [openLetter, leavingLetter] } };
  },

  saveLetter({ params, body, token }) {
    onlyAdmin(token);
    const letter = [openLetter, leavingLetter].find(({ month }) => month === params.month);
    if (letter === undefined) throw new MockFailure(404);
    const judged = validate(letterSchema, body);
    if (!judged.ok)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: Object.entries(judged.errors).map(([field, code]) => ({ field, code })),
      });
    if (body.expected_version !== letter.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: letter } });
    const words = body.words.vi === '' ? null : body.words;
    const isOther = languages.some((one) => (words?.[one] ?? '') !== (letter.words?.[one] ?? ''));
    if (letter.state !== 'open' && isOther)
      throw new MockFailure(409, { code: 'CONFLICT', body: { current: letter } });
    const now = '2026-03-06T03:00:00.000Z';
    return {
      data: {
        ...letter,
        words,
        held_at: body.held ? (letter.held_at ?? now) : null,
        version: letter.version + 1,
        changed_at: now,
      },
    };
  },
};
