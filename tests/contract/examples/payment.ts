import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const key = 'pay-7f3a9c20';

export const paymentExamples = [
  example('readPayment', {
    title: 'its buyer sees what is to be paid, and how',
    given: ({ paymentId: id }) => ({ as: 'member', params: { id } }),
    holds: (payment) => {
      expect(payment.paidAt).toBeNull();
      expect(payment.transfer?.amount).toBe(payment.total);
      expect(payment.methods.map(({ method }) => method)).not.toContain('COD');
    },
  }),
  example('readPayment', {
    title: 'there is no such payment',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readPayee', {
    title: 'whoever is about to order sees whom a transfer is paid to',
    given: { as: 'member' },
    holds: ({ payee }) => expect(payee?.account).toMatch(/^[0-9A-Za-z]{4,19}$/u),
  }),
  example('startPayment', {
    title: 'a transfer says where it has to go',
    given: ({ paymentId: groupId }) => ({
      as: 'member',
      body: { groupId, method: 'VA' as const, idempotencyKey: key },
    }),
    holds: ({ transfer, redirect }) => {
      expect(redirect).toBeNull();
      expect(transfer?.memo).toMatch(/^SO\d{14}$/);
      expect(transfer?.qr).toContain(transfer?.memo);
    },
  }),
  example('startPayment', {
    title: 'instalments need a plan',
    given: ({ paymentId: groupId }) => ({
      as: 'member',
      body: { groupId, method: 'IS' as const, idempotencyKey: `${key}-2` },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('startPayment', {
    title: 'what is paid is not paid again',
    given: ({ paidId: groupId }) => ({
      as: 'member',
      body: { groupId, method: 'VA' as const, idempotencyKey: `${key}-3` },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('startPayment', {
    title: 'there is no such payment',
    given: {
      as: 'member',
      body: { groupId: nobodysId, method: 'VA' as const, idempotencyKey: key },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readPaymentReturn', {
    title: 'what nobody signed is forged',
    given: {
      as: 'member',
      body: { gateway: 'vnpay', fields: { vnp_TxnRef: '1', vnp_SecureHash: 'ff' } },
    },
    holds: (told) => expect(told).toEqual({ verdict: 'forged', result: null, groupId: null }),
  }),
];
