import { apply, couponMachine, type Lot, restorePoints as restoreLots } from '@hien/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { lotOf } from './lot-of.ts';

type OpenTake = { readonly lot: Lot; readonly amount: number };

/** What a group took from which lot and has not put back yet, longest life first. */
async function openTakes(tx: Orm, groupId: number, lock: boolean): Promise<OpenTake[]> {
  const taken = await tx
    .select({ lotId: pointMoves.lotId, amount: sql<number>`(-sum(${pointMoves.amount}))::int` })
    .from(pointMoves)
    .where(and(eq(pointMoves.groupId, groupId), inArray(pointMoves.kind, ['spend', 'restore'])))
    .groupBy(pointMoves.lotId);
  const open = new Map(
    taken.filter(({ amount }) => amount > 0).map((one) => [one.lotId, one.amount]),
  );
  if (open.size === 0) return [];
  const query = tx
    .select()
    .from(pointLots)
    .where(inArray(pointLots.id, [...open.keys()]))
    .orderBy(desc(pointLots.expiresAt), desc(pointLots.id));
  const rows = await (lock ? query.for('update') : query);
  return rows.map((row) => ({ lot: lotOf(row), amount: open.get(row.id) ?? 0 }));
}

const alive = ({ lot }: OpenTake, at: number): boolean =>
  at <= lot.expiresAt && (lot.state === 'active' || lot.state === 'used');

/** How many of a group's points could still come back at this moment; the others have expired since. */
export async function restorablePoints(tx: Orm, groupId: number, at: number): Promise<number> {
  const takes = await openTakes(tx, groupId, false);
  return takes.reduce((all, take) => all + (alive(take, at) ? take.amount : 0), 0);
}

/**
 * Puts an item's share of a group's points back with their old expiry date; what has expired is not restored (2.9).
 * Those with the longest life left come back first. Answers how many did.
 */
export async function restorePoints(
  tx: Orm,
  {
    groupId,
    userId,
    orderItemId,
    amount,
    at,
  }: {
    readonly groupId: number;
    readonly userId: number;
    readonly orderItemId: number;
    readonly amount: number;
    readonly at: number;
  },
): Promise<number> {
  if (amount === 0) return 0;
  let left = amount;
  const takes = (await openTakes(tx, groupId, true)).filter((take) => alive(take, at));
  for (const { lot, amount: open } of takes) {
    const back = Math.min(left, open);
    if (back === 0) break;
    const { lots, restored } = restoreLots([lot], [{ lot: lot.id, amount: back }], at);
    const [after] = lots;
    if (after === undefined || restored === 0) continue;
    await tx
      .update(pointLots)
      .set({
        state: after.state,
        version: after.version,
        left: after.left,
        changedAt: new Date(after.changedAt),
      })
      .where(eq(pointLots.id, lot.id));
    await tx.insert(pointMoves).values({
      userId,
      lotId: lot.id,
      kind: 'restore',
      amount: back,
      groupId,
      orderItemId,
      at: new Date(at),
    });
    left -= back;
  }
  return amount - left;
}

/** Gives a coupon back while it is still valid; afterwards it stays used. */
export async function restoreCoupon(tx: Orm, couponId: number, at: number): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(userCoupons)
    .where(eq(userCoupons.id, couponId))
    .for('update');
  if (row === undefined) return false;
  const applied = apply(
    couponMachine,
    {
      ...row,
      from: row.from.getTime(),
      until: row.until.getTime(),
      changedAt: row.changedAt.getTime(),
    },
    { event: 'restore', by: 'system', at, payload: {} },
  );
  if (!applied.ok) return false;
  const { state, version, changedAt } = applied.entity;
  await tx
    .update(userCoupons)
    .set({ state, version, changedAt: new Date(changedAt) })
    .where(eq(userCoupons.id, couponId));
  return true;
}
