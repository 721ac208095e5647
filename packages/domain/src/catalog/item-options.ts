import { parseVnd } from '../money/parse-vnd.ts';
import type { ItemOption, ItemWords } from './item-content.ts';

/** What the documents allow: kinds of choice, and rows that they make together (commerce 3). */
export const optionLimits = { axes: 3, rows: 200 } as const;

/** The number of rows that axes make together: one of each is chosen. An axis without values makes none. */
export const combinations = (axes: readonly (readonly string[])[]): number =>
  axes.reduce((product, { length }) => product * length, axes.length === 0 ? 0 : 1);

/**
 * A row for each way to choose one value of every axis, the last axis changing fastest. Rows that are there already by
 * their name keep what was typed; new ones get a SKU of the item's with a number that none has.
 */
export function optionRows(
  axes: readonly (readonly string[])[],
  sku: string,
  known: readonly ItemOption[],
): readonly ItemOption[] {
  const names = axes.reduce<readonly string[]>(
    (made, values) => made.flatMap((name) => values.map((value) => joined(name, value))),
    combinations(axes) === 0 ? [] : [''],
  );
  const byName = new Map(known.map((option) => [option.name.vi.trim(), option]));
  const taken = new Set(known.map((option) => option.sku));
  let number = 0;
  const nextSku = (): string => {
    do number += 1;
    while (taken.has(`${sku}-${number}`));
    return `${sku}-${number}`;
  };
  return names
    .slice(0, optionLimits.rows)
    .map((name) => byName.get(name) ?? newOption(nextSku(), name));
}

const joined = (name: string, value: string): string =>
  name === '' ? value : `${name} / ${value}`;

const newOption = (sku: string, vi: string): ItemOption => ({
  sku,
  name: { vi, en: '', ko: '' },
  additionalAmount: 0,
  stock: 0,
});

/** The columns of the table of options, in the order in which a spreadsheet is pasted into it. */
export const optionColumns = ['name', 'sku', 'additionalAmount', 'stock'] as const;
export type OptionColumn = (typeof optionColumns)[number];

/**
 * Cells of a spreadsheet (tab and line) put into rows from a cell on: lines that go past the last row make new ones, up
 * to the limit; what is no number leaves its cell as it is. Null for a single value, which a field takes by itself.
 */
export function pasteOptions(
  rows: readonly ItemOption[],
  from: { readonly row: number; readonly column: OptionColumn },
  text: string,
): readonly ItemOption[] | null {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/\n+$/u, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.normalize('NFC').trim()));
  if (cells.length === 1 && (cells[0]?.length ?? 0) < 2) return null;
  const columns = optionColumns.slice(optionColumns.indexOf(from.column));
  const next = [...rows];
  for (const [at, line] of cells.entries()) {
    const row = from.row + at;
    if (row >= optionLimits.rows) break;
    next[row] = columns.reduce(
      (option, column, index) => withCell(option, column, line[index]),
      next[row] ?? newOption('', ''),
    );
  }
  return next;
}

function withCell(option: ItemOption, column: OptionColumn, cell: string | undefined): ItemOption {
  if (cell === undefined) return option;
  if (column === 'sku') return { ...option, sku: cell.slice(0, 80) };
  if (column === 'name') return { ...option, name: withVietnamese(option.name, cell) };
  const amount = parseVnd(cell);
  return amount === null ? option : { ...option, [column]: amount };
}

const withVietnamese = (name: ItemWords, vi: string): ItemWords => ({
  ...name,
  vi: vi.slice(0, 200),
});

/** A column with the value of one row in all rows below it. */
export function fillDown(
  rows: readonly ItemOption[],
  row: number,
  column: 'additionalAmount' | 'stock',
): readonly ItemOption[] {
  const value = rows[row]?.[column];
  return value === undefined
    ? rows
    : rows.map((option, at) => (at > row ? { ...option, [column]: value } : option));
}
