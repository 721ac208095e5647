import { describe, expect, it } from 'vitest';
import { oracleStates } from './testing/oracle.ts';
import { orderCode } from './order-code.ts';
import { orderCodes } from './order-codes.ts';
import type { ItemState } from './item/item-state.ts';

const states = (names: string): { state: ItemState }[] =>
  names.split(' ').map((name) => {
    const state = oracleStates[name];
    if (state === undefined) throw new Error(`no state ${name}`);
    return { state };
  });

const codeOf = (names: string, extended = false): number =>
  orderCodes[orderCode(states(names), extended)];

describe('the order code from the item codes', () => {
  it.each([
    ['24 7', 7],
    ['9 26', 11],
    ['12 24', 4],
    ['12 6', 14],
    ['6 5', 6],
    ['1 S2', 3],
    ['8v 24', 15],
    ['S5 12', 5],
    ['16 11', 13],
  ])('%s is %i, as in the worked examples', (items, code) => expect(codeOf(items)).toBe(code));

  it('is 10 for delivered items of an extended order', () => {
    expect(codeOf('24 24', true)).toBe(10);
    expect(codeOf('24 S2', true)).toBe(3);
  });

  /** 2.6, written once more as the document has it: line by line over sets of codes. */
  const byTheDocument = (names: readonly string[], ext: boolean): number => {
    const live = names.filter((n) => !['5', '6', '12'].includes(n));
    const some = (...of: string[]): boolean => live.some((n) => of.includes(n));
    const all = (...of: string[]): boolean => live.every((n) => of.includes(n));
    if (names.includes('S0')) return 1;
    if (live.length === 0) return names.includes('12') ? 14 : 6;
    if (some('7', '22/req', '23/req', '27/req')) return 7;
    if (some('26', '22/wait', '23/wait')) return 11;
    if (some('9', '10', '22/coll', '22/rec', '23/coll', '23/rec', '27/rec')) return 12;
    if (some('11')) return 13;
    if (live.some((n) => /^(13|15|16|17|19|20|21|25)(\/|$)/.test(n))) return 8;
    if (some('8d', '8v')) return 15;
    if (all('S5')) return 5;
    if (all('S1', 'S2', '2pre', '3', '4', '28')) return 2;
    if (ext && !some('S1', 'S2', '2pre', '3', '4', '28')) return 10;
    if (all('24', '18', '14v', 'S5')) return 4;
    return 3;
  };

  it('agrees with the document for every one, two and three items, extended or not', () => {
    const names = Object.keys(oracleStates);
    const seen = new Set<number>();
    for (const ext of [false, true]) {
      for (const a of names) {
        expect([a, ext, codeOf(a, ext)]).toEqual([a, ext, byTheDocument([a], ext)]);
        for (const b of names) {
          const code = codeOf(`${a} ${b}`, ext);
          seen.add(code);
          if (code !== byTheDocument([a, b], ext)) expect.fail(`${a} ${b} ${ext}: ${code}`);
          for (const c of names)
            if (codeOf(`${a} ${b} ${c}`, ext) !== byTheDocument([a, b, c], ext))
              expect.fail(`${a} ${b} ${c} ${ext}`);
        }
      }
    }
    expect([...seen].toSorted((x, y) => x - y)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15,
    ]);
  });
});
