import { expect } from 'vitest';
import { example } from '../example.ts';
import { type Known, nobodysId } from '../stage.ts';

const order = ({ cartLineIds: [, , buy], addressIds: [addressId], orderTotal }: Known) => ({
  lineIds: [buy],
  addressId,
  method: 'COD' as const,
  over18: true,
  terms: true,
  expectedTotal: orderTotal,
  idempotencyKey: 'contract-example-1',
});

export const checkoutExamples = [
  example('quoteCheckout', {
    title: 'one line, brought to an address',
    given: ({ cartLineIds: [, , buy], addressIds: [addressId] }) => ({
      as: 'member',
      body: { lineIds: [buy], addressId },
    }),
    holds: ({ totals, sellers, methods }) => {
      expect(sellers).toHaveLength(1);
      expect(totals.total).toBe(totals.goods + totals.delivery);
      expect(methods.map(({ method }) => method)).toContain('COD');
    },
  }),
  example('quoteCheckout', {
    title: 'a code nobody gave out is refused at its field, and the price is told all the same',
    given: ({ cartLineIds: [, , buy] }) => ({
      as: 'member',
      language: 'en',
      body: { lineIds: [buy], referralCode: 'SAI' },
    }),
    holds: ({ refusals }) =>
      expect(refusals).toEqual([
        {
          field: 'referralCode',
          code: 'referral.invalid',
          message: 'Invalid referral code! Please check & Insert again',
        },
      ]),
  }),
  example('quoteCheckout', {
    title: 'one’s own code is told to be one’s own',
    given: ({ cartLineIds: [, , buy], coupons: { own } }) => ({
      as: 'member',
      language: 'en',
      body: { lineIds: [buy], referralCode: own },
    }),
    holds: ({ referral, refusals }) => {
      expect(referral).toBeNull();
      expect(refusals).toEqual([
        {
          field: 'referralCode',
          code: 'referral.own',
          message:
            'This referral code is your own, so you cannot use it yourself. Enter somebody else’s or leave it empty.',
        },
      ]);
    },
  }),
  example('quoteCheckout', {
    title: 'a line of somebody else is not found',
    given: { as: 'member', body: { lineIds: [nobodysId] } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('placeOrder', {
    title: 'another total than the one that was seen is CONFLICT',
    given: (known) => ({
      as: 'member',
      body: { ...order(known), expectedTotal: 1, idempotencyKey: 'contract-example-2' },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('placeOrder', {
    title: 'a code nobody gave out is refused',
    given: (known) => ({
      as: 'member',
      body: { ...order(known), referralCode: 'SAI', idempotencyKey: 'contract-example-3' },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('placeOrder', {
    title: 'one’s own code is refused',
    given: (known) => ({
      as: 'member',
      body: {
        ...order(known),
        referralCode: known.coupons.own,
        idempotencyKey: 'contract-example-5',
      },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('placeOrder', {
    title: 'a line of somebody else is not found',
    given: (known) => ({
      as: 'member',
      body: { ...order(known), lineIds: [nobodysId], idempotencyKey: 'contract-example-4' },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('placeOrder', {
    title: 'cash on delivery begins at once',
    given: (known) => ({ as: 'member', body: order(known) }),
    holds: ({ paid, total, orders }, { orderTotal }) => {
      expect([paid, total]).toEqual([true, orderTotal]);
      expect(orders).toHaveLength(1);
    },
  }),
];
