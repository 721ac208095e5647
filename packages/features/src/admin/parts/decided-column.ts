import type { CaseState } from '@hien/api';
import type { TableColumn } from '@hien/ui/table';
import type { useText } from '../../shared/i18n/useText.ts';

/** Who decided, among what was decided: where a case waits, the column would be empty and its place is missed. */
export function decidedColumn<Case extends { readonly decided: { readonly by: string } | null }>(
  state: CaseState,
  text: ReturnType<typeof useText>,
): readonly TableColumn<Case>[] {
  if (state === 'waiting') return [];
  return [
    {
      id: 'decided',
      header: text('admin.column.decided'),
      cell: ({ decided }) => decided?.by ?? '–',
    },
  ];
}
