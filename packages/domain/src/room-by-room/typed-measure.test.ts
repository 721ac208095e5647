import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../language/language.ts';
import { readMeasure } from './typed-measure.ts';

it.each([
  ['12,5', 'area', 'vi', 12.5],
  ['12.5', 'area', 'vi', 12.5],
  ['12,5', 'area', 'en', 12.5],
  [' 12.5 m² ', 'area', 'ko', 12.5],
  ['18 M2', 'area', 'en', 18],
  ['20㎡', 'area', 'ko', 20],
  ['3,4m', 'side', 'vi', 3.4],
  ['1.000', 'area', 'vi', 1_000],
  ['0,1', 'side', 'vi', 0.1],
  ['30', 'side', 'en', 30],
] as const)('“%s” as %s in %s is %f', (typed, kind, language, value) => {
  expect(readMeasure(typed, kind, language)).toEqual({ ok: true, value });
});

it.each([
  ['', 'area', 'empty'],
  ['  ', 'side', 'empty'],
  ['m²', 'area', 'empty'],
  ['hai mươi', 'area', 'no-number'],
  ['-4', 'side', 'no-number'],
  ['4x5', 'side', 'no-number'],
  ['0', 'area', 'out-of-bounds'],
  ['12.500', 'area', 'out-of-bounds'],
  ['1000,1', 'area', 'out-of-bounds'],
  ['30,5', 'side', 'out-of-bounds'],
  ['350', 'side', 'out-of-bounds'],
] as const)('“%s” as %s is refused: %s', (typed, kind, fault) => {
  expect(readMeasure(typed, kind, 'vi')).toEqual({ ok: false, fault });
});

it('reads whole square metres and their tenths alike in every language and with either mark', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      fc.constantFrom(...languages),
      fc.constantFrom(',', '.'),
      fc.constantFrom('', ' m²', 'm2', ' ㎡'),
      (tenths, language, mark, unit) => {
        const typed = `${Math.floor(tenths / 10)}${mark}${tenths % 10}${unit}`;
        expect(readMeasure(typed, 'area', language)).toEqual({ ok: true, value: tenths / 10 });
      },
    ),
  );
});
