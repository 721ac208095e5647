import { type CheckoutAsk, type CheckoutQuote, quoteCheckout } from '@hien/api';
import { useFormField } from '@hien/ui/form';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useDebounced } from '../../shared/search/useDebounced.ts';
import { type CheckoutInput, askOf, linesOf } from './checkout-values.ts';

/** The price of what the form says now, asked once typing has stopped; until it comes the last one stays in sight. */
export function useQuote(first: CheckoutQuote) {
  const { value: addressId } = useFormField<CheckoutInput['addressId']>('addressId');
  const { value: installation } = useFormField<CheckoutInput['installation']>('installation');
  const { value: couponId } = useFormField<CheckoutInput['couponId']>('couponId');
  const { value: points } = useFormField<CheckoutInput['points']>('points');
  const { value: referralCode } = useFormField<CheckoutInput['referralCode']>('referralCode');
  const lineIds = useMemo(() => linesOf(first), [first]);
  const wanted = JSON.stringify(
    askOf({ addressId, installation, couponId, points, referralCode }, lineIds),
  );
  const settled = useDebounced(wanted, 300);
  const query = useCall(quoteCheckout, JSON.parse(settled) as CheckoutAsk, {
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const fresh = query.data !== undefined && !query.isPlaceholderData && settled === wanted;
  return { quote: query.data ?? first, fresh, query };
}
