import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems, orders, paymentGroups } from '../../db/schema/orders.ts';
import { debtOfBid } from '../auctions/pay-bid.ts';
import { debtOfDesigns } from '../designs/pay-designs.ts';
import { debtOfAd } from '../memberships/pay-ad-order.ts';
import { tellOfBills } from '../red-bills/tell-of-bills.ts';
import { giveBack } from './give-back.ts';
import { bySystem, changeBySystem } from './change-items.ts';
import { type GroupRow, lockGroup, lockOrder, lockOrdersOf } from './locked-order.ts';
import { advanceLocked } from './timers.ts';

export type Paid = 'paid' | 'already-paid' | 'too-late';

type Waiting = {
  readonly orderId: number;
  readonly itemIds: readonly number[];
  readonly due: number;
  /** When its time to pay ends; null once no line has such a time. */
  readonly until: number | null;
};

/** The orders of a group that still wait for their money, with what each of them costs. */
async function waitingOf(tx: Orm, groupId: number): Promise<Waiting[]> {
  const rows = await tx
    .select({
      orderId: orders.id,
      itemId: orderItems.id,
      amount: orderItems.paid,
      state: orderItems.state,
      delivery: orders.deliveryFee,
      installation: orders.installationFee,
      until: orderItems.dueAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.groupId, groupId))
    .orderBy(orders.id, orderItems.id);
  const waiting = new Map<number, Waiting>();
  for (const row of rows) {
    if (row.state !== 'awaiting_payment') continue;
    const known = waiting.get(row.orderId);
    waiting.set(row.orderId, {
      orderId: row.orderId,
      itemIds: [...(known?.itemIds ?? []), row.itemId],
      due: (known?.due ?? row.delivery + row.installation) + row.amount,
      until: row.until?.getTime() ?? known?.until ?? null,
    });
  }
  return [...waiting.values()];
}

/** What a group still has to bring: lines cancelled before they were paid are not asked for. Zero once it is paid. */
export async function amountDue(tx: Orm, groupId: number): Promise<number> {
  return (await waitingOf(tx, groupId)).reduce((all, { due }) => all + due, 0);
}

/**
 * What waits at a moment: orders whose time to pay has passed are cancelled first, whether or not a round of the clock
 * has come by, so that the same payment ends the same way on a busy server.
 */
async function stillWaiting(tx: Orm, groupId: number, at: number): Promise<Waiting[]> {
  const waiting = await waitingOf(tx, groupId);
  const over = waiting.filter(({ until }) => until !== null && until < at);
  for (const { orderId } of over) {
    const locked = await lockOrder(tx, orderId);
    if (locked !== null) await advanceLocked(tx, locked, at);
  }
  return over.length === 0 ? waiting : waitingOf(tx, groupId);
}

/**
 * Money for a group has arrived. Pays what still waits in it, once; what came twice, too late (3.4) or too much is
 * written down as a return, and finance is told. Call it in the transaction in which the attempt succeeds: the same
 * attempt told again changes nothing.
 */
export async function payGroup(
  tx: Orm,
  {
    groupId,
    attemptId,
    captured,
    at,
  }: {
    readonly groupId: number;
    readonly attemptId: number | null;
    readonly captured: number;
    readonly at: number;
  },
): Promise<Paid> {
  const group = await lockGroup(tx, groupId);
  if (group === null) throw new Error(`no payment group ${groupId}`);
  if (group.paidAt !== null && attemptId !== null && group.paidAttemptId === attemptId)
    return 'already-paid';
  const debt = await debtOf(tx, group, at);
  if (group.paidAt !== null || debt === null) {
    const late = group.paidAt === null;
    await giveBack(tx, group, {
      attemptId,
      amount: captured,
      at,
      because: late ? 'paid-too-late' : 'paid-twice',
    });
    return late ? 'too-late' : 'already-paid';
  }
  if (captured < debt.due) {
    // Goods were due in full when the attempt began; designs may have been added since: staff have to look.
    await giveBack(tx, group, { attemptId, amount: captured, at, because: 'paid-too-little' });
    return 'too-late';
  }
  const [paid = group] = await tx
    .update(paymentGroups)
    .set({ paidAt: new Date(at), paidAttemptId: attemptId, version: group.version + 1 })
    .where(eq(paymentGroups.id, groupId))
    .returning();
  await debt.pay(paid);
  if (captured > debt.due)
    await giveBack(tx, group, {
      attemptId,
      amount: captured - debt.due,
      at,
      because: 'paid-too-much',
    });
  return 'paid';
}

/** What a group waits for, and how it is paid; null when it waits for nothing any more. */
function debtOf(tx: Orm, group: GroupRow, at: number) {
  if (group.purpose === 'design') return debtOfDesigns(tx, group, at);
  if (group.purpose === 'ad') return debtOfAd(tx, group, at);
  return group.purpose === 'auction' ? debtOfBid(tx, group, at) : debtOfGoods(tx, group.id, at);
}

/** What a group of goods waits for, and how it is paid; null when no line waits any more. */
async function debtOfGoods(tx: Orm, groupId: number, at: number) {
  const waiting = await stillWaiting(tx, groupId, at);
  if (waiting.length === 0) return null;
  return {
    due: waiting.reduce((all, one) => all + one.due, 0),
    pay: (group: GroupRow) => payItems(tx, group, waiting, at),
  };
}

/** Each line captures its own amount. */
async function payItems(
  tx: Orm,
  group: GroupRow,
  waiting: readonly Waiting[],
  at: number,
): Promise<void> {
  const locked = await lockOrdersOf(
    tx,
    group,
    waiting.map(({ orderId }) => orderId),
  );
  const lines = new Map(waiting.map(({ orderId, itemIds }) => [orderId, itemIds]));
  await changeBySystem(
    tx,
    locked.map((one) => ({ locked: one, itemIds: lines.get(one.order.id) ?? [] })),
    ({ data }) =>
      bySystem('payment.succeeded', { cod: false, verified: true, captured: data.amount }, at),
    at,
  );
  await tellOfBills(tx, locked, at);
}
