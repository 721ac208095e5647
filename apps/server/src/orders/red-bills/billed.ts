import { isGone, isPaidFor } from '@hien/domain';
import type { GroupRow, ItemRow, OrderRow } from '../write/locked-order.ts';

type Billed = {
  readonly goods: readonly ItemRow[];
  /** đồng for parcels and installation. */
  readonly delivery: number;
  readonly gross: number;
};

/** What an order's invoice is about: all that was paid and was not given back. */
export function billedOf(
  order: Pick<OrderRow, 'deliveryFee' | 'installationFee'>,
  rows: readonly ItemRow[],
): Billed {
  const goods = rows.filter(({ data }) => !isGone(data));
  const returned = rows.reduce((all, { refund }) => all + (refund?.split.deliveryFee ?? 0), 0);
  const delivery =
    goods.length === 0 ? 0 : Math.max(0, order.deliveryFee + order.installationFee - returned);
  return { goods, delivery, gross: goods.reduce((all, { paid }) => all + paid, delivery) };
}

/**
 * Whether an order's invoice may go out (B4: order paid). Cash is seen parcel by parcel, so an order of several shops'
 * group is paid before its group is.
 */
export const isBillPaid = (
  { paidAt }: Pick<GroupRow, 'paidAt'>,
  rows: readonly Pick<ItemRow, 'data'>[],
): boolean => paidAt !== null || isPaidFor(rows.map(({ data }) => data));
