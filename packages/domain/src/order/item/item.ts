import { daysAfter, type Instant } from '../../calendar/ict.ts';
import type { ClaimReason, HoldReason } from '../../claim/reasons.ts';
import { limits } from '../../constants.ts';
import { switches } from '../../switches.ts';
import type { Actor } from '../../machine/actors.ts';
import type { ClaimType, ItemStage, ItemState } from './item-state.ts';
import { itemStateInfo } from './item-state.ts';

/** How goods travel: with a carrier and its number, or with the seller's own people. */
export type Shipment =
  | { readonly kind: 'carrier'; readonly carrier: string; readonly tracking: string }
  | { readonly kind: 'self' };

export type Hold = {
  readonly reason: HoldReason;
  readonly text: string;
  readonly amount: number | null;
};

/** The one claim of an item: the open one, or the last one closed. */
export type Claim = {
  readonly type: ClaimType;
  readonly by: Actor;
  readonly reason: ClaimReason;
  readonly text: string;
  readonly pictures: readonly string[];
  /** False when the buyer may keep the goods: then the refund is confirmed without a collection. */
  readonly returnRequired: boolean;
  readonly wantedOption: string | null;
  readonly requestedAt: Instant;
  readonly receivedAt: Instant | null;
  /** When the seller's answer or work is due; null while nothing is due. */
  readonly dueAt: Instant | null;
  readonly heldAt: Instant | null;
  readonly hold: Hold | null;
  /** A process deadline was missed; one penalty per claim. */
  readonly penalised: boolean;
  /** Why the seller refused. */
  readonly refused: { readonly reason: string; readonly text: string } | null;
  readonly back: Shipment | null;
  /** Goods sent to the buyer again: the replacement, or what was rejected. */
  readonly out: Shipment | null;
  readonly refundAmount: number | null;
};

/** One line of a shop order: the unit of truth. Amounts in đồng for the whole line. */
export type Item = {
  readonly state: ItemState;
  readonly version: number;
  readonly changedAt: Instant;
  /** The state under an open claim, to which a withdrawal returns. */
  readonly before: ItemState | null;
  readonly amount: number;
  readonly captured: number;
  readonly cod: boolean;
  /** When the shop or the carrier said that the cash was in hand; null before, and for what was paid otherwise. */
  readonly collectedAt: Instant | null;
  readonly prepBusinessDays: number;
  /** D8, as it stood when the order was placed. */
  readonly autoConfirmFrom: 'dispatch' | 'delivery';
  readonly placedAt: Instant;
  readonly paidAt: Instant | null;
  readonly dispatchedAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly confirmedAt: Instant | null;
  readonly paymentDueAt: Instant;
  readonly dispatchDueAt: Instant | null;
  readonly deliveryDueAt: Instant;
  readonly confirmDueAt: Instant | null;
  readonly refundDueAt: Instant | null;
  /** The newest date a seller promised when declaring a delay. */
  readonly promisedAt: Instant | null;
  readonly shipment: Shipment | null;
  readonly cancelRequests: number;
  readonly returnClaims: number;
  readonly claim: Claim | null;
  readonly refundFailed: boolean;
};

export type NewItem = {
  readonly amount: number;
  readonly placedAt: Instant;
  readonly prepBusinessDays?: number;
  readonly requiresDelivery?: boolean;
};

/** When what is ordered at that moment has to be there at the latest (D10). */
export const deliverBy = (placedAt: Instant): Instant =>
  daysAfter(placedAt, limits.delivery.withinDays);

/** An item as it stands right after the order was placed. */
export function newItem({
  amount,
  placedAt,
  prepBusinessDays = limits.dispatch.prepBusinessDays,
  requiresDelivery = switches.confirmRequiresDelivery,
}: NewItem): Item {
  return {
    state: 'awaiting_payment',
    version: 0,
    changedAt: placedAt,
    before: null,
    amount,
    captured: 0,
    cod: false,
    collectedAt: null,
    prepBusinessDays,
    autoConfirmFrom: requiresDelivery ? 'delivery' : 'dispatch',
    placedAt,
    paidAt: null,
    dispatchedAt: null,
    deliveredAt: null,
    confirmedAt: null,
    paymentDueAt: daysAfter(placedAt, limits.paymentDue.orderDays),
    dispatchDueAt: null,
    deliveryDueAt: deliverBy(placedAt),
    confirmDueAt: null,
    refundDueAt: null,
    promisedAt: null,
    shipment: null,
    cancelRequests: 0,
    returnClaims: 0,
    claim: null,
    refundFailed: false,
  };
}

/** The fulfilment stage; under a claim the one in which the claim began. */
export function stageOf(item: Pick<Item, 'state' | 'before'>): ItemStage {
  const own = itemStateInfo(item.state).stage;
  if (own !== undefined) return own;
  if (item.before !== null) return stageOf({ state: item.before, before: null });
  return item.state === 'refund_rejected_with_buyer' ||
    item.state === 'exchange_rejected_with_buyer'
    ? 'delivered'
    : item.state === 'cancel_rejected' ||
        item.state === 'cancel_confirmed' ||
        item.state === 'cancel_completed'
      ? 'preparing'
      : 'delivering';
}

/**
 * Cash on delivery of which only the buyer or the clock has said that the goods arrived: nobody who takes the money has
 * seen it yet.
 */
export function cashUnseen(
  item: Pick<Item, 'cod' | 'collectedAt' | 'deliveredAt' | 'confirmedAt'>,
): boolean {
  return (
    item.cod &&
    item.collectedAt === null &&
    (item.deliveredAt !== null || item.confirmedAt !== null)
  );
}

/** Whether a claim waits for an end: it stops the confirmation clock and holds the settlement back. */
export function hasOpenClaim(item: Pick<Item, 'state'>): boolean {
  return itemStateInfo(item.state).claim !== undefined;
}
