/** The table of the back office: an entry point of its own, so that lists of cards do not pay for it. */
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export type { TableColumn } from './components/DataTable/columns.ts';
export type { TableLabels } from './components/DataTable/labels.ts';
export type { TableSort, TableState } from './components/DataTable/table-state.ts';
