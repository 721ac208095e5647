import { expect, test } from 'vitest';
import { writtenScales } from './written-scale.ts';

const ratios = (words: string) => writtenScales(words, 1).map(({ ratio }) => ratio);

test('a sheet names its scale, in any language', () => {
  expect(ratios('TỶ LỆ: 1/100')).toEqual([100]);
  expect(ratios('SCALE 1:50 (A3)')).toEqual([50]);
  expect(ratios('축척 1 : 200')).toEqual([200]);
  // The plan is named once below each of its two parts, the detail once.
  expect(ratios('MB TẦNG 7 TL 1/100 · CHI TIẾT 1:20 · TL 1/100')).toEqual([100, 20]);
  expect(ratios('1:20 1:25 1:50 1:75')).toHaveLength(3);
});

test('a date, a page, a slope and a time are no scale', () => {
  for (const words of [
    '01/100/2026',
    '1/11/2026',
    '1/12',
    '1:30',
    '2,1/100',
    '11:50',
    '1:100.5',
    '1:1000',
  ])
    expect(ratios(words), words).toEqual([]);
});

test('it says how many metres a pixel is', () => {
  // An A3 sheet, 420 mm wide, at 1:100 is 42 m of floor.
  const [written] = writtenScales('1:100', 2_000 / ((420 / 25.4) * 72));
  expect((written?.scale ?? 0) * 2_000).toBeCloseTo(42, 6);
});
