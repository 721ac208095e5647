import {
  applyToOrder,
  faultOfEnd,
  goesToAccount,
  isGone,
  type Item,
  newMoneyReturn,
} from '@hien/domain';
import { holdMember } from '../../cart/cart-rows.ts';
import type { Orm } from '../../db/database.ts';
import type { BookedRefund } from '../../db/schema/orders.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { restorablePoints, restorePoints } from '../../rewards/restore.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';
import { linesOf, type Outcome } from './outcome.ts';
import { splitsOf } from './refunds.ts';

/** By the line's id. */
export type BookedRefunds = ReadonlyMap<number, BookedRefund>;

/**
 * Lines that leave with this change: points back, and the money that goes back written down before it is sent.
 * @returns what was booked, and the outcome with the returns that are complete because no money is owed.
 */
export async function bookRefunds(
  tx: Orm,
  locked: LockedOrder,
  decided: Outcome,
  at: number,
): Promise<{ readonly refunds: BookedRefunds; readonly outcome: Outcome }> {
  const refunds = await bookLeaving(tx, locked, decided, at);
  return { refunds, outcome: withoutDebt(decided, locked.rows, refunds, at) };
}

async function bookLeaving(
  tx: Orm,
  locked: LockedOrder,
  decided: Outcome,
  at: number,
): Promise<BookedRefunds> {
  const leaving = linesOf(locked.rows, decided).flatMap(({ row, item }, index) => {
    if (!isGone(item) || isGone(row.data)) return [];
    const event =
      decided.entries.find(
        (entry) => entry.item === index && isGone({ state: entry.to as Item['state'] }),
      )?.command.event ?? '';
    return [
      {
        row,
        item,
        type: event.startsWith('refund.') ? ('refund' as const) : ('cancel' as const),
        fault: faultOfEnd(item, event),
        returned: item.claim?.receivedAt !== null,
      },
    ];
  });
  if (leaving.length === 0) return new Map();
  const { group } = locked;
  // After the order and before its stock: as a checkout holds its member before it takes pieces and points.
  if (group.pointsAmount > 0 || group.couponId !== null) await holdMember(tx, group.userId);
  const restorable = group.pointsAmount === 0 ? 0 : await restorablePoints(tx, group.id, at);
  const splits = splitsOf(locked, leaving, restorable, at);
  const booked = new Map<number, BookedRefund>();
  const shares: { orderItemId: number; amount: number }[] = [];
  for (const { row, item } of leaving) {
    const refund = splits.get(row.id);
    if (refund === undefined) continue;
    shares.push({ orderItemId: row.id, amount: refund.split.points });
    if (item.paidAt !== null) booked.set(row.id, refund);
  }
  await restorePoints(tx, { groupId: group.id, userId: group.userId, shares, at });
  await oweMoney(tx, locked, booked, at);
  return booked;
}

async function oweMoney(
  tx: Orm,
  { group, order }: LockedOrder,
  booked: BookedRefunds,
  at: number,
): Promise<void> {
  const toAccount = goesToAccount(group.method);
  const owed = [...booked].flatMap(([orderItemId, { split }]) => {
    if (split.money === 0) return [];
    const money = newMoneyReturn(split.money, at);
    return [
      {
        groupId: group.id,
        orderItemId,
        key: `item:${orderItemId}`,
        attemptId: toAccount ? null : group.paidAttemptId,
        account: toAccount ? order.refundAccount : null,
        state: money.state,
        amount: money.amount,
        dueAt: new Date(money.dueAt),
        nextTryAt: new Date(at),
        changedAt: new Date(at),
        createdAt: new Date(at),
      },
    ];
  });
  if (owed.length > 0) await tx.insert(moneyReturns).values(owed);
}

/** The returns of lines to which no money is owed are complete at once. */
function withoutDebt(
  outcome: Outcome,
  rows: readonly ItemRow[],
  refunds: BookedRefunds,
  at: number,
): Outcome {
  const free = [...rows.keys()].filter(
    (index) => refunds.get(rows[index]?.id ?? 0)?.split.money === 0,
  );
  if (free.length === 0) return outcome;
  const done = applyToOrder(
    outcome.order,
    { event: 'payment.refunded', by: 'system', at, payload: {} },
    free,
  );
  if (!done.ok) throw new Error(`line ${rows[done.item]?.id}: ${done.refusal.reason}`);
  return {
    order: done.order,
    effects: [...outcome.effects, ...done.effects],
    entries: [...outcome.entries, ...done.entries],
  };
}
