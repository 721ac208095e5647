import type { RedBillRow } from '@hien/api';
import { Badge, Link } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { redBillStatus } from '../../shared/status/settlement-status.ts';
import * as s from '../lines/LineTable.css.ts';
import { TimeLeft } from '../lines/TimeLeft.tsx';
import { waitingBills } from './waiting-bills.ts';

interface BillTableProps {
  rows: readonly RedBillRow[];
  refetching: boolean;
}

/** For whom, how much, where it stands and how long the month still has; the company leads to the invoice. */
export function BillTable({ rows, refetching }: BillTableProps) {
  const text = useText();
  const labels = useTableLabels();
  const language = useLanguage();
  return (
    <DataTable<RedBillRow>
      label={text('seller.red-bill')}
      labels={labels}
      language={language}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ number, company }) => `${number} ${company}`}
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
    />
  );
}

function useColumns(): readonly TableColumn<RedBillRow>[] {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return [
    {
      id: 'company',
      header: text('seller.bills.column.company'),
      always: true,
      onCard: 'title',
      cell: ({ id, company, taxCode, taxCodeFits }) => (
        <span className={s.words}>
          <Link href={paths.shopManagerRedbillDetail.to(language, { id })}>{company}</Link>
          <span className={s.small}>{text('seller.bills.tax-code', { code: taxCode })}</span>
          {taxCodeFits ? null : (
            <span>
              <Badge tone="caution">{text('seller.bills.check-digit')}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'order',
      header: text('seller.column.order'),
      width: '11.5rem',
      cell: ({ number, orderedAt }) => (
        <span className={s.words}>
          <span className={s.number}>{number}</span>
          <span className={s.small}>{format.date(orderedAt, 'date')}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: text('seller.bills.column.amount'),
      width: '9rem',
      align: 'end',
      cell: ({ amount }) => <span className={s.number}>{format.vnd(amount)}</span>,
    },
    {
      id: 'state',
      header: text('seller.column.state'),
      width: '10.5rem',
      cell: ({ state, billNumber, sentNumber, paid, adjustSince }) => (
        <span className={s.words}>
          <span>
            <CodeBadge status={redBillStatus} code={state} />
          </span>
          {adjustSince === null ? null : (
            <span>
              <Badge tone="critical">{text('seller.bills.adjust')}</Badge>
            </span>
          )}
          {(billNumber ?? sentNumber) === null ? null : (
            <span className={s.small}>{billNumber ?? sentNumber}</span>
          )}
          {paid ? null : <span className={s.small}>{text('seller.bills.unpaid')}</span>}
        </span>
      ),
    },
    {
      id: 'until',
      header: text('seller.bills.column.until'),
      width: '9rem',
      saysOnCard: ({ state }) => waitingBills.has(state),
      cell: ({ state, until }) => <TimeLeft until={waitingBills.has(state) ? until : null} />,
    },
  ];
}
