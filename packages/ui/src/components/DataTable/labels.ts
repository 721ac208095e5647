/** Everything a table says by itself. */
export type TableLabels = {
  /** Name and placeholder of the filter. */
  filter: string;
  clearFilter: string;
  /** The button that opens the choice of columns. */
  columns: string;
  /** Heads the choice of order where the columns have no heads: on phones. */
  sort: string;
  /** The order in which rows came. */
  unsorted: string;
  ascending: (column: string) => string;
  descending: (column: string) => string;
  selectAll: string;
  selectRow: (row: string) => string;
  /** E.g. “Đã chọn 3 đơn”. */
  selected: (count: number) => string;
  clearSelection: string;
  expand: (row: string) => string;
  collapse: (row: string) => string;
  /** E.g. “128 đơn hàng”; read aloud as the filter narrows them. */
  count: (rows: number) => string;
  loading: string;
  /** New figures are on their way, the old ones still stand. */
  refetching: string;
};
