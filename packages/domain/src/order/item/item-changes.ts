import { businessDaysAfter, businessDaysBetween } from '../../calendar/business-days.ts';
import { daysAfter, type Instant } from '../../calendar/ict.ts';
import { limits } from '../../constants.ts';
import type { Actor } from '../../machine/actors.ts';
import { type Effect, notify } from '../../machine/effects.ts';
import { cashUnseen, type Claim, type Item } from './item.ts';
import type { ClaimType, ItemState } from './item-state.ts';

/** What a request brings; a cancel has neither pictures nor a wish. */
type Request = {
  readonly reason: Claim['reason'];
  readonly text: string;
  readonly pictures?: readonly string[];
  readonly returnRequired?: boolean;
  readonly wantedOption?: string;
};

export function openClaim(
  item: Item,
  type: ClaimType,
  by: Actor,
  at: Instant,
  request: Request,
): Partial<Item> {
  return {
    before: item.state,
    ...(type === 'cancel'
      ? { cancelRequests: item.cancelRequests + 1 }
      : { returnClaims: item.returnClaims + 1 }),
    claim: {
      type,
      by,
      reason: request.reason,
      text: request.text,
      pictures: request.pictures ?? [],
      returnRequired: request.returnRequired ?? true,
      wantedOption: request.wantedOption ?? null,
      requestedAt: at,
      receivedAt: null,
      dueAt: businessDaysAfter(at, limits.claim.respondBusinessDays),
      heldAt: null,
      hold: null,
      penalised: false,
      refused: null,
      back: null,
      out: null,
      refundAmount: null,
    },
  };
}

/** Changes the claim and nothing else. An item without one stays as it is. */
export function inClaim(item: Item, change: Partial<Claim>): Partial<Item> {
  return item.claim === null ? {} : { claim: { ...item.claim, ...change } };
}

/** After a claim the buyer has at least three days left to confirm (2.3, "claims stop the clock"). */
export function clockAfterClaim(item: Item, at: Instant): Partial<Item> {
  if (item.confirmDueAt === null) return {};
  return { confirmDueAt: Math.max(item.confirmDueAt, daysAfter(at, limits.confirm.graceDays)) };
}

export function withdraw(item: Item, at: Instant): Partial<Item> {
  return { before: null, ...inClaim(item, { dueAt: null }), ...clockAfterClaim(item, at) };
}

export function stateBefore(item: Item): ItemState {
  return item.before ?? item.state;
}

/** The goods are back: the seller's three business days for the rest begin. */
export function received(item: Item, at: Instant): Partial<Item> {
  return inClaim(item, {
    receivedAt: at,
    dueAt: businessDaysAfter(at, limits.claim.processBusinessDays),
  });
}

/** The clock stands still while a claim is held; what was left of it runs on after the release. */
export function held(item: Item, at: Instant, hold: Claim['hold']): Partial<Item> {
  return inClaim(item, { heldAt: at, hold });
}

export function released(item: Item, at: Instant): Partial<Item> {
  const claim = item.claim;
  if (claim === null || claim.heldAt === null) return {};
  // Goods that arrived during the hold have started a new deadline; it counts from their arrival.
  const from = Math.max(claim.heldAt, claim.receivedAt ?? 0);
  const dueAt =
    claim.dueAt === null ? null : businessDaysAfter(at, businessDaysBetween(from, claim.dueAt));
  return inClaim(item, { heldAt: null, hold: null, dueAt });
}

const inTransitStates: ReadonlySet<ItemState> = new Set<ItemState>([
  'delivering',
  'transit_delayed',
  'refund_rejected_in_transit',
  'exchange_rejected_in_transit',
]);

/** In transit again after a send-back, or wherever the claim found it. */
export function isInTransit(item: Item): boolean {
  return (
    (item.claim !== null && item.claim.receivedAt !== null) ||
    (item.before !== null && inTransitStates.has(item.before))
  );
}

/** One point for a missed process deadline, once per claim (spec). */
export function processPenalty(before: Item): readonly Effect[] {
  return before.claim?.penalised === true
    ? []
    : [{ do: 'penalty', points: limits.penalty.points, because: 'process' }];
}

/** The seller answers the changed claim from the beginning when the goods have not moved yet. */
export function changeType(
  item: Item,
  type: 'refund' | 'exchange',
  wantedOption: string | null,
  at: Instant,
): Partial<Item> {
  const moving = item.claim?.back !== null || item.claim.receivedAt !== null;
  return inClaim(item, {
    type,
    wantedOption,
    ...(moving ? {} : { dueAt: businessDaysAfter(at, limits.claim.respondBusinessDays) }),
  });
}

/** Cash counts as taken on the word of the shop or the carrier, who take it; never on the buyer's own. */
export function collected(item: Item, by: Actor, at: Instant): Partial<Item> {
  const theirWord = by === 'seller' || by === 'carrier' || by === 'admin';
  if (!item.cod || item.collectedAt !== null || !theirWord) return {};
  return { captured: item.amount, collectedAt: at };
}

/** The shop is asked about cash that only the buyer or the clock has spoken of. */
export function askForCash(item: Item): readonly Effect[] {
  return cashUnseen(item) ? [notify('order.cash-unseen', 'seller')] : [];
}

/** Two say different things about the same cash: finance looks at it. */
export function doubtCash({ cashMissing }: { readonly cashMissing?: boolean }): readonly Effect[] {
  return cashMissing === true ? [{ do: 'queue', queue: 'finance', because: 'cash-missing' }] : [];
}

export function payoutDue(at: Instant): Partial<Item> {
  return {
    refundDueAt: businessDaysAfter(at, limits.refund.payoutBusinessDays),
    refundFailed: false,
  };
}
