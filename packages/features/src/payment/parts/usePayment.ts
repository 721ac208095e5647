import { type Payment, readPayment } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import type { Loadable } from '../../shared/query/loadable.ts';

const everyMs = 2_500;
/** Money on its way back takes its time, and after a failure only a transfer or another window brings any; whoever waits for it sees it arrive. */
const slowlyMs = 5_000;

/** A transfer may arrive before anything was started here. */
const mayChange = (payment: Payment | undefined): boolean =>
  payment?.state === 'pending' ||
  payment?.state === 'expired' ||
  (payment?.state === 'waiting' && payment.method === 'VA');

const isReturning = (payment: Payment | undefined): boolean =>
  payment?.returning.some(({ state }) => state === 'requested' || state === 'processing') ?? false;

const waitOf = (payment: Payment | undefined): number | false =>
  mayChange(payment)
    ? everyMs
    : payment?.state === 'failed' || isReturning(payment)
      ? slowlyMs
      : false;

/** Where a payment stands; asked again and again while a gateway or a bank may still answer. */
export function usePayment(groupId: number): Loadable<Payment> {
  return useCall(
    readPayment,
    { id: groupId },
    { retry: false, refetchInterval: ({ state }) => waitOf(state.data) },
  );
}
