import { describe, expect, it } from 'vitest';
import { combinations, fillDown, optionLimits, optionRows, pasteOptions } from './item-options.ts';

const option = (sku: string, vi: string, stock = 0) => ({
  sku,
  name: { vi, en: '', ko: '' },
  additionalAmount: 0,
  stock,
});

describe('optionRows', () => {
  it('makes a row of every way to choose, the last axis fastest, and keeps what was typed', () => {
    const known = [option('GHE-9', 'Sồi / L', 7)];
    const rows = optionRows(
      [
        ['Sồi', 'Óc chó'],
        ['M', 'L'],
      ],
      'GHE',
      known,
    );
    expect(rows.map(({ name, sku, stock }) => [name.vi, sku, stock])).toEqual([
      ['Sồi / M', 'GHE-1', 0],
      ['Sồi / L', 'GHE-9', 7],
      ['Óc chó / M', 'GHE-2', 0],
      ['Óc chó / L', 'GHE-3', 0],
    ]);
  });

  it('takes no SKU twice', () => {
    const rows = optionRows([['A', 'B']], 'GHE', [option('GHE-1', 'A')]);
    expect(rows.map(({ sku }) => sku)).toEqual(['GHE-1', 'GHE-2']);
  });

  it('makes none of an axis without values, and no more than the limit', () => {
    expect(optionRows([['A'], []], 'X', [])).toEqual([]);
    expect(combinations([])).toBe(0);
    const many = Array.from({ length: 15 }, (_, at) => String(at));
    expect(combinations([many, many])).toBe(225);
    expect(optionRows([many, many], 'X', [])).toHaveLength(optionLimits.rows);
  });
});

describe('pasteOptions', () => {
  const rows = [option('A', 'Một', 1), option('B', 'Hai', 2)];

  it('fills columns to the right and rows down, makes new rows, reads numbers as people write them', () => {
    const text = 'Sồi\tA-1\t1.250.000\t5\r\nÓc chó\tA-2\t1,300,000\tx\r\nTần bì\tA-3\t0\t9\r\n';
    expect(pasteOptions(rows, { row: 0, column: 'name' }, text)).toEqual([
      { ...option('A-1', 'Sồi', 5), additionalAmount: 1_250_000 },
      { ...option('A-2', 'Óc chó', 2), additionalAmount: 1_300_000 },
      option('A-3', 'Tần bì', 9),
    ]);
  });

  it('begins where it is pasted and composes letters that came apart', () => {
    const pasted = pasteOptions(rows, { row: 1, column: 'stock' }, '8\n9');
    expect(pasted?.map(({ stock }) => stock)).toEqual([1, 8, 9]);
    const apart = pasteOptions(rows, { row: 0, column: 'name' }, 'Óc chó'.normalize('NFD') + '\tZ');
    expect(apart?.[0]?.name.vi).toBe('Óc chó');
  });

  it('leaves one value to its field, and ten thousand lines at the limit', () => {
    expect(pasteOptions(rows, { row: 0, column: 'stock' }, '12')).toBeNull();
    const lines = Array.from({ length: 10_000 }, () => '1').join('\n');
    expect(pasteOptions(rows, { row: 0, column: 'stock' }, lines)).toHaveLength(optionLimits.rows);
  });
});

it('fillDown puts one value into all rows below', () => {
  const rows = [option('A', 'Một', 1), option('B', 'Hai', 2), option('C', 'Ba', 3)];
  expect(fillDown(rows, 1, 'stock').map(({ stock }) => stock)).toEqual([1, 2, 2]);
});
