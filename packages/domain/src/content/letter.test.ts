import { describe, expect, test } from 'vitest';
import { validate } from '../validation/validate.ts';
import { letterMonth, letterSchema, letterState, letterTimes, lettersAtHand } from './letter.ts';

const at = (iso: string) => Date.parse(`${iso}+07:00`);

describe('the letter of a month', () => {
  test('leaves with the first moment of the next month in Vietnam, and is over a week later', () => {
    expect(letterTimes('2026-12')).toEqual({
      since: at('2026-12-01T00:00:00'),
      leaves: at('2027-01-01T00:00:00'),
      over: at('2027-01-08T00:00:00'),
    });
    expect(letterMonth(at('2026-12-31T23:59:59'))).toBe('2026-12');
    expect(letterMonth(at('2027-01-01T00:00:00'))).toBe('2027-01');
    expect(() => letterTimes('2026-13')).toThrow(RangeError);
  });

  test.each([
    ['2026-11-30T23:59:59', 'open', ['2026-11']],
    ['2026-12-01T00:00:00', 'leaving', ['2026-12', '2026-11']],
    ['2026-12-08T00:00:00', 'leaving', ['2026-12', '2026-11']],
    ['2026-12-08T00:00:01', 'over', ['2026-12']],
    ['2027-01-02T12:00:00', 'over', ['2027-01', '2026-12']],
  ] as const)('of November is at %s: %s', (now, state, hand) => {
    expect(letterState('2026-11', at(now))).toBe(state);
    expect(lettersAtHand(at(now))).toEqual(hand);
  });

  test.each([
    [{ vi: '', en: ' ', ko: '' }, []],
    [{ vi: 'Chào', en: 'Hello', ko: '안녕하세요' }, []],
    [{ vi: 'Chào', en: ' ', ko: '' }, ['words.en', 'words.ko']],
    [{ vi: '', en: '', ko: '안녕하세요' }, ['words.vi', 'words.en']],
  ])('speaks to every reader or to none: %j', (words, missing) => {
    const judged = validate(letterSchema, { words, held: false });
    expect(judged.ok ? [] : Object.keys(judged.errors)).toEqual(missing);
  });
});
