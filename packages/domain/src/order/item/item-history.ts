import type { Instant } from '../../calendar/ict.ts';
import { notify } from '../../machine/effects.ts';
import type { Machine, Rules } from '../../machine/machine.ts';
import { inClaimWindow } from './item-guards.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemPayloads } from './item-payloads.ts';
import type { Item } from './item.ts';

/**
 * What the history of an item may hold: its own events, and the one that is sent to its whole order. That one is
 * sent with `extendConfirmation`, never to an item alone, and so no rule of the item machine.
 */
export type ItemHistory = ItemPayloads & {
  readonly 'buyer.extend_confirm': { readonly until: Instant };
};

const ofTheOrder: Rules<Item, Pick<ItemHistory, 'buyer.extend_confirm'>> = [
  {
    id: 'A03',
    event: 'buyer.extend_confirm',
    by: ['buyer', 'seller', 'admin'],
    from: [
      'delivering',
      'delivered',
      'exchange_completed',
      'refund_rejected_in_transit',
      'refund_rejected_with_buyer',
      'exchange_rejected_in_transit',
      'exchange_rejected_with_buyer',
    ],
    to: {
      delivering: 'delivering',
      delivered: 'delivered',
      exchange_completed: 'exchange_completed',
      refund_rejected_in_transit: 'refund_rejected_in_transit',
      refund_rejected_with_buyer: 'refund_rejected_with_buyer',
      exchange_rejected_in_transit: 'exchange_rejected_in_transit',
      exchange_rejected_with_buyer: 'exchange_rejected_with_buyer',
    },
    guards: [inClaimWindow],
    needs: [
      {
        reason: 'DATE_NOT_FUTURE',
        met: ({ until }, item) => item.confirmDueAt !== null && until > item.confirmDueAt,
      },
    ],
    change: (_, { payload }) => ({ confirmDueAt: payload.until }),
    effects: () => [notify('order.extended', 'buyer', 'seller')],
  },
];

/** The machine that plays a stored history again. */
export const itemHistoryMachine: Machine<Item, ItemHistory> = {
  ...itemMachine,
  rules: [...itemMachine.rules, ...ofTheOrder],
};
