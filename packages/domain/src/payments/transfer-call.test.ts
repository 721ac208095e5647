import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newAttempt, type PaymentAttempt } from '../payment/attempt.ts';
import { judgeTransfer, type TransferCall } from './transfer-call.ts';

const due = 930_000;
const fresh = newAttempt(due, 0);
const paid: PaymentAttempt = { ...fresh, state: 'succeeded', transaction: 'FT-1' };
const judge = (call: Partial<TransferCall>, attempt = fresh) =>
  judgeTransfer(
    { amount: due, transaction: 'FT-9', parts: { transactions: [], sum: 0 }, due, ...call },
    attempt,
  );
const parts = { transactions: ['FT-A', 'FT-B'], sum: 400_000 };

it('at least what is due pays, alone or with what came before it', () => {
  expect([due - 1, due, due + 1].map((amount) => judge({ amount }))).toEqual([
    'wrong-amount',
    'paid',
    'paid',
  ]);
  expect([due - 400_001, due - 400_000, due].map((amount) => judge({ amount, parts }))).toEqual([
    'wrong-amount',
    'paid',
    'paid',
  ]);
});

it('what comes to an order that waits for nothing is taken, to go back: it is never a part', () => {
  expect(judge({ amount: 1, due: null })).toBe('paid');
  expect(judge({ amount: 1, due: null }, paid)).toBe('paid-twice');
});

it('each transfer counts once, whichever was told again', () => {
  expect(judge({ transaction: 'FT-B', parts })).toBe('already-done');
  expect(judge({ transaction: 'FT-B', parts, due: null }, paid)).toBe('already-done');
  expect(judge({ transaction: 'FT-1', due: null }, paid)).toBe('already-done');
  expect(judge({ transaction: 'FT-2', amount: 5 }, paid)).toBe('paid-twice');
});

it('what is no sum of money is looked at, whatever the order waits for', () => {
  for (const amount of [null, 0])
    for (const wanted of [due, null]) expect(judge({ amount, due: wanted })).toBe('wrong-amount');
});

it('however a sum is cut, its last part pays and none before it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1 }), (cuts) => {
      const whole = cuts.reduce((all, one) => all + one, 0);
      let sum = 0;
      const verdicts = cuts.map((amount, index) => {
        const transactions = cuts.slice(0, index).map((_, at) => `FT-${at}`);
        const verdict = judge({
          amount,
          transaction: `FT-${index}`,
          parts: { transactions, sum },
          due: whole,
        });
        sum += amount;
        return verdict;
      });
      expect(verdicts).toEqual([...cuts.slice(1).map(() => 'wrong-amount'), 'paid']);
    }),
  );
});
