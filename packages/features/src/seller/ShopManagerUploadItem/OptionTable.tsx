import {
  type ItemOption,
  type OptionColumn,
  fillDown,
  optionColumns,
  optionLimits,
  pasteOptions,
} from '@hien/domain';
import { Button, IconButton, Input, MoneyInput } from '@hien/ui';
import { Trash2 } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Step, controlId, faultMessage } from './wizard.ts';
import * as s from './options.css.ts';

interface OptionTableProps {
  options: readonly ItemOption[];
  faults: Step['faults'];
  onRows: (options: readonly ItemOption[]) => void;
}

/** The cell that an event came from. */
function cellOf(target: EventTarget): { row: number; column: OptionColumn } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const column = optionColumns.find((one) => one === target.dataset['column']);
  return column === undefined ? null : { row: Number(target.dataset['row']), column };
}

/** The options as a grid: a spreadsheet can be pasted into it, Enter and the arrows go from row to row, Ctrl+D fills down. */
export function OptionTable({ options, faults, onRows }: OptionTableProps) {
  const text = useText();
  const { integer } = useFormat();
  const whole = faults.find(({ field, row }) => field === 'options' && row === undefined);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (from === null) return;
    const next = pasteOptions(options, from, event.clipboardData.getData('text'));
    if (next === null) return;
    event.preventDefault();
    onRows(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = cellOf(event.target);
    if (at === null) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      if (at.column === 'stock' || at.column === 'additionalAmount')
        onRows(fillDown(options, at.row, at.column));
      return;
    }
    const step =
      event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    event.currentTarget
      .querySelector<HTMLInputElement>(
        `input[data-column="${at.column}"][data-row="${at.row + step}"]`,
      )
      ?.focus();
  };
  return (
    <section
      id={controlId('options')}
      tabIndex={-1}
      className={s.table}
      aria-label={text('seller.item.options')}
    >
      <div role="presentation" className={s.rows} onPaste={onPaste} onKeyDown={onKeyDown}>
        {options.length === 0 ? null : (
          <div className={s.head} aria-hidden>
            {optionColumns.map((column) => (
              <span key={column} className={s.headCell}>
                {text(`seller.item.options.${column}`)}
              </span>
            ))}
          </div>
        )}
        {options.map((option, row) => (
          <OptionRow
            // Rows have no name of their own: what is typed into one must not move it.
            // oxlint-disable-next-line react/no-array-index-key
            key={row}
            option={option}
            row={row}
            fault={faults.find((one) => one.field === 'options' && one.row === row)}
            onType={(change) =>
              onRows(options.map((one, at) => (at === row ? { ...one, ...change } : one)))
            }
            onRemove={() => onRows(options.filter((_, at) => at !== row))}
          />
        ))}
      </div>
      {whole === undefined ? null : (
        <p className={s.wrong} role="alert">
          {text(faultMessage(whole))}
        </p>
      )}
      <div className={s.foot}>
        <Button
          size="sm"
          disabledReason={
            options.length < optionLimits.rows
              ? undefined
              : text('seller.item.options.full', { limit: optionLimits.rows })
          }
          onClick={() =>
            onRows([
              ...options,
              { sku: '', name: { vi: '', en: '', ko: '' }, additionalAmount: 0, stock: 0 },
            ])
          }
        >
          {text('seller.item.options.add')}
        </Button>
        {options.length < 2 ? null : (
          <>
            <Button size="sm" variant="quiet" onClick={() => onRows(fillDown(options, 0, 'stock'))}>
              {text('seller.item.options.fill-stock')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onRows(fillDown(options, 0, 'additionalAmount'))}
            >
              {text('seller.item.options.fill-extra')}
            </Button>
          </>
        )}
        <span className={s.small}>
          {text('seller.item.options.count', {
            count: options.length,
            stock: integer(options.reduce((sum, { stock }) => sum + stock, 0)),
          })}
        </span>
      </div>
      <p className={s.small}>{text('seller.item.options.keys')}</p>
    </section>
  );
}

interface OptionRowProps {
  option: ItemOption;
  row: number;
  fault: Step['faults'][number] | undefined;
  onType: (change: Partial<ItemOption>) => void;
  onRemove: () => void;
}

function OptionRow({ option, row, fault, onType, onRemove }: OptionRowProps) {
  const text = useText();
  const { integer } = useFormat();
  const faultId = `item-option-${row}`;
  const cell = (column: OptionColumn) => ({
    'aria-label': text('seller.item.options.cell', {
      column: text(`seller.item.options.${column}`),
      row: row + 1,
    }),
    'aria-invalid': fault !== undefined && (column === 'sku' || column === 'name'),
    'aria-describedby': fault === undefined ? undefined : faultId,
    'data-column': column,
    'data-row': row,
  });
  return (
    <div className={s.row}>
      <span className={s.cell} data-name={text('seller.item.options.name')}>
        <Input
          value={option.name.vi}
          maxLength={200}
          onChange={(event) => onType({ name: { ...option.name, vi: event.currentTarget.value } })}
          {...cell('name')}
        />
      </span>
      <span className={s.cell} data-name={text('seller.item.options.sku')}>
        <Input
          value={option.sku}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onType({ sku: event.currentTarget.value })}
          {...cell('sku')}
        />
      </span>
      <span className={s.cell} data-name={text('seller.item.options.additionalAmount')}>
        <MoneyInput
          value={option.additionalAmount}
          format={integer}
          unit="đ"
          max={9_999_999_999}
          onChange={(amount) => onType({ additionalAmount: amount ?? 0 })}
          {...cell('additionalAmount')}
        />
      </span>
      <span className={s.cell} data-name={text('seller.item.options.stock')}>
        <MoneyInput
          value={option.stock}
          format={integer}
          unit=""
          max={1_000_000}
          onChange={(stock) => onType({ stock: stock ?? 0 })}
          {...cell('stock')}
        />
      </span>
      <IconButton
        label={text('seller.item.options.remove', { name: option.name.vi || String(row + 1) })}
        icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onRemove}
      />
      {fault === undefined ? null : (
        <span id={faultId} className={s.wrong}>
          {text(faultMessage(fault))}
        </span>
      )}
    </div>
  );
}
