import { apply, couponMachine, type Lot, restorePoints as restoreLots } from '@hien/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { couponCampaigns, pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
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
 * Puts the shares of lines of a group's points back with their old expiry date; what has expired is not restored (2.9).
 * Those with the longest life left come back first. The member's row is locked by the caller: their checkouts take from
 * the same lots. One statement per lot, however many lines.
 */
export async function restorePoints(
  tx: Orm,
  {
    groupId,
    userId,
    shares,
    at,
  }: {
    readonly groupId: number;
    readonly userId: number;
    readonly shares: readonly { readonly orderItemId: number; readonly amount: number }[];
    readonly at: number;
  },
): Promise<void> {
  if (shares.every(({ amount }) => amount === 0)) return;
  const takes = (await openTakes(tx, groupId, true))
    .filter((take) => alive(take, at))
    .map(({ lot, amount }) => ({ before: lot, lot, open: amount }));
  const moves: (typeof pointMoves.$inferInsert)[] = [];
  for (const { orderItemId, amount } of shares) {
    let left = amount;
    for (const take of takes) {
      const back = Math.min(left, take.open);
      if (back === 0) continue;
      const { lots } = restoreLots([take.lot], [{ lot: take.lot.id, amount: back }], at);
      const [after = take.lot] = lots;
      take.lot = after;
      take.open -= back;
      left -= back;
      moves.push({
        userId,
        lotId: after.id,
        kind: 'restore',
        amount: back,
        groupId,
        orderItemId,
        at: new Date(at),
      });
    }
  }
  for (const { before, lot } of takes)
    if (lot !== before)
      await tx
        .update(pointLots)
        .set({
          state: lot.state,
          version: lot.version,
          left: lot.left,
          changedAt: new Date(lot.changedAt),
        })
        .where(eq(pointLots.id, lot.id));
  if (moves.length > 0) await tx.insert(pointMoves).values(moves);
}

/**
 * Gives a coupon back while it is still valid; afterwards, and once staff have stopped its campaign with what was not used
 * yet, it stays used.
 */
export async function restoreCoupon(tx: Orm, couponId: number, at: number): Promise<void> {
  const [row] = await tx
    .select()
    .from(userCoupons)
    .where(eq(userCoupons.id, couponId))
    .for('update');
  if (row === undefined || (await isWithdrawn(tx, row.campaignId))) return;
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
  if (!applied.ok) return;
  const { state, version, changedAt } = applied.entity;
  await tx
    .update(userCoupons)
    .set({ state, version, changedAt: new Date(changedAt), returns: row.returns + 1 })
    .where(eq(userCoupons.id, couponId));
}

/** Read once the coupon is locked: a stop of its campaign waits for that, or was before it. */
async function isWithdrawn(tx: Orm, campaignId: number | null): Promise<boolean> {
  if (campaignId === null) return false;
  const [campaign] = await tx
    .select({ withdrawn: couponCampaigns.withdrawn })
    .from(couponCampaigns)
    .where(eq(couponCampaigns.id, campaignId));
  return campaign?.withdrawn === true;
}
