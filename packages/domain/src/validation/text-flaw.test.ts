import { describe, expect, it } from 'vitest';
import { isInvisible, searchWords, textFlaw } from './text-flaw.ts';

describe('what a text may hold', () => {
  it.each([
    ['U+0000', 'a\u0000b'],
    ['the first half of a pair', 'a\ud83d'],
    ['the second half of a pair', '\ude00b'],
    ['the halves in the wrong order', '\ude00\ud83d'],
  ])('%s cannot be stored', (_, text) => expect(textFlaw(text)).toBe('unstorable'));

  it.each([
    ['zero-width space', '\u200b'],
    ['zero-width joiners and spaces', ' \u200d \u200c'],
    ['a right-to-left override', '\u202e'],
    ['isolates', '\u2066\u2069'],
    ['the Hangul filler', '\u3164'],
    ['a soft hyphen', '\u00ad'],
    ['a variation selector', '\ufe0f'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['a control', '\u0007'],
    ['the blank of Braille', '\u2800'],
  ])('%s alone shows nothing', (_, text) => {
    expect(textFlaw(text)).toBe('invisible');
    expect(isInvisible(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['white space, which a field trims', ' \n\t\u00a0'],
    ['a whole pair', '😀'],
    ['a family joined by U+200D', '👨‍👩‍👧'],
    ['a word with a soft hyphen', 'nội\u00adthất'],
    ['decomposed Vietnamese', 'Đèn'.normalize('NFD')],
    ['a word that a direction mark follows', 'Hiên\u200e'],
  ])('%s passes', (_, text) => expect(textFlaw(text)).toBeNull());
});

describe('the words of a search in an address', () => {
  it.each([
    ['none', null, ''],
    ['spaces around', '  ghế  ', 'ghế'],
    ['decomposed Vietnamese', 'Đèn'.normalize('NFD'), 'Đèn'],
    ['U+0000', 'a\u0000', ''],
    ['nothing to see', '\u200b', ''],
    ['too many', 'a'.repeat(121), 'a'.repeat(120)],
    ['a pair at the cut', `${'a'.repeat(119)}😀`, 'a'.repeat(119)],
  ])('%s', (_, text, words) => expect(searchWords(text)).toBe(words));
});
