import { type Item, settlementMonth } from '@hien/domain';
import type { settlementLines } from '../../db/schema/settlement.ts';
import type { BookedRefunds } from './book-refunds.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';
import type { Line } from './outcome.ts';
import { keepsDelivery } from './refunds.ts';

export type NewSettlementLine = typeof settlementLines.$inferInsert;

/** The key of the line that this one takes back, by the keys below; null where it takes nothing back. */
export const takenBack = (key: string): string | null =>
  key.endsWith(':reverse') ? key.replace(/:reverse$/, ':add') : null;

/** A sale when a purchase is confirmed; the same amount taken back when staff cancel it (2.16). */
export function settled(
  row: ItemRow,
  item: Item,
  line: 'add' | 'reverse',
  at: number,
): NewSettlementLine {
  return {
    sellerId: row.sellerId,
    // A purchase whose cash came after its confirmation belongs to the month of the cash.
    month: settlementMonth(line === 'add' ? item.changedAt : at),
    orderItemId: row.id,
    kind: line === 'add' ? 'sale' : 'reversal',
    amount: line === 'add' ? row.goods : -row.goods,
    key: `item:${row.id}:${line}`,
    at: new Date(at),
  };
}

/**
 * Who sends the parcels gets what was paid for it (2.1, 2.9): once per order, with the first of its purchases that is
 * confirmed, or with its last refund when the fee is kept; taken back when it goes back to the buyer.
 */
export function settledDelivery(
  order: LockedOrder['order'],
  { id: orderItemId, refund }: ItemRow,
  line: 'add' | 'reverse',
  at: number,
): NewSettlementLine[] {
  const paid = order.deliveryFee + order.installationFee;
  const amount = line === 'add' ? paid : -(refund?.split.deliveryFee ?? 0);
  if (amount === 0) return [];
  return [
    {
      sellerId: order.sellerId,
      month: settlementMonth(at),
      orderItemId,
      kind: 'delivery',
      amount,
      key: `order:${order.id}:delivery:${line}`,
      at: new Date(at),
    },
  ];
}

/**
 * What a refund keeps of the buyer's money goes to the shop (2.9): what was taken for the way back, which the shop pays,
 * and the delivery fee once the last line of the order has left without it.
 */
export function keptFees(
  locked: LockedOrder,
  lines: readonly Line[],
  refunds: BookedRefunds,
  at: number,
): NewSettlementLine[] {
  const leaving = lines.filter(({ row }) => refunds.has(row.id));
  const [last] = leaving.slice(-1);
  if (last === undefined) return [];
  const wayBack = leaving.flatMap(({ row }) => {
    const amount = refunds.get(row.id)?.split.returnFee ?? 0;
    if (amount === 0) return [];
    return [
      {
        sellerId: row.sellerId,
        month: settlementMonth(at),
        orderItemId: row.id,
        kind: 'delivery' as const,
        amount,
        key: `item:${row.id}:return-fee`,
        at: new Date(at),
      },
    ];
  });
  return keepsDelivery(locked, leaving, refunds)
    ? [...wayBack, ...settledDelivery(locked.order, last.row, 'add', at)]
    : wayBack;
}
