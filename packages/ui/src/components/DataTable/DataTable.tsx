import { useMemo, useRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { filterRows, sortRows, type TableColumn } from './columns.ts';
import type { TableLabels } from './labels.ts';
import { stepRows } from './step-rows.ts';
import { TableBar } from './TableBar.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { InsteadOfRows, SkeletonRows, Space } from './TableRest.tsx';
import { TableRow } from './TableRow.tsx';
import { toggled, useTableState, type TableStateProps } from './table-state.ts';
import { useRowWindow } from './use-row-window.ts';
import { useFocusOfRows } from './use-focus-of-rows.ts';
import { as } from './roles.ts';
import * as s from './DataTable.css.ts';

/** A part that scrolls must be reachable by key. */
const SCROLLS = { tabIndex: 0 };
/** Keys that rise from the controls within the rows. */
const STEPS = { onKeyDown: stepRows };

/** What is ticked once all of these rows are, or none of them is. */
const ticksOf = (selected: readonly string[], keys: readonly string[], on: boolean): string[] => {
  const here = new Set(keys);
  const others = selected.filter((key) => !here.has(key));
  return on ? [...others, ...keys] : others;
};

export type DataTableProps<Row> = TableStateProps & {
  /** What the rows are, for screen readers. */
  label: string;
  labels: TableLabels;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row is called, e.g. its order number. */
  rowName: (row: Row) => string;
  /** Rows come ordered and filtered by whoever loads them; the table only says what is wanted. */
  manual?: boolean;
  /** The columns that can be ordered in a `manual` table; else those with `sortBy`. */
  manualSort?: readonly string[];
  /** Orders words. */
  language?: string;
  /** `loading` before there are rows, `refetching` while the old ones still stand. */
  status?: 'ready' | 'loading' | 'refetching' | 'error';
  /** What stands in place of rows: when there are none, when the filter finds none, when it failed. */
  empty?: ReactNode;
  notFound?: ReactNode;
  error?: ReactNode;
  /** What can be done with the rows ticked; giving it makes rows selectable. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** How many more are ticked that are not among these rows: on other pages. */
  selectedElsewhere?: number;
  /** What a row unfolds; giving it makes rows unfold. */
  expanded?: (row: Row) => ReactNode;
  /** Filters of the screen, beside the table's own. */
  toolbar?: ReactNode;
  /** At the end of the foot: the pages. */
  footer?: ReactNode;
  /** How high the rows may get before they scroll under their head. Any CSS length. */
  maxHeight?: string;
};

/**
 * Rows of one kind: sticky head, order, filter, choice of columns, selection, folds; cards where it
 * is narrow. What a reader changes can live in the address (`state`, `onStateChange`).
 */
export const DataTable = <Row,>({
  label,
  labels,
  columns,
  rows,
  rowKey,
  rowName,
  manual = false,
  manualSort = [],
  language,
  status = 'ready',
  empty,
  notFound,
  error,
  bulkActions,
  selectedElsewhere = 0,
  expanded: unfold,
  toolbar,
  footer,
  maxHeight = 'min(74dvh, 760px)',
  ...held
}: DataTableProps<Row>) => {
  const [state, change] = useTableState(held);
  const anchor = useRef<string | null>(null);
  const { filter, sort } = state;
  const shown = useMemo(
    () => (manual ? rows : sortRows(filterRows(rows, columns, filter), columns, sort, language)),
    [manual, rows, columns, filter, sort, language],
  );
  const keys = useMemo(() => shown.map(rowKey), [shown, rowKey]);
  const { region, long, indexes, before, after, measure } = useRowWindow(keys);
  useFocusOfRows(region, rows);

  const seen = columns.filter((column) => column.always || !state.hidden.includes(column.id));
  const sortable = (column: TableColumn<Row>) =>
    manual ? manualSort.includes(column.id) : column.sortBy !== undefined;
  const span = seen.length + (bulkActions ? 1 : 0) + (unfold ? 1 : 0);
  const ticked = new Set(state.selected);
  const tickedRows = rows.filter((row) => ticked.has(rowKey(row)));
  const all = keys.length > 0 && keys.every((key) => ticked.has(key));

  const select = (key: string, range: boolean) => {
    const from = range && anchor.current ? keys.indexOf(anchor.current) : -1;
    const to = keys.indexOf(key);
    anchor.current = key;
    if (from < 0) return change({ selected: toggled(state.selected, key) });
    const between = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    return change({ selected: [...new Set([...state.selected, ...between])] });
  };
  const loading = status === 'loading';
  const instead =
    status === 'error' ? error : shown.length > 0 ? null : rows.length > 0 ? notFound : empty;

  return (
    <div className={s.root}>
      <TableBar
        columns={columns}
        state={state}
        change={change}
        labels={labels}
        canFilter={manual || columns.some((column) => column.filterBy)}
        sortable={sortable}
      >
        {toolbar}
      </TableBar>
      <section
        ref={region}
        className={s.region}
        data-long={long || undefined}
        style={{ maxHeight }}
        aria-label={label}
        aria-busy={loading || status === 'refetching'}
        {...SCROLLS}
      >
        {status === 'refetching' ? <span className={s.progress} aria-hidden /> : null}
        <table
          {...as.table}
          aria-label={label}
          aria-rowcount={long ? shown.length + 1 : undefined}
          className={cx(s.table, long && s.tableLong)}
          {...STEPS}
        >
          <TableHead
            columns={seen}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            sortable={sortable}
            labels={labels}
            selection={
              bulkActions && {
                all,
                some: tickedRows.length > 0,
                isEmpty: keys.length === 0,
                // Ticks of other pages stay: the box is this page's.
                onAll: () => change({ selected: ticksOf(state.selected, keys, !all) }),
              }
            }
            expandable={unfold !== undefined}
          />
          {loading ? (
            <SkeletonRows rows={8} columns={span} />
          ) : instead ? (
            <InsteadOfRows columns={span}>{instead}</InsteadOfRows>
          ) : (
            <>
              <Space height={before} />
              {indexes.map((index) => {
                const row = shown[index];
                const key = keys[index];
                if (row === undefined || key === undefined) return null;
                return (
                  <TableRow
                    key={key}
                    row={row}
                    name={rowName(row)}
                    index={index}
                    columns={seen}
                    labels={labels}
                    measure={measure}
                    selection={
                      bulkActions && {
                        on: ticked.has(key),
                        toggle: (range) => select(key, range),
                      }
                    }
                    expansion={
                      unfold && {
                        open: state.expanded.includes(key),
                        toggle: () => change({ expanded: toggled(state.expanded, key) }),
                        content: unfold,
                      }
                    }
                  />
                );
              })}
              <Space height={after} />
            </>
          )}
        </table>
      </section>
      <TableFoot
        selected={tickedRows.length + selectedElsewhere}
        actions={bulkActions?.(tickedRows, () => change({ selected: [] }))}
        onClear={() => change({ selected: [] })}
        labels={labels}
        count={loading || status === 'error' ? null : shown.length}
      >
        {footer}
      </TableFoot>
      <VisuallyHidden role="status">
        {loading ? labels.loading : status === 'refetching' ? labels.refetching : ''}
      </VisuallyHidden>
    </div>
  );
};
