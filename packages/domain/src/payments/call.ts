import type { PaymentAttempt } from '../payment/attempt.ts';

/** What a gateway's server call turns out to be, looked at in the one right order (3.4, rules for all gateways). */
export type CallVerdict =
  | 'forged'
  | 'unknown-order'
  | 'wrong-amount'
  | 'already-done'
  | 'paid-twice'
  | 'paid'
  | 'not-paid';

export type GatewayCall = {
  readonly genuine: boolean;
  readonly paid: boolean;
  readonly amount: number | null;
  readonly transaction: string;
};

/**
 * Signature, order, amount, once. The caller changes state only for `paid`, `paid-twice` and `not-paid`;
 * a `wrong-amount` goes to the finance queue, because the answer does not undo the payment.
 */
export function judgeCall(call: GatewayCall, attempt: PaymentAttempt | null): CallVerdict {
  if (!call.genuine) return 'forged';
  if (attempt === null) return 'unknown-order';
  if (call.amount !== attempt.amount) return 'wrong-amount';
  if (attempt.state === 'succeeded')
    return call.paid && call.transaction !== attempt.transaction ? 'paid-twice' : 'already-done';
  if (call.paid) return 'paid';
  return attempt.state === 'pending' ? 'not-paid' : 'already-done';
}

/** VNPay repeats its call until it reads 00 or 02. */
export const vnpayAnswers = {
  forged: { RspCode: '97', Message: 'Invalid signature' },
  'unknown-order': { RspCode: '01', Message: 'Order not found' },
  'wrong-amount': { RspCode: '04', Message: 'Invalid amount' },
  'already-done': { RspCode: '02', Message: 'Order already confirmed' },
  'paid-twice': { RspCode: '02', Message: 'Order already confirmed' },
  paid: { RspCode: '00', Message: 'Confirm success' },
  'not-paid': { RspCode: '00', Message: 'Confirm success' },
} as const satisfies Record<CallVerdict, { readonly RspCode: string; readonly Message: string }>;

/** ZaloPay: 1 done, 2 known already, 0 call again, -1 bad mac. */
export const zalopayAnswers = {
  forged: { return_code: -1, return_message: 'mac not equal' },
  'unknown-order': { return_code: 0, return_message: 'order not found' },
  'wrong-amount': { return_code: 2, return_message: 'amount noted' },
  'already-done': { return_code: 2, return_message: 'duplicate' },
  'paid-twice': { return_code: 2, return_message: 'duplicate' },
  paid: { return_code: 1, return_message: 'success' },
  'not-paid': { return_code: 1, return_message: 'success' },
} as const satisfies Record<
  CallVerdict,
  { readonly return_code: number; readonly return_message: string }
>;
