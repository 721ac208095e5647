import type { PaymentAttempt } from '../payment/attempt.ts';
import type { CallVerdict } from './call.ts';

/** A bank's call about a transfer, beside what is known of the order that its memo names. */
export type TransferCall = {
  /** Whole đồng; null when it is no whole number of them. */
  readonly amount: number | null;
  readonly transaction: string;
  /** The earlier transfers that did not make up the sum, and what they brought together. */
  readonly parts: { readonly transactions: readonly string[]; readonly sum: number };
  /** What the order waits for; null once it waits for nothing: it is paid, ended, or its time is over. */
  readonly due: number | null;
};

/**
 * What a transfer turns out to be. Nobody can be asked for an exact sum at a bank, and the sum of an order falls when a
 * line is cancelled: what has come pays once it is at least what is due, and the rest goes back (3.4, 2.9). What comes to
 * an order that waits for nothing counts as paid late or twice, which goes back too (3.4, rule 2; 2.11). Only what is too
 * little is `wrong-amount`.
 */
export function judgeTransfer(call: TransferCall, attempt: PaymentAttempt): CallVerdict {
  const { amount, transaction, parts, due } = call;
  if (parts.transactions.includes(transaction)) return 'already-done';
  if (amount === null || amount === 0) return 'wrong-amount';
  if (attempt.state === 'succeeded')
    return transaction === attempt.transaction ? 'already-done' : 'paid-twice';
  return due !== null && parts.sum + amount < due ? 'wrong-amount' : 'paid';
}
