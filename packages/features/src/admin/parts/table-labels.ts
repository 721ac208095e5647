import type { TableLabels } from '@hien/ui/table';
import { useText } from '../../shared/i18n/useText.ts';

/** What the tables of staff say by themselves. */
export function useTableLabels(): TableLabels {
  const text = useText();
  return {
    filter: text('admin.table.filter'),
    clearFilter: text('admin.table.clear'),
    columns: text('admin.table.columns'),
    sort: text('admin.table.sort'),
    unsorted: text('admin.table.unsorted'),
    ascending: (column) => text('admin.table.ascending', { column }),
    descending: (column) => text('admin.table.descending', { column }),
    selectAll: text('admin.table.select', { row: '' }),
    selectRow: (row) => text('admin.table.select', { row }),
    selected: (count) => text('admin.table.selected', { count }),
    clearSelection: text('admin.table.clear'),
    expand: (row) => text('admin.table.expand', { row }),
    collapse: (row) => text('admin.table.collapse', { row }),
    count: (count) => text('admin.table.count', { count }),
    loading: text('admin.table.loading'),
    refetching: text('admin.table.refetching'),
  };
}
