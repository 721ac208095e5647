import type { RedBillDetail } from '@hien/api';
import { DefinitionList } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';

type Line = RedBillDetail['lines'][number];

/** What is invoiced, line by line with its tax, and the sums below it; on a phone each line is a card. */
export function BillGoods({ detail: { lines, net, vat, bill } }: { detail: RedBillDetail }) {
  const text = useText();
  const format = useFormat();
  const labels = useTableLabels();
  const language = useLanguage();
  const keys = new Map(lines.map((line, index) => [line, String(index)]));
  return (
    <>
      <DataTable<Line>
        label={text('orders.bill.lines')}
        labels={labels}
        language={language}
        columns={useColumns()}
        rows={lines}
        rowKey={(line) => keys.get(line) ?? ''}
        rowName={({ name }) => name}
        status="ready"
        maxHeight="none"
      />
      <DefinitionList
        look="sum"
        items={[
          { term: text('orders.bill.net'), detail: format.vnd(net) },
          { term: text('orders.bill.vat'), detail: format.vnd(vat) },
          { term: text('orders.bill.sum'), detail: <strong>{format.vnd(bill.amount)}</strong> },
        ]}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<Line>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      id: 'name',
      header: text('orders.print.thing'),
      always: true,
      onCard: 'title',
      cell: ({ kind, name, option }) =>
        kind === 'delivery'
          ? text('orders.sum.delivery')
          : [name, option].filter((part) => part !== '').join(' · '),
    },
    {
      id: 'quantity',
      header: text('orders.print.quantity'),
      width: '5rem',
      align: 'end',
      cell: ({ quantity }) => format.integer(quantity),
    },
    {
      id: 'net',
      header: text('orders.bill.net'),
      width: '8rem',
      align: 'end',
      cell: ({ net }) => format.vnd(net),
    },
    {
      id: 'vat',
      header: text('orders.bill.vat'),
      width: '9rem',
      align: 'end',
      cell: ({ vat, vatRate }) =>
        text('orders.bill.vat-of', { rate: vatRate, amount: format.vnd(vat) }),
    },
    {
      id: 'gross',
      header: text('orders.bill.gross'),
      width: '8rem',
      align: 'end',
      cell: ({ gross }) => format.vnd(gross),
    },
  ];
}
