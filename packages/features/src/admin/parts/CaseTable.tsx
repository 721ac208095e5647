import type { PageMeta } from '@hien/api';
import { EmptyState } from '@hien/ui';
import { DataTable, type TableColumn, type TableState } from '@hien/ui/table';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ids } from '../../shared/address/parts.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { Pages } from '../../shared/lists/Pages.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';

export interface CaseTableProps<Case> {
  label: string;
  query: Loadable<{ items: readonly Case[]; meta: PageMeta }>;
  columns: readonly TableColumn<Case>[];
  keyOf: (one: Case) => number;
  nameOf: (one: Case) => string;
  empty: { title: MessageId; text?: MessageId };
  expanded?: (one: Case) => ReactNode;
  /** What can be done with many at once. */
  bulkActions?: (rows: readonly Case[], clear: () => void) => ReactNode;
}

/** Rows that the address says are unfolded: a link to a case, or a reload, finds it as it was. */
const unfolded = ids(60);

/** A page of a list of staff, with its states. */
export function CaseTable<Case>({
  label,
  query,
  columns,
  keyOf,
  nameOf,
  empty,
  expanded,
  bulkActions,
}: CaseTableProps<Case>) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const keepUnfolded = (keys: readonly string[]) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (keys.length === 0) next.delete('open');
        else next.set('open', keys.join(','));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const table = {
    label,
    labels,
    columns,
    language,
    rowKey: (one: Case) => String(keyOf(one)),
    rowName: nameOf,
    ...(expanded && {
      expanded,
      state: { expanded: unfolded.read(params.get('open')).map(String) },
      onStateChange: (change: Partial<TableState>) => {
        if (change.expanded) keepUnfolded(change.expanded);
      },
    }),
    ...(bulkActions ? { bulkActions } : {}),
  };
  return (
    <QueryBoundary query={query} skeleton={<DataTable {...table} rows={[]} status="loading" />}>
      {({ items, meta }) => (
        <DataTable
          {...table}
          rows={items}
          status={query.isFetching ? 'refetching' : 'ready'}
          empty={
            <EmptyState
              level={2}
              title={text(empty.title)}
              text={empty.text ? text(empty.text) : undefined}
            />
          }
          notFound={text('table.none')}
          footer={
            meta.totalPages > 1 ? (
              <Pages
                page={meta.page}
                totalPages={meta.totalPages}
                label={text('admin.pages')}
                href={(page) => {
                  const next = new URLSearchParams(search);
                  next.set('page', String(page));
                  next.delete('open');
                  return `${pathname}?${next}`;
                }}
              />
            ) : undefined
          }
        />
      )}
    </QueryBoundary>
  );
}
