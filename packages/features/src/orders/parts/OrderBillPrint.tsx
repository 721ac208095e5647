import { readRedBill } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { BillSheet } from '../../shared/red-bill/BillSheet.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** The VAT invoice of an order, as it lies on paper. */
export function OrderBillPrint({ id }: { id: number }) {
  const bill = useCall(readRedBill, { id });
  return (
    <QueryBoundary query={bill} size="page" skeleton={<OrderSkeleton />}>
      {(detail) => <BillSheet detail={detail} />}
    </QueryBoundary>
  );
}
