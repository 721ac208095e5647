import {
  type ItemContent,
  type SheetCategory,
  blankItem,
  changedCells,
  csvText,
  itemFieldLabels,
  itemSheetHeads,
} from '@hien/domain';
import { Button, Chip, Notice } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { saveAs } from '../../../shared/files/save-as.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { useTableLabels } from '../../../shared/lists/useTableLabels.ts';
import { type TableShow, tableShows } from './table-show.ts';
import type { ComparedTable } from './useItemTable.ts';
import { useItemFaultWords } from './useItemFaultWords.ts';
import * as list from '../../parts/ShopList.css.ts';
import * as s from '../sheet/sheet.css.ts';

interface TableComparedProps {
  table: ComparedTable;
  show: TableShow;
  showHref: (show: TableShow) => string;
  onWrite: () => void;
  onRestart: () => void;
}

interface Row {
  readonly key: string;
  readonly line: number;
  readonly name: string;
  readonly sku: string;
  readonly what: string;
  readonly before: ItemContent | null;
  readonly after: ItemContent | null;
}

/** What the table would do, before anything is written: new, changed, as it is, wrong. */
export function TableCompared({ table, show, showHref, onWrite, onRestart }: TableComparedProps) {
  const text = useText();
  const { integer } = useFormat();
  const { fresh, changed, same, faults } = table.comparison;
  const counts = {
    fresh: fresh.length,
    changed: changed.length,
    same: same.length,
    wrong: faults.length,
  };
  const wanted = fresh.length + changed.length;
  return (
    <>
      <p className={s.hint}>{text('seller.sheet.of', { file: table.file })}</p>
      <nav className={list.tabs} aria-label={text('seller.table.shows')}>
        {tableShows.map((one) => (
          <Chip key={one} chosen={one === show} href={showHref(one)}>
            {text('seller.tab', {
              name: text(`seller.table.show.${one}`),
              count: integer(counts[one]),
            })}
          </Chip>
        ))}
      </nav>
      {fresh.length === 0 ? null : (
        <Notice tone="info">{text('seller.table.fresh.text', { count: fresh.length })}</Notice>
      )}
      {wanted === 0 ? <Notice tone="info">{text('seller.sheet.nothing')}</Notice> : null}
      <Rows table={table} show={show} />
      <div className={s.foot}>
        {faults.length === 0 ? null : <WrongFile table={table} />}
        <Button onClick={onRestart}>{text('seller.sheet.other')}</Button>
        {wanted === 0 ? null : (
          <Button variant="primary" onClick={onWrite}>
            {text('seller.table.write', { count: wanted })}
          </Button>
        )}
      </div>
    </>
  );
}

function useRows(table: ComparedTable, show: TableShow): readonly Row[] {
  const text = useText();
  const language = useLanguage();
  const words = useItemFaultWords();
  const { fresh, changed, same, faults } = table.comparison;
  const named = ({ name, sku }: ItemContent) => ({ name: name[language] || name.vi || sku, sku });
  switch (show) {
    case 'fresh':
      return fresh.map(({ content, lines: [line = 0] }) => ({
        key: String(line),
        line,
        ...named(content),
        what: text('seller.table.options', { count: content.options.length }),
        before: null,
        after: content,
      }));
    case 'changed':
      return changed.map(({ item, content, changes, lines: [line = 0] }) => ({
        key: String(line),
        line,
        ...named(content),
        what: [...changes.content, ...changes.direct]
          .map((field) => itemFieldLabels[field][language])
          .join(', '),
        before: item.content,
        after: content,
      }));
    case 'same':
      return same.map(({ item, lines: [line = 0] }) => ({
        key: String(line),
        line,
        ...named(item.content),
        what: '',
        before: null,
        after: null,
      }));
    case 'wrong':
      return faults.map((fault, at) => ({
        key: `${fault.line} ${at}`,
        line: fault.line,
        name: words(fault),
        sku: '',
        what: '',
        before: null,
        after: null,
      }));
  }
}

function Rows({ table, show }: { table: ComparedTable; show: TableShow }) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const rows = useRows(table, show);
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      header: text(show === 'wrong' ? 'seller.sheet.column.why' : 'seller.items.column.thing'),
      onCard: 'title',
      filterBy: ({ name, sku }) => `${name} ${sku}`,
      cell: ({ name, sku }) => (
        <span className={s.words}>
          <span>{name}</span>
          {sku === '' || sku === name ? null : <span className={s.caption}>{sku}</span>}
        </span>
      ),
    },
    {
      id: 'line',
      header: text('seller.table.column.line'),
      width: '6rem',
      align: 'end',
      cell: ({ line }) => <span className={s.number}>{line}</span>,
    },
    ...(show === 'fresh' || show === 'changed'
      ? [
          {
            id: 'what',
            header: text('seller.sheet.column.what'),
            width: '18rem',
            cell: ({ what }: Row) => what,
          },
        ]
      : []),
  ];
  return (
    <DataTable<Row>
      key={show}
      label={text(`seller.table.show.${show}`)}
      labels={labels}
      language={language}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ name }) => name}
      maxHeight="28rem"
      empty={<p className={s.hint}>{text('seller.table.none')}</p>}
      {...(show === 'changed' || show === 'fresh'
        ? { expanded: (row: Row) => <Cells row={row} categories={table.categories} /> }
        : {})}
    />
  );
}

/** What differs of one item, cell by cell. */
function Cells({ row, categories }: { row: Row; categories: readonly SheetCategory[] }) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  if (row.after === null) return null;
  const said = (cell: string | number) => (typeof cell === 'number' ? integer(cell) : cell || '–');
  return (
    <ul className={s.faults}>
      {changedCells(row.before ?? blankItem, row.after, categories, language).map(
        ({ column, option, from, to }) => (
          <li key={`${column} ${option ?? ''}`}>
            {text(row.before === null ? 'seller.table.cell' : 'seller.table.cell.changed', {
              column: [option, itemSheetHeads[column][language]].filter(Boolean).join(' · '),
              from: said(from),
              to: said(to),
            })}
          </li>
        ),
      )}
    </ul>
  );
}

function WrongFile({ table }: { table: ComparedTable }) {
  const text = useText();
  const words = useItemFaultWords();
  const download = () => {
    const cells = new Map(table.lines.map((line) => [line.line, line.cells]));
    const lines = table.comparison.faults.map((fault) => [
      text('seller.sheet.line', { line: fault.line, why: words(fault) }),
      ...(cells.get(fault.line) ?? []),
    ]);
    saveAs(
      `hien-${text('seller.sheet.file.wrong')}.csv`,
      csvText([[text('seller.sheet.column.why'), ...table.heads], ...lines], ';'),
      'text/csv',
    );
  };
  return <Button onClick={download}>{text('seller.sheet.wrong.file')}</Button>;
}
