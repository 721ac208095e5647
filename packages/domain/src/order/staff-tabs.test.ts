import { expect, test } from 'vitest';
import { type ItemState, itemStates } from './item/item-state.ts';
import { lineCalls, stillCalls, waitingTab } from './staff-tabs.ts';

const states = Object.keys(itemStates) as ItemState[];

test('what waits too long are two delays, claims on hold and claims over time', () => {
  const under = (tab: string) => states.filter((state) => waitingTab(state, false) === tab);
  expect(under('late')).toEqual(['dispatch_delayed', 'transit_delayed']);
  expect(under('held')).toEqual(states.filter((state) => state.includes('_held_')));
  expect(under('overdue')).toEqual(states.filter((state) => /_late(_|$)/.test(state)));
  expect(under('held')).toHaveLength(8);
  expect(under('overdue')).toHaveLength(6);
});

test('nothing waits too long while a timer is left to run', () => {
  expect(states.filter((state) => waitingTab(state, true) !== null)).toEqual([]);
});

test('a call holds as long as the line is what staff were called for', () => {
  const calls = (state: ItemState) => lineCalls.filter((call) => stillCalls(call, state));
  expect(calls('cancel_late')).toEqual(['cancel.late']);
  expect(calls('refund_late_received')).toEqual(['refund.late']);
  expect(calls('exchange_late_confirmed')).toEqual(['exchange.late']);
  expect(calls('refund_held_waiting')).toEqual(['claim.held-long']);
  // A claim that was late and is held now is late no more.
  expect(calls('refund_released_requested')).toEqual([]);
  expect(calls('delivered')).toEqual([]);
});
