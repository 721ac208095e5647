import type { Fault } from '../claim/reasons.ts';

/** What is known of a line when its refund is fixed (2.9). Amounts in đồng for the claimed quantity. */
export type RefundFacts = {
  /** Paid price with VAT after item and promotion discounts, before coupon and points. */
  readonly goods: number;
  readonly couponShare: number;
  readonly pointsShare: number;
  /** Points whose date has passed since; they are not given back. */
  readonly expiredPoints: number;
  /** The order's delivery fee, and whether it comes back: see `deliveryComesBack`. */
  readonly deliveryFee: number;
  readonly deliveryBack: boolean;
  /** One way of return shipping. */
  readonly returnShipping: number;
  readonly fault: Fault;
  readonly type: 'cancel' | 'refund' | 'exchange';
  /** Paid by the buyer before a hold was released and not used up (`prepaidAfter`): not taken a second time. */
  readonly prepaidShipping: number;
};

export type RefundSplit = {
  readonly goods: number;
  /** Not paid out: the coupon was never money. */
  readonly couponShare: number;
  readonly points: number;
  readonly deliveryFee: number;
  readonly returnFee: number;
  /** What goes back to where the money came from; never below zero. */
  readonly money: number;
};

/** The delivery fee comes back when nothing of the order was sent, or when the seller is at fault for everything. */
export function deliveryComesBack(order: {
  readonly dispatched: boolean;
  readonly faults: readonly Fault[];
}): boolean {
  return (
    !order.dispatched ||
    (order.faults.length > 0 && order.faults.every((fault) => fault === 'seller'))
  );
}

/** How many ways of return shipping the buyer pays: refund one, exchange both, the seller's fault none. */
export function returnWays(type: RefundFacts['type'], fault: Fault): 0 | 1 | 2 {
  if (fault === 'seller' || type === 'cancel') return 0;
  return type === 'refund' ? 1 : 2;
}

/** What a hold may still ask the buyer to pay for a line: its goods, less what was paid for the claim before. */
export function feesLeft(line: { readonly goods: number; readonly prepaid: number }): number {
  return Math.max(0, line.goods - line.prepaid);
}

/**
 * The exact split that both sides see before they press and that is booked afterwards. A fee larger than
 * the refund leaves zero, never a debt.
 */
export function refundSplit(facts: RefundFacts): RefundSplit {
  const paidInMoney = facts.goods - facts.couponShare - facts.pointsShare;
  // Who gets other goods has bought them: what their way cost stays paid.
  const deliveryFee = facts.deliveryBack && facts.type !== 'exchange' ? facts.deliveryFee : 0;
  const owed = Math.max(
    0,
    returnWays(facts.type, facts.fault) * facts.returnShipping - facts.prepaidShipping,
  );
  const before = (facts.type === 'exchange' ? 0 : paidInMoney) + deliveryFee;
  const returnFee = Math.min(owed, before);
  return {
    goods: facts.goods,
    couponShare: facts.couponShare,
    points: facts.type === 'exchange' ? 0 : Math.max(0, facts.pointsShare - facts.expiredPoints),
    deliveryFee,
    returnFee,
    money: before - returnFee,
  };
}

/** The coupon itself comes back only when the whole payment group is cancelled. */
export function couponComesBack(group: {
  readonly cancelled: number;
  readonly items: number;
}): boolean {
  return group.items > 0 && group.cancelled === group.items;
}
