import { ArrowDownWideNarrow, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Input } from '../Input/Input.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { TableColumn } from './columns.ts';
import type { TableLabels } from './labels.ts';
import type { TableSort, TableState } from './table-state.ts';
import * as s from './TableBar.css.ts';

type TableBarProps<Row> = {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  change: (patch: Partial<TableState>) => void;
  labels: TableLabels;
  canFilter: boolean;
  sortable: (column: TableColumn<Row>) => boolean;
  children?: ReactNode;
};

/** Above the rows: the filter, what a screen adds, the order (on phones) and the choice of columns. */
export const TableBar = <Row,>({
  columns,
  state,
  change,
  labels,
  canFilter,
  sortable,
  children,
}: TableBarProps<Row>) => {
  const orders = columns.filter(sortable);
  return (
    <div className={s.bar}>
      {canFilter ? (
        <Input
          className={s.filter}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={labels.filter}
          placeholder={labels.filter}
          value={state.filter}
          onChange={(event) => change({ filter: event.target.value })}
          start={<Search size={18} strokeWidth={1.75} aria-hidden />}
          end={
            state.filter ? (
              <IconButton
                size="sm"
                label={labels.clearFilter}
                icon={<X size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => change({ filter: '' })}
              />
            ) : null
          }
        />
      ) : null}
      {children ? <div className={s.extra}>{children}</div> : null}
      <div className={s.tools}>
        {orders.length > 0 ? (
          <div className={s.order}>
            <OrderMenu columns={orders} sort={state.sort} change={change} labels={labels} />
          </div>
        ) : null}
        <ColumnChoice
          label={labels.columns}
          columns={columns}
          hidden={state.hidden}
          onChange={(hidden) => change({ hidden })}
        />
      </div>
    </div>
  );
};

type OrderMenuProps<Row> = {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  change: (patch: Partial<TableState>) => void;
  labels: TableLabels;
};

const OrderMenu = <Row,>({ columns, sort, change, labels }: OrderMenuProps<Row>) => (
  <Menu
    align="end"
    renderTrigger={(props) => (
      <button {...props} className={s.button}>
        <ArrowDownWideNarrow size={18} strokeWidth={1.75} aria-hidden />
        <span className={s.buttonWords}>{labels.sort}</span>
      </button>
    )}
    items={[
      {
        kind: 'choice',
        id: 'as-it-came',
        label: labels.unsorted,
        checked: sort === null,
        onSelect: () => change({ sort: null }),
      },
      ...columns.flatMap(({ id, header }) =>
        [false, true].map((descending) => ({
          kind: 'choice' as const,
          id: `${id}-${descending}`,
          label: descending ? labels.descending(header) : labels.ascending(header),
          checked: sort?.column === id && sort.descending === descending,
          onSelect: () => change({ sort: { column: id, descending } }),
        })),
      ),
    ]}
  />
);
