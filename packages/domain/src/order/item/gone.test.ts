import { expect, it } from 'vitest';
import { type ItemState, itemStates } from './item-state.ts';
import { isCancelled, isGone, isPaidFor, isPaidInMoney } from './gone.ts';

const states = Object.keys(itemStates) as ItemState[];

it('a line is gone from the decision on, not from the request', () => {
  expect(states.filter((state) => isGone({ state }))).toEqual([
    'cancel_confirmed',
    'cancel_completed',
    'refund_confirmed',
    'refund_completed',
  ]);
  expect(states.filter((state) => isCancelled({ state }))).toEqual([
    'cancel_confirmed',
    'cancel_completed',
  ]);
});

it('cash is money once somebody saw it, a transfer when it is paid', () => {
  expect([
    isPaidInMoney({ paidAt: null, cod: false, collectedAt: null }),
    isPaidInMoney({ paidAt: 1, cod: false, collectedAt: null }),
    isPaidInMoney({ paidAt: 1, cod: true, collectedAt: null }),
    isPaidInMoney({ paidAt: 1, cod: true, collectedAt: 2 }),
  ]).toEqual([false, true, false, true]);
});

it('an order is paid for when the money of each line that is left is here', () => {
  const line = { state: 'delivered', paidAt: 1, cod: true, collectedAt: 2 } as const;
  const onItsWay = { ...line, collectedAt: null };
  const gone = { ...onItsWay, state: 'cancel_completed' } as const;
  expect(
    [[line], [line, onItsWay], [line, gone], [gone], [], [{ ...onItsWay, cod: false }]].map(
      isPaidFor,
    ),
  ).toEqual([true, false, true, false, false, true]);
});
