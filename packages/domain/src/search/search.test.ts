import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, plain, slug } from './fold.ts';
import { highlight } from './highlight.ts';
import { compareMatches, matchText, rank } from './rank.ts';

const marked = (text: string, query: string): string[] =>
  highlight(text, query).map(({ start, end }) => text.slice(start, end));

describe('fold', () => {
  it.each([
    ['Đèn trần', 'den tran'],
    ['ĐÈN', 'den'],
    [
      'Ưu đãi: Giường ngủ gỗ sồi, Ẵ Ễ Ở Ữ Ỵ ằ ệ ợ ự',
      'uu dai: giuong ngu go soi, a e o u y a e o u',
    ],
    ['Đèn'.normalize('NFD'), 'den'],
    ['침대 할인', '침대 할인'],
    ['침대'.normalize('NFD'), '침대'],
    ['Crème Brûlée', 'creme brulee'],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));

  it('is the same for both ways of storing, and folding twice changes nothing', () => {
    const text = fc.string({ unit: fc.constantFrom(...'đĐèẫửaB ơ침대기1-') });
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(value.normalize('NFD'))).toBe(fold(value.normalize('NFC')));
        expect(fold(fold(value))).toBe(fold(value));
      }),
    );
  });

  it('makes words for addresses', () => {
    expect(slug('  Đèn trần – gỗ sồi! ')).toBe('den-tran-go-soi');
    expect(slug('침대 할인 2026')).toBe('침대-할인-2026');
    expect(plain('BÀN'.normalize('NFD'))).toBe('bàn');
  });
});

describe('highlight', () => {
  it('marks the original, whatever form it is stored in', () => {
    expect(marked('Đèn trần gỗ', 'den tran')).toEqual(['Đèn', 'trần']);
    expect(
      marked('Đèn trần gỗ'.normalize('NFD'), 'den').map((part) => part.normalize('NFC')),
    ).toEqual(['Đèn']);
    expect(marked('Ghế sofa và bàn sofa', 'SOFA')).toEqual(['sofa', 'sofa']);
    expect(
      marked('침대 프레임'.normalize('NFD'), '침대').map((part) => part.normalize('NFC')),
    ).toEqual(['침대']);
  });

  it('matches Korean by syllable, not by letter', () => expect(marked('한국', '하')).toEqual([]));

  it('joins what overlaps or touches and finds nothing for nothing', () => {
    expect(highlight('banana', 'ana nan')).toEqual([{ start: 1, end: 5 }]);
    expect(highlight('abcd', 'ab cd')).toEqual([{ start: 0, end: 4 }]);
    expect(highlight('abcd', 'abc b')).toEqual([{ start: 0, end: 3 }]);
    expect(highlight('bàn', '')).toEqual([]);
    expect(highlight('bàn', 'ghế')).toEqual([]);
  });

  it('gives ordered ranges inside the text whose folded content holds a word of the query', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'đèẫa b침'), maxLength: 20 });
    fc.assert(
      fc.property(piece, piece, (text, query) => {
        let last = -1;
        for (const { start, end } of highlight(text, query)) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});

describe('rank', () => {
  const order = (items: string[], query: string): string[] => rank(items, query, (item) => item);

  it('puts exact accents first', () => {
    expect(order(['bạn', 'ban', 'bàn'], 'bàn')).toEqual(['bàn', 'bạn', 'ban']);
    expect(order(['Ổ cắm đen', 'Đèn trần'], 'đèn')).toEqual(['Đèn trần', 'Ổ cắm đen']);
  });

  it('then phrases, then beginnings of words, then early places', () => {
    expect(order(['trần nhà và đèn', 'đèn trần'], 'den tran')).toEqual([
      'đèn trần',
      'trần nhà và đèn',
    ]);
    expect(order(['hòa bàn', 'xbàn y'], 'ban')).toEqual(['hòa bàn', 'xbàn y']);
    expect(order(['tủ và bàn', 'bàn và tủ'], 'ban')).toEqual(['bàn và tủ', 'tủ và bàn']);
  });

  it('leaves out what misses a word, keeps all for an empty query and the order of equals', () => {
    expect(order(['đèn bàn', 'đèn'], 'den ban')).toEqual(['đèn bàn']);
    expect(order(['b', 'a'], '  ')).toEqual(['b', 'a']);
    expect(order(['bàn 2', 'bàn 1'], 'ban')).toEqual(['bàn 2', 'bàn 1']);
  });

  it('says null for no match and compares to zero for equal ones', () => {
    expect(matchText('ghế', 'bàn')).toBeNull();
    const one = matchText('bàn', 'bàn');
    expect(one).toEqual([1, 2, 1, -0]);
    expect(compareMatches([1, 2], [1, 2])).toBe(0);
    expect(compareMatches([1], [2])).toBeGreaterThan(0);
  });
});
