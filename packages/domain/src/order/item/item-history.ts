import type { Instant } from '../../calendar/ict.ts';
import { notify } from '../../machine/effects.ts';
import type { Machine, Rules } from '../../machine/machine.ts';
import { inClaimWindow, staffReason } from './item-guards.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemPayloads } from './item-payloads.ts';
import type { Item } from './item.ts';

type OfTheOrder = {
  /** `reason`: asked of staff. */
  readonly 'buyer.extend_confirm': { readonly until: Instant; readonly reason?: string };
  readonly 'buyer.change_address': { readonly city: string };
};

/**
 * What the history of an item may hold: its own events, and those that are sent to its whole order. They are sent with
 * `extendConfirmation` and `changeAddress`, never to an item alone, and so are no rules of the item machine.
 */
export type ItemHistory = ItemPayloads & OfTheOrder;

const ofTheOrder: Rules<Item, OfTheOrder> = [
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
      staffReason,
      {
        reason: 'DATE_NOT_FUTURE',
        met: ({ until }, item) => item.confirmDueAt !== null && until > item.confirmDueAt,
      },
    ],
    change: (_, { payload }) => ({ confirmDueAt: payload.until }),
    effects: () => [notify('order.extended', 'buyer', 'seller')],
  },
  {
    id: 'A04',
    event: 'buyer.change_address',
    by: ['buyer'],
    from: ['awaiting_payment', 'new_order', 'preparing', 'dispatch_delayed', 'cancel_rejected'],
    to: {
      awaiting_payment: 'awaiting_payment',
      new_order: 'new_order',
      preparing: 'preparing',
      dispatch_delayed: 'dispatch_delayed',
      cancel_rejected: 'cancel_rejected',
    },
    // The buyer too: whoever got into their account must not send the goods elsewhere unseen.
    effects: (item) =>
      item.state === 'awaiting_payment'
        ? [notify('order.address-changed', 'buyer')]
        : [notify('order.address-changed', 'buyer', 'seller')],
  },
];

/** The machine that plays a stored history again. */
export const itemHistoryMachine: Machine<Item, ItemHistory> = {
  ...itemMachine,
  rules: [...itemMachine.rules, ...ofTheOrder],
  refuses: (item, event) =>
    event === 'buyer.change_address'
      ? item.dispatchedAt === null
        ? null
        : 'DISPATCHED'
      : (itemMachine.refuses?.(item, event as keyof ItemPayloads) ?? null),
};
