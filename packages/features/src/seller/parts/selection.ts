import type { DataTableProps } from '@hien/ui/table';

/** Rows that are ticked, on whatever page. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

type TableSelection<Row> = Required<
  Pick<DataTableProps<Row>, 'state' | 'onStateChange' | 'selectedElsewhere'>
>;

/** The selection as the table of one page takes it. A row that is on this page is taken as it is now. */
export function selectionOf<Row>(
  { rows: ticked, onChange }: Selection<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): TableSelection<Row> {
  const here = new Set(rows.map(keyOf));
  return {
    state: { selected: ticked.map(keyOf) },
    selectedElsewhere: ticked.filter((row) => !here.has(keyOf(row))).length,
    onStateChange: ({ selected }) => {
      if (selected === undefined) return;
      const known = new Map([...ticked, ...rows].map((row) => [keyOf(row), row]));
      onChange(selected.flatMap((key) => known.get(key) ?? []));
    },
  };
}
