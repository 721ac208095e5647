import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableColumn } from './columns.ts';
import type { TableLabels } from './labels.ts';
import { nextSort, type TableSort } from './table-state.ts';
import { as } from './roles.ts';
import * as s from './DataTable.css.ts';

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  sortable: (column: TableColumn<Row>) => boolean;
  labels: TableLabels;
  /** Left out where rows cannot be selected. */
  selection?: { all: boolean; some: boolean; isEmpty: boolean; onAll: () => void };
  expandable: boolean;
};

/** Rather than squeeze a column to a word a line, the rows scroll sideways. */
const LEAST = '11rem';

export const TableHead = <Row,>({
  columns,
  sort,
  onSort,
  sortable,
  labels,
  selection,
  expandable,
}: TableHeadProps<Row>) => (
  <thead {...as.heads} className={cx(s.head, selection && !selection.isEmpty && s.headOfCards)}>
    <tr {...as.row} aria-rowindex={1} className={s.plain}>
      {selection ? (
        <th {...as.head} scope="col" className={cx(s.headCell, s.control, s.selectAll)}>
          <Checkbox
            checked={selection.all}
            indeterminate={selection.some && !selection.all}
            onChange={selection.onAll}
          >
            <span className={s.selectAllWords}>{labels.selectAll}</span>
          </Checkbox>
        </th>
      ) : null}
      {columns.map((column) => {
        const order = sort?.column === column.id ? sort : null;
        const Arrow = order ? (order.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
        return (
          <th
            key={column.id}
            {...as.head}
            scope="col"
            aria-sort={order ? (order.descending ? 'descending' : 'ascending') : undefined}
            className={cx(s.headCell, s.noCardHead, column.align === 'end' && s.end)}
            style={{ width: column.width, minWidth: column.width ?? LEAST }}
          >
            {sortable(column) ? (
              <button
                type="button"
                className={cx(s.sort, column.align === 'end' && s.sortEnd)}
                onClick={() => onSort(nextSort(sort, column.id))}
              >
                <span>{column.header}</span>
                <Arrow
                  className={cx(s.arrow, order && s.arrowOn)}
                  size={14}
                  strokeWidth={2}
                  aria-hidden
                />
              </button>
            ) : (
              column.header
            )}
          </th>
        );
      })}
      {expandable ? <td {...as.cell} className={cx(s.headCell, s.noCardHead, s.control)} /> : null}
    </tr>
  </thead>
);
