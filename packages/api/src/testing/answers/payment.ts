import { MockFailure } from '../failure.ts';
import { paidGoods, payee, paymentAttempt, payments } from '../fixtures/payment.ts';
import type { Payment } from '../../types.ts';
import type { Answers } from './answerer.ts';

function known(groupId: number): Payment {
  const found = payments.find((one) => one.groupId === groupId);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

export const paymentAnswers: Answers<
  'startPayment' | 'readPayee' | 'readPayment' | 'readPaymentReturn'
> = {
  startPayment({ body }) {
    const payment = known(body.groupId);
    if (payment.methods.length === 0) throw new MockFailure(409);
    const offered = payment.methods.find(({ method }) => method === body.method);
    const plans = offered?.instalments ?? [];
    if (plans.length > 0 && !plans.some(({ months }) => months === body.months))
      throw new MockFailure(422, { fields: [{ field: 'months', code: 'VALIDATION' }] });
    return body.method === 'VA'
      ? { attemptId: paymentAttempt.id, redirect: null, transfer: payment.transfer }
      : { attemptId: paymentAttempt.id, redirect: paymentAttempt.redirect, transfer: null };
  },

  readPayee: () => ({ payee }),

  readPayment: ({ params, language }) => ({ ...known(params.id), goods: paidGoods(language) }),

  // Nothing here is signed by a gateway, but for what says so itself.
  readPaymentReturn: ({ body }) =>
    body.fields['vnp_SecureHash'] === 'genuine'
      ? {
          verdict: 'genuine',
          result: body.fields['vnp_ResponseCode'] === '24' ? 'cancelled' : 'ok',
          groupId: Number(body.fields['vnp_TxnRef']),
        }
      : { verdict: 'forged', result: null, groupId: null },
};
