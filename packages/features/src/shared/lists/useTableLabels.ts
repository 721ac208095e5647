import type { TableLabels } from '@hien/ui/table';
import { useText } from '../i18n/useText.ts';

/** What tables say by themselves. */
export function useTableLabels(): TableLabels {
  const text = useText();
  return {
    filter: text('table.filter'),
    clearFilter: text('table.clear'),
    columns: text('table.columns'),
    sort: text('table.sort'),
    unsorted: text('table.unsorted'),
    ascending: (column) => text('table.ascending', { column }),
    descending: (column) => text('table.descending', { column }),
    selectAll: text('table.select-all'),
    selectRow: (row) => text('table.select', { row }),
    selected: (count) => text('table.selected', { count }),
    clearSelection: text('table.clear-selection'),
    expand: (row) => text('table.expand', { row }),
    collapse: (row) => text('table.collapse', { row }),
    count: (count) => text('table.count', { count }),
    loading: text('table.loading'),
    refetching: text('table.refetching'),
  };
}
