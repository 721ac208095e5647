import { type SheetChange, csvText } from '@hien/domain';
import { Button, Notice } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { saveAs } from '../../../shared/files/save-as.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { useTableLabels } from '../../../shared/lists/useTableLabels.ts';
import { useFaultWords } from './useFaultWords.ts';
import type { ComparedSheet } from './usePriceSheet.ts';
import * as s from './sheet.css.ts';

interface ComparedPartProps {
  sheet: ComparedSheet;
  onSave: () => void;
  onRestart: () => void;
}

/** What the table would change, before anything is written. */
export function ComparedPart({ sheet, onSave, onRestart }: ComparedPartProps) {
  const text = useText();
  const { integer } = useFormat();
  const { changed, same, faults } = sheet.comparison;
  const sums = [
    ['changed', changed.length],
    ['same', same],
    ['wrong', faults.length],
  ] as const;
  return (
    <>
      <p className={s.hint}>{text('seller.sheet.of', { file: sheet.name })}</p>
      <dl className={s.sums}>
        {sums.map(([what, count]) => (
          <div key={what} className={s.sum}>
            <dt className={s.caption}>{text(`seller.sheet.sum.${what}`)}</dt>
            <dd className={s.figure}>{integer(count)}</dd>
          </div>
        ))}
      </dl>
      {faults.length === 0 ? null : <Faults sheet={sheet} />}
      {changed.length === 0 ? (
        <Notice tone="info">{text('seller.sheet.nothing')}</Notice>
      ) : (
        <Steps changed={changed} />
      )}
      <div className={s.foot}>
        <Button onClick={onRestart}>{text('seller.sheet.other')}</Button>
        {changed.length === 0 ? null : (
          <Button variant="primary" onClick={onSave}>
            {text('seller.sheet.save', { count: changed.length })}
          </Button>
        )}
      </div>
    </>
  );
}

interface Row {
  readonly key: string;
  readonly item: string;
  readonly option: string | null;
  readonly what: 'price' | 'discount' | 'stock';
  readonly from: number;
  readonly to: number;
}

const rowsOf = ({ item, price, discount, stock }: SheetChange): Row[] => [
  ...(['price', 'discount'] as const).flatMap((what) => {
    const step = what === 'price' ? price : discount;
    return step === undefined
      ? []
      : [{ key: `${item.id}-${what}`, item: item.name, option: null, what, ...step }];
  }),
  ...stock.map(({ optionId, from, to }) => ({
    key: `${item.id}-${optionId}`,
    item: item.name,
    option: item.options.find(({ id }) => id === optionId)?.name ?? null,
    what: 'stock' as const,
    from,
    to,
  })),
];

function Steps({ changed }: { changed: readonly SheetChange[] }) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const { integer, vnd } = useFormat();
  const said = ({ what }: Row, value: number) => (what === 'stock' ? integer(value) : vnd(value));
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'item',
      header: text('seller.items.column.thing'),
      onCard: 'title',
      filterBy: ({ item, option }) => `${item} ${option ?? ''}`,
      cell: ({ item, option }) => (
        <span className={s.words}>
          <span>{item}</span>
          {option === null ? null : <span className={s.caption}>{option}</span>}
        </span>
      ),
    },
    {
      id: 'what',
      header: text('seller.sheet.column.what'),
      width: '9rem',
      cell: ({ what }) => text(`seller.sheet.what.${what}`),
    },
    {
      id: 'from',
      header: text('seller.sheet.column.from'),
      width: '9rem',
      align: 'end',
      cell: (row) => <span className={s.was}>{said(row, row.from)}</span>,
    },
    {
      id: 'to',
      header: text('seller.sheet.column.to'),
      width: '9rem',
      align: 'end',
      cell: (row) => <strong className={s.number}>{said(row, row.to)}</strong>,
    },
  ];
  return (
    <DataTable<Row>
      label={text('seller.sheet.changes')}
      labels={labels}
      language={language}
      columns={columns}
      rows={changed.flatMap(rowsOf)}
      rowKey={({ key }) => key}
      rowName={({ item, option }) => (option === null ? item : `${item}, ${option}`)}
      maxHeight="22rem"
    />
  );
}

/** How many wrong lines are told here; a file has all of them. */
const most = 20;

function Faults({ sheet }: { sheet: ComparedSheet }) {
  const text = useText();
  const { faults } = sheet.comparison;
  const words = useFaultWords();
  const download = () => {
    const cells = new Map(sheet.lines.map((line) => [line.line, line.cells]));
    const lines = faults.map((fault) => [words(fault), ...(cells.get(fault.line) ?? [])]);
    saveAs(
      `hien-${text('seller.sheet.file.wrong')}.csv`,
      csvText([[text('seller.sheet.column.why'), ...sheet.heads], ...lines], ';'),
      'text/csv',
    );
  };
  return (
    <Notice
      tone="caution"
      title={text('seller.sheet.wrong', { count: faults.length })}
      action={
        <Button size="sm" onClick={download}>
          {text('seller.sheet.wrong.file')}
        </Button>
      }
    >
      <ul className={s.faults}>
        {faults.slice(0, most).map((fault, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line can have several faults, and the list never changes.
          <li key={index}>{words(fault)}</li>
        ))}
        {faults.length > most ? (
          <li>{text('seller.sheet.wrong.more', { count: faults.length - most })}</li>
        ) : null}
      </ul>
    </Notice>
  );
}
