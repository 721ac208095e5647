import { describe, expect, it } from 'vitest';
import { Vocabulary, slips } from './correct.ts';
import { searchTerms } from './terms.ts';

/** Every way a term may be met, as text. */
const waysOf = (text: string): string[][] =>
  searchTerms(text).map((term) => term.map(({ words }) => words.join(' ')));

describe('what a query asks for', () => {
  it('takes every word, once, and none where there is none', () => {
    expect(waysOf('Đèn  trần ĐÈN')).toEqual([['đèn'], ['trần']]);
    expect(waysOf(' –  !')).toEqual([]);
    expect(waysOf('a b c d e f g h i k')).toHaveLength(8);
  });

  it.each(['sô pha', 'so pha', 'Sofa', 'ghế sofa'])('“%s” is a sofa', (text) => {
    expect(waysOf(text)).toEqual([expect.arrayContaining([expect.stringMatching(/^sofa$/i)])]);
  });

  it('keeps the words beside a phrase', () => {
    expect(waysOf('sô pha xanh').map(([first]) => first)).toEqual(['sô pha', 'xanh']);
  });

  it('takes accents at their word', () => {
    // A bear, not a beige one: whoever writes accents means them.
    expect(waysOf('bé')).toEqual([['bé']]);
    expect(waysOf('be')).toEqual([expect.arrayContaining(['be', 'kem'])]);
  });

  it.each(['1m8', '1,8 m', '1.8m', '1m80', '180 cm', '180cm'])('%s is one length', (text) => {
    expect(waysOf(`giường ${text}`)).toEqual([
      ['giường'],
      expect.arrayContaining(['1m8', '1 8 m', '180']),
    ]);
  });

  it('reads no length out of other numbers', () => {
    expect(waysOf('2 máy')).toEqual([['2'], ['máy']]);
    expect(waysOf('2.500.000')).toEqual([['2'], ['500'], ['000']]);
    expect(waysOf('240x170')).toEqual([['240x170']]);
  });
});

const vocabulary = new Vocabulary(
  Object.entries({
    giuong: 20,
    ghe: 60,
    sofa: 30,
    ban: 50,
    den: 40,
    tran: 25,
    guong: 9,
    an: 70,
  }).map(([word, count]) => ({ word, count })),
);

describe('a word that nothing begins with', () => {
  it.each([
    ['giuogn', 'giuong'],
    ['giuon', 'giuong'],
    ['giuwowngf', 'giuong'],
    ['gheef', 'ghe'],
    ['soffa', 'sofa'],
    ['dne', 'den'],
    ['banan', 'ban an'],
    ['dentran', 'den tran'],
  ])('%s was %s', (typed, meant) => {
    expect(vocabulary.meant(typed)).toBe(meant);
  });

  it.each(['bo', 'xe', 'maylanh', 'giuong2', '소파', 'don'])('%s was no slip', (typed) => {
    expect(vocabulary.meant(typed)).toBeNull();
  });

  it('knows what is not finished', () => {
    expect(['gi', 'giuong', 'x', 'giuongs'].map((word) => vocabulary.begins(word))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it('counts slips: more, less, another, changed places', () => {
  expect(
    [
      ['ban', 'ban'],
      ['ban', 'bna'],
      ['ban', 'bann'],
      ['ban', 'bn'],
      ['ban', 'den'],
      ['', 'den'],
    ].map(([one = '', other = '']) => slips(one, other)),
  ).toEqual([0, 1, 1, 1, 2, 3]);
});
