import {
  deliveryComesBack,
  type Fault,
  isGone,
  isPaidInMoney,
  type Item,
  type RefundFacts,
  refundSplit,
} from '@hien/domain';
import type { BookedRefund } from '../../db/schema/orders.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';

/** One line whose money goes back now. */
export type Leaving = {
  readonly row: ItemRow;
  /** The item as it is at that moment. */
  readonly item: Item;
  readonly type: RefundFacts['type'];
  readonly fault: Fault;
  /** Nothing is sent back, so nobody pays for the way. */
  readonly returned: boolean;
};

/**
 * The splits of 2.9 for lines that leave an order together, as both sides see them beforehand and as they are booked.
 * The delivery fee belongs to the order, not to a line: it goes back with the last line, once.
 * @param restorable points of the group that have not expired.
 */
export function splitsOf(
  { order, rows }: Pick<LockedOrder, 'order' | 'rows'>,
  leaving: readonly Leaving[],
  restorable: number,
  at: number,
): ReadonlyMap<number, BookedRefund> {
  const ids = new Set(leaving.map(({ row }) => row.id));
  const others = rows.filter((row) => !ids.has(row.id));
  const last = others.every(({ data }) => isGone(data));
  const deliveryPaid =
    last &&
    [...others.map(({ data }) => data), ...leaving.map(({ item }) => item)].some(isPaidInMoney);
  const faults = [
    ...others.flatMap(({ refund }) => (refund === null ? [] : [refund.fault])),
    ...leaving.map(({ fault }) => fault),
  ];
  const dispatched =
    rows.some(({ data }) => data.dispatchedAt !== null) ||
    leaving.some(({ item }) => item.dispatchedAt !== null);
  const booked = new Map<number, BookedRefund>();
  let points = restorable;
  leaving.forEach(({ row, item, type, fault, returned }, index) => {
    const back = Math.min(row.pointsShare, points);
    const facts: RefundFacts = {
      goods: item.captured + row.couponShare + row.pointsShare,
      couponShare: row.couponShare,
      pointsShare: row.pointsShare,
      expiredPoints: row.pointsShare - back,
      deliveryFee: order.deliveryFee + order.installationFee,
      deliveryBack:
        deliveryPaid && index === leaving.length - 1 && deliveryComesBack({ dispatched, faults }),
      returnShipping: returned ? row.thing.returnFee : 0,
      fault,
      type,
      prepaidShipping: row.prepaidShipping,
    };
    if (type !== 'exchange') points -= back;
    booked.set(row.id, { split: refundSplit(facts), fault, at });
  });
  return booked;
}

/** Whether the buyer's delivery fee stays with the shop for good: the order's last lines leave, it was paid and does not go back. */
export function keepsDelivery(
  { rows }: Pick<LockedOrder, 'rows'>,
  leaving: readonly Pick<Leaving, 'row' | 'item'>[],
  booked: ReadonlyMap<number, BookedRefund>,
): boolean {
  const ids = new Set(leaving.map(({ row }) => row.id));
  const others = rows.filter((row) => !ids.has(row.id));
  const back = [...others.map(({ refund }) => refund), ...booked.values()].some(
    (refund) => (refund?.split.deliveryFee ?? 0) > 0,
  );
  return (
    !back &&
    others.every(({ data }) => isGone(data)) &&
    [...others.map(({ data }) => data), ...leaving.map(({ item }) => item)].some(isPaidInMoney)
  );
}
