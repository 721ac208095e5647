import { afterEach, beforeAll, expect, it } from 'vitest';
import { fixedSizes, misfits, resized, tripleTexts } from './fit.ts';
import { settled, sheets, wear, widen } from './stage.ts';

const root = document.documentElement;

beforeAll(() => wear('default', 'light'));
afterEach(() => root.style.removeProperty('font-size'));

it.each(sheets)(
  '$name has room in 320 px, for large letters and for long words',
  async ({ show }) => {
    const found: string[] = [];
    const note = (when: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${when}: ${line}`));

    await widen('least');
    await show();
    await settled();
    note('in 320 px', misfits());

    await widen('phone');
    root.style.fontSize = '200%';
    await settled();
    note('in letters twice as large', misfits());

    root.style.removeProperty('font-size');
    await settled();
    const sizes = fixedSizes();
    tripleTexts();
    await settled();
    note('in words three times as long, on a phone', [...misfits(), ...resized(sizes)]);

    await widen('desktop');
    await settled();
    note('in words three times as long', misfits({ page: false }));

    expect(found).toEqual([]);
  },
);
