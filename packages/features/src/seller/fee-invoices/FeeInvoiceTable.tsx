import type { FeeInvoice } from '@hien/domain';
import { Link } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { feeInvoiceStatus } from '../../shared/status/fee-invoice-status.ts';
import * as s from '../lines/LineTable.css.ts';
import { monthStart } from './month-start.ts';

interface FeeInvoiceTableProps {
  invoices: readonly FeeInvoice[];
  hrefOf: (month: string) => string;
  refetching: boolean;
}

/** The newest first; each leads to its lines. */
export function FeeInvoiceTable({ invoices, hrefOf, refetching }: FeeInvoiceTableProps) {
  const text = useText();
  const labels = useTableLabels();
  const language = useLanguage();
  const format = useFormat();
  const money = (
    id: 'net' | 'vat' | 'total',
    header: string,
    width: string,
  ): TableColumn<FeeInvoice> => ({
    id,
    header,
    width,
    align: 'end',
    cell: (invoice) => <span className={s.number}>{format.vnd(invoice[id])}</span>,
  });
  const columns: readonly TableColumn<FeeInvoice>[] = [
    {
      id: 'month',
      header: text('seller.settlement.column.month'),
      always: true,
      onCard: 'title',
      cell: ({ month, number, kind }) => (
        <span className={s.words}>
          <Link href={hrefOf(month)}>{format.date(monthStart(month), 'month')}</Link>
          <span className={s.small}>{number ?? text('seller.fee-invoice.no-number')}</span>
          {kind === 'adjustment' ? (
            <span className={s.small}>{text('seller.fee-invoice.adjustment')}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'state',
      header: text('seller.column.state'),
      width: '13rem',
      cell: ({ state }) => <CodeBadge status={feeInvoiceStatus} code={state} />,
    },
    money('net', text('orders.bill.net'), '9rem'),
    money('vat', text('orders.bill.vat'), '8rem'),
    money('total', text('seller.fee-invoice.total'), '9rem'),
  ];
  return (
    <DataTable<FeeInvoice>
      label={text('seller.fee-invoice')}
      labels={labels}
      language={language}
      columns={columns}
      rows={invoices}
      rowKey={({ month }) => month}
      rowName={({ month }) => format.date(monthStart(month), 'month')}
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
    />
  );
}
