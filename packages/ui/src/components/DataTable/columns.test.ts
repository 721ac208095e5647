import { expect, it } from 'vitest';
import { filterRows, sortRows, type TableColumn } from './columns.ts';
import { nextSort, toggled } from './table-state.ts';

type Row = { name: string; price: number | null };
const rows: Row[] = [
  { name: 'Đèn trần', price: 900 },
  { name: 'Bàn 10', price: null },
  { name: 'Ấm trà', price: 1200 },
  { name: 'Bàn 9', price: 900 },
];
const columns: TableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Tên',
    cell: (row) => row.name,
    sortBy: (row) => row.name,
    filterBy: (row) => row.name,
  },
  { id: 'price', header: 'Giá', cell: (row) => row.price, sortBy: (row) => row.price },
];
const names = (list: readonly Row[]) => list.map((row) => row.name);

it('orders words as Vietnamese does, and figures in them by their value', () => {
  const sorted = sortRows(rows, columns, { column: 'name', descending: false }, 'vi');
  expect(names(sorted)).toEqual(['Ấm trà', 'Bàn 9', 'Bàn 10', 'Đèn trần']);
});

it('puts what has no value last in both directions and keeps equals as they came', () => {
  const up = sortRows(rows, columns, { column: 'price', descending: false });
  const down = sortRows(rows, columns, { column: 'price', descending: true });
  expect(names(up)).toEqual(['Đèn trần', 'Bàn 9', 'Ấm trà', 'Bàn 10']);
  expect(names(down)).toEqual(['Ấm trà', 'Đèn trần', 'Bàn 9', 'Bàn 10']);
});

it('leaves rows alone for an unknown column, and never changes what it was given', () => {
  expect(sortRows(rows, columns, { column: 'gone', descending: true })).toBe(rows);
  sortRows(rows, columns, { column: 'name', descending: true });
  expect(rows[0]?.name).toBe('Đèn trần');
});

it('finds every word, with or without marks, in any order', () => {
  expect(names(filterRows(rows, columns, '  tran DEN '))).toEqual(['Đèn trần']);
  expect(names(filterRows(rows, columns, 'bàn'))).toEqual(['Bàn 10', 'Bàn 9']);
  expect(filterRows(rows, columns, ' ')).toBe(rows);
  expect(filterRows(rows, columns, 'sofa')).toEqual([]);
});

it('presses a head up, down, and back to how rows came', () => {
  const up = nextSort(null, 'price');
  const down = nextSort(up, 'price');
  expect([up?.descending, down?.descending, nextSort(down, 'price')]).toEqual([false, true, null]);
  expect(nextSort(down, 'name')).toEqual({ column: 'name', descending: false });
  expect(toggled(toggled([], 'a'), 'a')).toEqual([]);
});
