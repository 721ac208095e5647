import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TableColumn } from './columns.ts';
import type { TableLabels } from './labels.ts';
import { as } from './roles.ts';
import * as s from './DataTable.css.ts';

type TableRowProps<Row> = {
  row: Row;
  name: string;
  /** From 0, among the rows shown. */
  index: number;
  columns: readonly TableColumn<Row>[];
  labels: TableLabels;
  selection?: { on: boolean; toggle: (range: boolean) => void };
  expansion?: { open: boolean; toggle: () => void; content: (row: Row) => ReactNode };
  /** Measures the row where only those in view are there. */
  measure?: Ref<HTMLTableSectionElement>;
};

/** A row with what it unfolds: one body each, so that the two are measured and drawn as one. */
export const TableRow = <Row,>({
  row,
  name,
  index,
  columns,
  labels,
  selection,
  expansion,
  measure,
}: TableRowProps<Row>) => {
  const id = useId();
  const title = columns.find((column) => column.onCard === 'title') ?? columns[0];
  return (
    <tbody ref={measure} {...as.none} data-index={index} className={s.body}>
      <tr
        {...as.row}
        aria-rowindex={index + 2}
        aria-selected={selection?.on}
        className={cx(s.row, selection?.on && s.rowOn)}
      >
        {selection ? (
          <td {...as.cell} className={cx(s.cell, s.control, s.select)}>
            <Checkbox
              data-step="select"
              checked={selection.on}
              onChange={({ nativeEvent }) =>
                selection.toggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            >
              <VisuallyHidden>{labels.selectRow(name)}</VisuallyHidden>
            </Checkbox>
          </td>
        ) : null}
        {columns.map((column) => (
          <td
            key={column.id}
            {...as.cell}
            className={cx(
              s.cell,
              column === title ? s.title : s.line,
              (column.onCard === 'none' || column.saysOnCard?.(row) === false) && s.noCard,
              column.align === 'end' && s.figure,
            )}
          >
            {column === title ? null : <span className={s.cardLabel}>{column.header}</span>}
            <div className={s.value}>{column.cell(row)}</div>
          </td>
        ))}
        {expansion ? (
          <td {...as.cell} className={cx(s.cell, s.control, s.unfold)}>
            <button
              type="button"
              data-step="expand"
              className={s.expand}
              aria-expanded={expansion.open}
              aria-controls={expansion.open ? id : undefined}
              aria-label={expansion.open ? labels.collapse(name) : labels.expand(name)}
              onClick={expansion.toggle}
            >
              <ChevronDown
                className={cx(s.chevron, expansion.open && s.chevronOpen)}
                size={18}
                strokeWidth={1.75}
                aria-hidden
              />
            </button>
          </td>
        ) : null}
      </tr>
      {expansion?.open ? (
        <tr {...as.row} id={id} className={s.more}>
          <td
            {...as.cell}
            className={s.moreCell}
            colSpan={columns.length + 1 + (selection ? 1 : 0)}
          >
            {expansion.content(row)}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
};
