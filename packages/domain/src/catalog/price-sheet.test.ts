import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/language.ts';
import { csvText, readCsv } from '../table-file/csv.ts';
import {
  type SheetItem,
  compareSheet,
  mostSheetLines,
  priceSheet,
  priceSheets,
  sheetColumns,
  wholeNumber,
} from './price-sheet.ts';

const sofa: SheetItem = {
  id: 1,
  name: 'Sofa Sương',
  state: 'on_sale',
  price: 18_900_000,
  discount: 900_000,
  options: [
    { id: 11, sku: 'HN-1-1', name: 'Yến mạch', stock: 6 },
    { id: 12, sku: 'HN-1-2', name: 'Rêu', stock: 0 },
  ],
};
const lamp: SheetItem = {
  id: 2,
  name: 'Đèn trần',
  state: 'stopped',
  price: 1_250_000,
  discount: 0,
  options: [{ id: 21, sku: 'HN-2-1', name: 'Trắng', stock: 40 }],
};
const items = [sofa, lamp];

function compared(file: string, against: readonly SheetItem[] = items) {
  const read = readCsv(file, mostSheetLines);
  if (!read.ok) throw new Error('no table');
  const [heads, ...lines] = read.lines;
  const columns = sheetColumns(heads?.cells ?? []);
  if (columns === null) throw new Error('no columns');
  return compareSheet(columns, lines, against);
}
const typed = (...lines: string[]) =>
  compared(['option_sku;price;discount;stock', ...lines].join('\n'));

describe('a table of prices and stock', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const anyItems = fc.array(
    fc.record({
      name: text,
      state: fc.constantFrom('on_sale' as const, 'draft' as const),
      price: fc.integer({ min: 1, max: 2_000_000_000 }),
      discount: fc.integer({ min: 0, max: 100_000 }),
      options: fc.array(fc.record({ name: text, stock: fc.nat({ max: 1_000_000 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { maxLength: 12 },
  );

  it('that comes back as it went changes nothing, in any language and whatever items are called', () => {
    fc.assert(
      fc.property(
        anyItems,
        fc.constantFrom(...languages),
        fc.constantFrom(',', ';'),
        (all, language, mark) => {
          const shop = all.map((item, id) => ({
            ...item,
            id,
            options: item.options.map((option, at) => ({
              ...option,
              id: id * 10 + at,
              sku: `HN-${id}-${at}`,
            })),
          }));
          const file = csvText(priceSheet(shop, language), mark);
          expect(compared(file, shop)).toEqual({ changed: [], same: shop.length, faults: [] });
        },
      ),
    );
  });

  it('leaves alone what nobody typed over, though it changed since', () => {
    const file = csvText(priceSheet(items, 'vi'), ';').replace(';40;', ';55;');
    const now: SheetItem[] = [
      { ...sofa, price: 17_000_000, options: sofa.options.map((one) => ({ ...one, stock: 2 })) },
      { ...lamp, options: lamp.options.map((one) => ({ ...one, stock: 38 })) },
    ];
    expect(compared(file, now)).toEqual({
      changed: [{ item: now[1], lines: [4], stock: [{ optionId: 21, from: 38, to: 55 }] }],
      same: 1,
      faults: [],
    });
  });

  it('tells numbers of two cases apart, and guesses at neither', () => {
    const two: SheetItem = {
      ...lamp,
      options: [
        { id: 31, sku: 'AB-1', name: 'a', stock: 1 },
        { id: 32, sku: 'ab-1 ', name: 'b', stock: 2 },
      ],
    };
    const file = 'option_sku;stock\n';
    expect(compared(`${file}AB-1;5\nab-1;6`, [two]).changed[0]?.stock).toEqual([
      { optionId: 31, from: 1, to: 5 },
      { optionId: 32, from: 2, to: 6 },
    ]);
    expect(compared(`${file}Ab-1;5`, [two])).toMatchObject({
      changed: [],
      faults: [{ why: 'unknown' }],
    });
  });

  it('of a large shop comes in parts that are each taken back, an item never parted', () => {
    const shop = Array.from({ length: 4_001 }, (_, id) => ({
      ...sofa,
      id,
      options: [0, 1, 2].map((at) => ({
        id: id * 3 + at,
        sku: `S-${id}-${at}`,
        name: '',
        stock: 1,
      })),
    }));
    const parts = priceSheets(shop, 'en');
    expect(parts.map((part) => part.length - 1)).toEqual([9_999, 2_004]);
    expect(new Set(parts.flatMap((part) => part.slice(1).map(([sku]) => sku))).size).toBe(12_003);
    expect(parts[1]?.[1]?.[4]).toBe(sofa.price);
  });

  it('takes only what is said, and goes by the numbers of the options in either case', () => {
    expect(typed('hn-1-2;;;5', 'HN-2-1;1.300.000;50,000;')).toEqual({
      changed: [
        { item: sofa, lines: [2], stock: [{ optionId: 12, from: 0, to: 5 }] },
        {
          item: lamp,
          lines: [3],
          price: { from: 1_250_000, to: 1_300_000 },
          discount: { from: 0, to: 50_000 },
          stock: [],
        },
      ],
      same: 0,
      faults: [],
    });
  });

  it.each([
    [
      'a number that is not the shop’s',
      ['HN-9-9;1;;'],
      [{ line: 2, why: 'unknown', value: 'HN-9-9' }],
    ],
    ['a line without a number', [';1;;'], [{ line: 2, why: 'no-number', value: '' }]],
    [
      'an option twice',
      ['HN-2-1;;;1', 'HN-2-1;;;2'],
      [
        { line: 2, why: 'beside' },
        { line: 3, why: 'twice', value: 'HN-2-1' },
      ],
    ],
    [
      'words for a price',
      ['HN-2-1;rẻ;;'],
      [{ line: 2, why: 'not-whole', column: 'price', value: 'rẻ' }],
    ],
    [
      'half a piece',
      ['HN-2-1;;;1,5'],
      [{ line: 2, why: 'not-whole', column: 'stock', value: '1,5' }],
    ],
    [
      'a price of nothing',
      ['HN-2-1;0;;'],
      [{ line: 2, why: 'validation.number.zero', column: 'price' }],
    ],
    [
      'a discount of the whole price',
      ['HN-2-1;;1.250.000;'],
      [{ line: 2, why: 'validation.discount.too-large', column: 'discount' }],
    ],
    [
      'more pieces than there can be',
      ['HN-2-1;;;1000001'],
      [{ line: 2, why: 'validation.number.too-large', column: 'stock' }],
    ],
    [
      'two prices of one item',
      ['HN-1-1;19000000;;', 'HN-1-2;20000000;;'],
      [
        { line: 2, why: 'beside' },
        { line: 3, why: 'differs', column: 'price', value: '20000000' },
      ],
    ],
  ])('refuses %s with its line, and the rest of that item with it', (_, lines, faults) => {
    const answer = typed(...lines);
    expect(answer.changed).toEqual([]);
    expect(answer.faults).toMatchObject(faults.map((fault) => expect.objectContaining(fault)));
  });
});

describe('wholeNumber', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1 250 000 đ', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['1250000.0', 1_250_000],
    ['0', 0],
    ['0.125', null],
    ['12.5', null],
    ['1.25', null],
    ['1,2345', null],
    ['1.250,000', null],
    ['1E+06', null],
    ['-5', null],
    ['12 triệu', null],
    ['', null],
  ])('reads %s as %s', (cell, number) => expect(wholeNumber(cell)).toBe(number));
});

describe('sheetColumns', () => {
  it('knows heads of every language, whatever their case and accents', () => {
    expect(sheetColumns(['MA PHAN LOAI', 'Stock', '정가'])).toEqual(
      new Map([
        ['option_sku', 0],
        ['stock', 1],
        ['price', 2],
      ]),
    );
  });
  it('needs the options’ numbers and something to change', () => {
    expect(sheetColumns(['option_sku', 'item'])).toBeNull();
    expect(sheetColumns(['price', 'stock'])).toBeNull();
  });
});
