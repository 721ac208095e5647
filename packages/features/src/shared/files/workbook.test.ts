import { compareSheet, priceSheet, sheetColumns, wholeNumber } from '@hien/domain';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { workbookOf } from './workbook-of.ts';

const rows = [
  ['Mã', 'Giá', 'Ghi chú'],
  ['HN-1', 1_250_000, '=1+1'],
  ['HN-2', 0, '<b> & "quotes"'],
] as const;

const zip = (files: Readonly<Record<string, string>>) =>
  new Blob([
    new Uint8Array(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ]);
const book = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zip({
    'xl/workbook.xml':
      '<x:workbook><x:sheets><x:sheet name="A" sheetId="1" r:id="rId7"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Target="worksheets/one.xml" Id="rId7"/></Relationships>',
    'xl/worksheets/one.xml': sheet,
    ...more,
  });

describe('a workbook', () => {
  it('is read as it was written, formulas as the texts they are', async () => {
    expect(await readTable(await workbookOf('Giá', rows, [10, 10, 10]))).toEqual({
      lines: rows.map((cells, index) => ({ line: index + 1, cells: cells.map(String) })),
    });
  });

  it('of prices and stock that comes back as it went changes nothing', async () => {
    const items = [
      {
        id: 1,
        name: '@Sofa, "lớn"',
        state: 'on_sale' as const,
        price: 18_900_000,
        discount: 900_000,
        options: [{ id: 11, sku: 'HN-1-1', name: '+84', stock: 6 }],
      },
    ];
    const read = await readTable(await workbookOf('Giá', priceSheet(items, 'ko'), []));
    if (!('lines' in read)) throw new Error(read.fault);
    const [heads, ...lines] = read.lines;
    const columns = sheetColumns(heads?.cells ?? []) ?? new Map();
    expect(compareSheet(columns, lines, items)).toEqual({ changed: [], same: 1, faults: [] });
  });

  it('of another program is understood: prefixes, gaps, texts in runs, sums, entities, the spoken form beside', async () => {
    const sheet = `<x:worksheet><x:sheetData>
      <x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="C2"><x:f>1+1</x:f><x:v>1.25E6</x:v></x:c></x:row>
      <x:row r="5"><x:c r="B5" t="inlineStr"><x:is><x:r><x:t>a &amp;</x:t></x:r><x:r><x:t xml:space="preserve"> b&#x1EBF;</x:t></x:r></x:is></x:c><x:c r="C5"/></x:row>
    </x:sheetData></x:worksheet>`;
    const strings = '<sst><si><t>Gh&#7871;</t><rPh sb="0" eb="1"><t>spoken</t></rPh></si></sst>';
    expect(await readTable(book(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual({
      lines: [
        { line: 2, cells: ['Ghế', '', '1250000'] },
        { line: 5, cells: ['', 'a & bế', ''] },
      ],
    });
  });

  it('has fractions, ticks and formulas without a value read as what they are: no whole numbers', async () => {
    const cell = (at: string, inner: string, kind = 'n') => `<c r="${at}" t="${kind}">${inner}</c>`;
    const sheet = `<row r="1">${[
      cell('A1', '<v>3.125</v>'),
      cell('B1', '<v>0.125</v>'),
      cell('C1', '<v>12.345</v>'),
      cell('D1', '<v>1</v>', 'b'),
      cell('E1', '<f>A1*2</f>'),
      cell('F1', '<v>#DIV/0!</v>', 'e'),
      cell('G1', '<v>12</v>'),
    ].join('')}</row>`;
    const read = await readTable(book(sheet));
    const [line] = 'lines' in read ? read.lines : [];
    expect(line?.cells).toHaveLength(7);
    expect(line?.cells.map(wholeNumber)).toEqual([null, null, null, null, null, null, 12]);
  });

  it.each([
    ['with macros', book('<row/>', { 'xl/vbaProject.bin': 'x' }), 'macros'],
    ['that fills the memory', book(`<row>${' '.repeat(50_000_001)}</row>`), 'too-large'],
    [
      'of very many files',
      book(
        '<row/>',
        Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`a/${n}`, ''] as const)),
      ),
      'too-large',
    ],
    ['without a sheet', zip({ 'word/document.xml': '<a/>' }), 'no-table'],
    ['cut off', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])]), 'no-table'],
    ['of nothing', book('<sheetData/>'), 'empty'],
  ])('%s is refused', async (_, file, fault) => {
    expect(await readTable(file)).toEqual({ fault });
  });

  it.each([
    [
      'a picture',
      new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])]),
      { fault: 'no-table' },
    ],
    ['nothing', new Blob([]), { fault: 'empty' }],
    ['an open quote', new Blob(['a;b\n"1;2']), { fault: 'open-quote', line: 2 }],
    ['too many lines', new Blob(['a\n'.repeat(10_002)]), { fault: 'too-many' }],
  ])('%s is no table', async (_, file, answer) => expect(await readTable(file)).toEqual(answer));
});
