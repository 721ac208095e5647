import { cancelRules } from '../../claim/rules-cancel.ts';
import { exchangeRules } from '../../claim/rules-exchange.ts';
import { refundRules } from '../../claim/rules-refund.ts';
import type { Machine, Rules } from '../../machine/machine.ts';
import { staffReason } from './item-guards.ts';
import type { Item } from './item.ts';
import type { ItemPayloads } from './item-payloads.ts';
import { itemStates } from './item-state.ts';
import { itemTimers } from './item-timers.ts';
import { fulfilmentRules } from './rules-fulfilment.ts';

/** Whatever staff may do in a shop's place asks them for their reason (2.3). */
function forShopWithReason(rule: ItemRule): ItemRule {
  const forShop = rule.by.includes('seller') && rule.by.includes('admin');
  const asked = rule.needs?.some(({ reason }) => reason === 'REASON_REQUIRED') === true;
  return forShop && !asked
    ? ({ ...rule, needs: [staffReason, ...(rule.needs ?? [])] } as ItemRule)
    : rule;
}

type ItemRule = Rules<Item, ItemPayloads>[number];

/** The shop item (2.3): 62 rules of the reference with 231 transitions, and two that leave the state as it is. */
export const itemMachine: Machine<Item, ItemPayloads> = {
  name: 'item',
  start: ['awaiting_payment'],
  states: itemStates,
  rules: [...fulfilmentRules, ...cancelRules, ...refundRules, ...exchangeRules].map(
    forShopWithReason,
  ),
  refuses: (item, event) =>
    event === 'seller.edit_delivery' && (item.deliveredAt !== null || item.confirmedAt !== null)
      ? 'ALREADY_DELIVERED'
      : null,
  timers: itemTimers,
};
