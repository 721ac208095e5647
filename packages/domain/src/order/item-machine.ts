import { cancelRules } from '../claim/rules-cancel.ts';
import { exchangeRules } from '../claim/rules-exchange.ts';
import { refundRules } from '../claim/rules-refund.ts';
import type { Machine } from '../machine/machine.ts';
import type { Item } from './item.ts';
import type { ItemPayloads } from './item-payloads.ts';
import { itemStates } from './item-state.ts';
import { itemTimers } from './item-timers.ts';
import { fulfilmentRules } from './rules-fulfilment.ts';

/** The shop item (2.3): 62 rules of the reference with 231 transitions, and two that leave the state as it is. */
export const itemMachine: Machine<Item, ItemPayloads> = {
  name: 'item',
  start: ['awaiting_payment'],
  states: itemStates,
  rules: [...fulfilmentRules, ...cancelRules, ...refundRules, ...exchangeRules],
  timers: itemTimers,
};
