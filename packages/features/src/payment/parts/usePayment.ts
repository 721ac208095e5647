import { type Payment, paymentQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Loadable } from '../../shared/query/loadable.ts';

const everyMs = 2_500;

/** A transfer may arrive before anything was started here. */
const mayChange = (payment: Payment | undefined): boolean =>
  payment?.state === 'pending' ||
  payment?.state === 'expired' ||
  (payment?.state === 'waiting' && payment.method === 'VA');

/** Where a payment stands; asked again and again while a gateway or a bank may still answer. */
export function usePayment(groupId: number): Loadable<Payment> {
  return useQuery({
    ...paymentQuery(useLanguage(), groupId),
    retry: false,
    refetchInterval: ({ state }) => (mayChange(state.data) ? everyMs : false),
  });
}
