import type { ReactNode } from 'react';
import { fold } from '../../internal/fold.ts';
import type { TableSort } from './table-state.ts';

export type TableColumn<Row> = {
  id: string;
  /** The head of the column, and the label beside the value on a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What rows are ordered by; nothing goes last in both directions. Without it there is no order. */
  sortBy?: (row: Row) => string | number | null;
  /** The words that the filter searches. */
  filterBy?: (row: Row) => string;
  /** `end` for figures: they get digits of one width. */
  align?: 'start' | 'end';
  /** A CSS length; columns without one share what is left. */
  width?: string;
  /** Cannot be put away. */
  always?: boolean;
  /** On a phone's card: its title, a line with its label (the rule), or not there. */
  onCard?: 'title' | 'line' | 'none';
  /** Whether a card has its line, where a table's empty cell would be a sentence of nothing; always without it. */
  saysOnCard?: (row: Row) => boolean;
};

type Sortable<Row> = Pick<TableColumn<Row>, 'id' | 'sortBy'>;

/** Rows in the order asked for; equal ones stay as they came. Words compare as the language does. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: TableSort | null,
  language?: string,
): readonly Row[] => {
  const sortBy = columns.find((column) => column.id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const words = new Intl.Collator(language, { numeric: true });
  const direction = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, by: sortBy(row) }))
    .sort((a, b) => {
      if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
      if (typeof a.by === 'number' && typeof b.by === 'number') return direction * (a.by - b.by);
      return direction * words.compare(String(a.by), String(b.by));
    })
    .map(({ row }) => row);
};

/** Rows in which every word of the filter is found, with or without its marks. */
export const filterRows = <Row>(
  rows: readonly Row[],
  columns: readonly Pick<TableColumn<Row>, 'filterBy'>[],
  filter: string,
): readonly Row[] => {
  const wanted = fold(filter).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(columns.map((column) => column.filterBy?.(row) ?? '').join('\n'));
    return wanted.every((word) => text.includes(word));
  });
};
