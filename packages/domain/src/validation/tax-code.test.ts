import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasTaxCheckDigit, taxCheckDigit } from './tax-code.ts';

const nine = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((digits) => digits.join(''));
const codes = nine
  .filter((begin) => taxCheckDigit(begin) !== null)
  .map((begin) => begin + String(taxCheckDigit(begin)));

describe('the check digit of a tax code', () => {
  test('is that of codes that companies print on their bills', () => {
    for (const code of ['0100109106', '0101243150', '0303141296', '0301464823'])
      expect(hasTaxCheckDigit(code), code).toBe(true);
    expect(hasTaxCheckDigit('0100109106-011')).toBe(true);
    expect(hasTaxCheckDigit('0100109106011')).toBe(true);
  });

  test('a single wrong digit is always found', () => {
    fc.assert(
      fc.property(codes, fc.nat(9), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
        const wrong = String((Number(code[at]) + by) % 10);
        expect(hasTaxCheckDigit(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    );
  });

  test('two neighbours of the first nine that changed places are found', () => {
    fc.assert(
      fc.property(codes, fc.nat(7), (code, at) => {
        const [a, b] = [code[at] ?? '', code[at + 1] ?? ''];
        fc.pre(a !== b);
        expect(hasTaxCheckDigit(code.slice(0, at) + b + a + code.slice(at + 2))).toBe(false);
      }),
    );
  });

  test('a branch has its company’s', () => {
    fc.assert(
      fc.property(codes, fc.nat(999), (code, branch) => {
        const number = String(branch).padStart(3, '0');
        expect(hasTaxCheckDigit(`${code}-${number}`)).toBe(true);
      }),
    );
  });

  test('what is no tax code of a company has none', () => {
    for (const code of [
      '',
      '010010910',
      '079188001234',
      '01001O9106',
      '0100109106-01',
      '12345678901',
    ])
      expect(hasTaxCheckDigit(code), code).toBe(false);
    expect(taxCheckDigit('12345678')).toBeNull();
  });
});
