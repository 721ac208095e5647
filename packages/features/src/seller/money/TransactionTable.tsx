import type { Transaction } from '@hien/api';
import { settlementKindLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Badge, Link } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import * as s from '../lines/LineTable.css.ts';

interface TransactionTableProps {
  rows: readonly Transaction[];
  refetching: boolean;
}

/** Lines of a shop's months: when, what, how much; the number leads to its order. */
export function TransactionTable({ rows, refetching }: TransactionTableProps) {
  const text = useText();
  const labels = useTableLabels();
  const language = useLanguage();
  return (
    <DataTable<Transaction>
      label={text('seller.transactions')}
      labels={labels}
      language={language}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ kind, order }) =>
        [settlementKindLabels[kind][language], order?.number].filter(Boolean).join(' ')
      }
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
    />
  );
}

function useColumns(): readonly TableColumn<Transaction>[] {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return [
    {
      id: 'what',
      header: text('seller.money.column.what'),
      always: true,
      onCard: 'title',
      cell: ({ kind, name, option, held, heldWhy }) => (
        <span className={s.words}>
          <span className={s.name}>{settlementKindLabels[kind][language]}</span>
          {name === '' ? null : <span className={s.small}>{`${name}, ${option}`}</span>}
          {held ? (
            <span>
              <Badge tone="caution">{text('seller.money.held')}</Badge>
            </span>
          ) : null}
          {heldWhy === null ? null : <span className={s.small}>{heldWhy}</span>}
        </span>
      ),
    },
    {
      id: 'order',
      header: text('seller.column.order'),
      width: '12rem',
      cell: ({ order }) =>
        order === null ? (
          <span className={s.small}>{text('seller.money.no-order')}</span>
        ) : (
          <Link href={paths.orderDetail.to(language, { id: order.id })}>{order.number}</Link>
        ),
    },
    {
      id: 'at',
      header: text('seller.money.column.at'),
      width: '9rem',
      cell: ({ at }) => <span className={s.moment}>{format.date(at, 'dateTime')}</span>,
    },
    {
      id: 'amount',
      header: text('seller.bills.column.amount'),
      width: '10rem',
      align: 'end',
      cell: ({ amount, sellerDiscount }) => (
        <span className={s.words}>
          <span className={s.number}>{format.vnd(amount)}</span>
          {sellerDiscount === 0 ? null : (
            <span className={s.small}>
              {text('seller.money.borne', { amount: format.vnd(sellerDiscount) })}
            </span>
          )}
        </span>
      ),
    },
  ];
}
