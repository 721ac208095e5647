import { fixtures } from '@hien/api/testing';
import { describe, expect, test } from 'vitest';
import {
  type Edits,
  addsCell,
  afterSaving,
  changesOf,
  dirtyCells,
  pasted,
  problemsIn,
  shownIn,
  stockCell,
  typed,
} from './grid-edits.ts';

const item = fixtures.shopItem(1, 'vi');
const other = fixtures.shopItem(2, 'vi');
const [option] = item.options;
if (option === undefined) throw new Error('no option');
const stock = stockCell(option.id);

describe('cells that are typed over', () => {
  test('say what was typed, and nothing once it is what is stored', () => {
    const edits = typed({}, item, 'price', 5_000_000);
    expect(shownIn(item, edits[item.id], 'price')).toBe(5_000_000);
    expect(typed(edits, item, 'price', item.price)).toEqual({});
  });

  test('go out with what was looked at, those of other items beside them', () => {
    const edits = typed(
      typed(typed({}, item, 'price', 5_000_000), item, stock, 3),
      other,
      'discount',
      0,
    );
    expect(dirtyCells(edits)).toBe(other.discount === 0 ? 2 : 3);
    expect(changesOf(edits)[0]).toEqual({
      id: item.id,
      price: { from: item.price, to: 5_000_000 },
      stock: [{ optionId: option.id, from: option.stock, to: 3 }],
    });
  });

  test('what an option adds and the days to prepare go out with what was looked at, and say what is wrong', () => {
    const adds = addsCell(option.id);
    const edits = typed(typed({}, item, adds, 90_000), item, 'preparationDays', 7);
    expect(changesOf(edits)).toEqual([
      {
        id: item.id,
        preparationDays: { from: item.preparationDays, to: 7 },
        additional: [{ optionId: option.id, from: option.additionalAmount, to: 90_000 }],
      },
    ]);
    expect(problemsIn(typed({}, item, adds, null)[item.id])).toEqual({
      [adds]: 'validation.required',
    });
    expect(problemsIn(typed({}, item, 'preparationDays', 61)[item.id])).toEqual({
      preparationDays: 'validation.number.too-large',
    });
  });

  test('are wrong where nothing is typed and where the discount leaves no price', () => {
    expect(problemsIn(typed({}, item, 'price', null)[item.id])).toEqual({
      price: 'validation.required',
    });
    expect(problemsIn(typed({}, item, 'discount', item.price)[item.id])).toEqual({
      discount: 'validation.discount.too-large',
    });
    expect(problemsIn(typed({}, item, stock, 1_000_001)[item.id])).toEqual({
      [stock]: 'validation.number.too-large',
    });
  });
});

describe('after a save', () => {
  const edits: Edits = typed(typed({}, item, stock, 20), other, 'price', 1);
  const sold = {
    ...item,
    options: item.options.map((one) =>
      one.id === option.id ? { ...one, stock: option.stock - 2 } : one,
    ),
  };
  const results = [
    { id: item.id, done: false, code: 'VERSION_CONFLICT', message: 'Vừa đổi.', current: sold },
    { id: other.id, done: true, code: null, message: null, current: other },
  ];

  test('what was sold meanwhile keeps what was typed, over the stock of now', () => {
    const left = afterSaving(edits, results);
    expect(Object.keys(left)).toEqual([String(item.id)]);
    expect(left[item.id]).toMatchObject({
      cells: { [stock]: 20 },
      moved: [stock],
      failed: 'Vừa đổi.',
    });
    expect(changesOf(left)).toEqual([
      { id: item.id, stock: [{ optionId: option.id, from: option.stock - 2, to: 20 }] },
    ]);
  });

  test('an item that nobody answered for stays as it was typed', () => {
    expect(afterSaving(edits, results.slice(1))[item.id]).toEqual(edits[item.id]);
  });
});

describe('a column of a spreadsheet', () => {
  test('goes down from the cell, in whatever way its numbers are grouped', () => {
    expect(pasted('1.250.000\r\n1,250,000\r\n 990000 đ\r\n', 10)).toEqual([
      1_250_000, 1_250_000, 990_000,
    ]);
  });

  test('ends with the cells, leaves out what is no number, takes the first column', () => {
    expect(pasted('12\tđỏ\nhết hàng\n7\n8', 3)).toEqual([12, null, 7]);
  });

  test('is none of a single value', () => expect(pasted('12', 5)).toBeNull());
});
