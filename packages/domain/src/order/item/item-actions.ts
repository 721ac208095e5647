import type { Instant } from '../../calendar/ict.ts';
import type { Actor } from '../../machine/actors.ts';
import { allowed, can } from '../../machine/engine.ts';
import type { Reason } from '../../machine/reasons.ts';
import type { Action } from '../../permissions/matrix.ts';
import { type Item, stageOf } from './item.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemEvent } from './item-payloads.ts';
import type { ItemStage } from './item-state.ts';

/** What somebody could do to an item; `refused` explains the button that is shown but disabled. */
export type ItemActionOffer = { readonly event: ItemEvent; readonly refused: Reason | null };

const afterDispatch = ['buyer.confirm', 'refund.request', 'exchange.request'] as const;

/** Steps that people look for in a stage: shown even where a claim or an end stands in their way. */
const looksFor: Readonly<
  Partial<Record<Actor, Readonly<Record<ItemStage, readonly ItemEvent[]>>>>
> = {
  buyer: {
    awaiting_payment: ['cancel.unpaid'],
    new_order: ['cancel.request'],
    preparing: ['cancel.request'],
    delivering: afterDispatch,
    delivered: afterDispatch,
    confirmed: ['refund.request', 'exchange.request'],
  },
  seller: {
    awaiting_payment: ['seller.dispatch'],
    new_order: ['seller.dispatch'],
    preparing: ['seller.dispatch'],
    delivering: [],
    delivered: [],
    confirmed: [],
  },
};

const gone: ReadonlySet<Item['state']> = new Set<Item['state']>([
  'cancel_confirmed',
  'cancel_completed',
  'refund_confirmed',
  'refund_completed',
]);

/**
 * Everything a role's screen offers for an item: what it has a rule for, and the usual steps of the stage
 * with the reason why they are not possible. Nothing but what is possible once the money is on its way back.
 */
export function itemActions(item: Item, by: Actor, at: Instant): readonly ItemActionOffer[] {
  const offers: ItemActionOffer[] = allowed(itemMachine, item, by, at)
    // Of cash nobody speaks where none is to come.
    .filter(({ refused }) => refused !== 'NOTHING_TO_COLLECT')
    .map(({ event, refused }) => ({ event, refused }));
  if (gone.has(item.state)) return offers;
  for (const event of looksFor[by]?.[stageOf(item)] ?? [])
    if (!offers.some((offer) => offer.event === event))
      offers.push({ event, refused: can(itemMachine, item, event, by, at) });
  return offers;
}

/** The action of the permission table that an event is for who sends it; null when no person sends it. */
export function eventPermission(event: ItemEvent, by: Actor): Action | null {
  if (by !== 'buyer' && by !== 'seller' && by !== 'admin') return null;
  if (event === 'admin.cancel_confirmed') return 'order.cancel_confirmed';
  if (by === 'buyer') {
    if (event.startsWith('cancel.')) return 'order.cancel';
    return event === 'buyer.confirm' || event === 'delivered' ? 'order.confirm' : 'order.claim';
  }
  if (event === 'refund.request' || event === 'exchange.request') return 'order.claim';
  // Staff never send goods; what they may do in a shop's place is to decide.
  if (by === 'admin') return 'order.decide';
  return event.startsWith('seller.') || event === 'delivered' || event === 'cash.collected'
    ? 'order.dispatch'
    : 'order.decide';
}
