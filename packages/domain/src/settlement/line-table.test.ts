import { describe, expect, test } from 'vitest';
import { fromIct } from '../calendar/ict.ts';
import { csvText, readCsv } from '../table-file/csv.ts';
import { lineSheet, lineSheetColumns, type SheetLine } from './line-table.ts';

const line: SheetLine = {
  kind: 'sale',
  at: fromIct(2026, 2, 14, 10, 5),
  month: '2026-02',
  number: 'SO20260214-000707',
  name: 'Bàn trà gỗ tần bì',
  option: 'Gỗ tự nhiên',
  amount: 9_800_000,
  sellerDiscount: 100_000,
  held: false,
};

describe('the lines of a month as a table', () => {
  test('says when by the clock of Vietnam, and keeps amounts as numbers', () => {
    expect(lineSheet([line], 'vi')).toEqual([
      [
        'Thời điểm',
        'Tháng đối soát',
        'Nội dung',
        'Mã đơn',
        'Sản phẩm',
        'Phân loại',
        'Số tiền (đ)',
        'Giảm giá gian hàng chịu (đ)',
        'Đang giữ',
      ],
      [
        '10:05 14/02/2026',
        '2026-02',
        'Bán hàng',
        'SO20260214-000707',
        'Bàn trà gỗ tần bì',
        'Gỗ tự nhiên',
        9_800_000,
        100_000,
        '',
      ],
    ]);
  });

  test('a line of no order has empty cells, one that is held says so', () => {
    const [, cells] = lineSheet(
      [
        {
          ...line,
          kind: 'penalty',
          number: null,
          name: '',
          option: '',
          amount: -50_000,
          held: true,
        },
      ],
      'en',
    );
    expect(cells?.slice(2)).toEqual(['Penalty', '', '', '', -50_000, 100_000, 'Yes']);
  });

  test('what a shop called its item does not run in a spreadsheet; what is taken away stays a number', () => {
    const evil = '=HYPERLINK("http://x.example","Bàn")';
    const file = csvText(lineSheet([{ ...line, name: evil, amount: -3_000_000 }], 'vi'), ';');
    expect(file).toContain(`"'=HYPERLINK(""http://x.example"",""Bàn"")"`);
    expect(file).toContain(';-3000000;');
    const read = readCsv(file, 10);
    expect(read.ok && read.lines[1]?.cells).toHaveLength(lineSheetColumns.length);
  });
});
