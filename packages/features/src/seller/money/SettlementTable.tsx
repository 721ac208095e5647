import type { SettlementRow } from '@hien/api';
import { Link } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { settlementStatus } from '../../shared/status/settlement-status.ts';
import * as s from '../lines/LineTable.css.ts';

interface SettlementTableProps {
  months: readonly SettlementRow[];
  hrefOf: (month: string) => string;
  refetching: boolean;
}

/** A shop's months, the newest first; each leads to its statement and lines. */
export function SettlementTable({ months, hrefOf, refetching }: SettlementTableProps) {
  const text = useText();
  const labels = useTableLabels();
  const language = useLanguage();
  const format = useFormat();
  const columns: readonly TableColumn<SettlementRow>[] = [
    {
      id: 'month',
      header: text('seller.settlement.column.month'),
      always: true,
      onCard: 'title',
      cell: ({ month, closes, lines }) => (
        <span className={s.words}>
          <Link href={hrefOf(month)}>{format.date(closes, 'month')}</Link>
          <span className={s.small}>{text('seller.settlement.lines', { count: lines })}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text('seller.column.state'),
      width: '12rem',
      cell: ({ state, reference }) => (
        <span className={s.words}>
          <span>
            <CodeBadge status={settlementStatus} code={state} />
          </span>
          {reference === null ? null : <span className={s.small}>{reference}</span>}
        </span>
      ),
    },
    {
      id: 'payable',
      header: text('seller.settlement.payable'),
      width: '11rem',
      align: 'end',
      cell: ({ payable }) => <span className={s.number}>{format.vnd(payable)}</span>,
    },
    {
      id: 'due',
      header: text('seller.settlement.column.due'),
      width: '10rem',
      cell: ({ state, due, changedAt }) => (
        <span className={s.words}>
          <span className={s.moment}>
            {format.date(state === 'paid' ? changedAt : due, 'date')}
          </span>
        </span>
      ),
    },
  ];
  return (
    <DataTable<SettlementRow>
      label={text('seller.settlement')}
      labels={labels}
      language={language}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      rowName={({ closes }) => format.date(closes, 'month')}
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
    />
  );
}
