import { type Order, readRedBill } from '@hien/api';
import { type Definition, DefinitionList, Link } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { BillActions } from '../../shared/red-bill/BillActions.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { redBillStatus } from '../../shared/status/settlement-status.ts';

interface OrderBillProps {
  order: Order;
  bill: NonNullable<Order['redBill']>;
}

/** Where an order's VAT invoice stands, for whom it is, and what its reader may do with it. */
export function OrderBill({ order, bill }: OrderBillProps) {
  const text = useText();
  const items: Definition[] = [
    {
      term: text('orders.red-bill.state'),
      detail: <CodeBadge status={redBillStatus} code={bill.state} />,
    },
    { term: text('orders.red-bill.company'), detail: bill.company },
    { term: text('orders.red-bill.tax-code'), detail: bill.taxCode },
    { term: text('orders.red-bill.address'), detail: bill.address },
    { term: text('orders.red-bill.email'), detail: bill.email },
  ];
  if (bill.number !== null)
    items.push({ term: text('orders.red-bill.number'), detail: bill.number });
  if (bill.rejection !== null)
    items.push({ term: text('orders.red-bill.rejection'), detail: bill.rejection });
  return (
    <>
      <DefinitionList items={items} />
      {bill.number === null ? null : <Link href="?view=bill">{text('orders.bill.print')}</Link>}
      {changeable.has(bill.state) ? <Acts id={order.id} /> : null}
    </>
  );
}

/** Where somebody who sees the order may still do something. */
const changeable: ReadonlySet<string> = new Set([
  'requested',
  'correction_needed',
  'overdue',
  'number_sent',
  'number_returned',
  'issued',
  'adjusted',
  'replaced',
]);

function Acts({ id }: { id: number }) {
  const { data } = useCall(readRedBill, { id });
  return data === undefined ? null : <BillActions detail={data} />;
}
