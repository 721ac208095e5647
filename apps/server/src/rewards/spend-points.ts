import { type Reason, spendPoints as spendLots } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pointLots, pointMoves } from '../db/schema/rewards.ts';
import { readActiveLots } from './lots.ts';

/**
 * Takes points for a payment group, oldest expiry first, and writes down what came from which lot. The member's row is
 * locked by the caller; a lot somebody changed all the same stops the transaction. Null when they were taken.
 */
export async function spendPoints(
  tx: Orm,
  {
    userId,
    groupId,
    amount,
    at,
  }: {
    readonly userId: number;
    readonly groupId: number;
    readonly amount: number;
    readonly at: number;
  },
): Promise<Reason | null> {
  if (amount === 0) return null;
  const before = await readActiveLots(tx, userId);
  const spent = spendLots(before, amount, at);
  if (!spent.ok) return spent.reason;
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  for (const { lot: id } of spent.takes) {
    const lot = spent.lots.find((one) => one.id === id);
    if (lot === undefined) throw new Error(`lot ${id} is not among those that were spent`);
    const changed = await tx
      .update(pointLots)
      .set({
        state: lot.state,
        left: lot.left,
        version: lot.version,
        changedAt: new Date(lot.changedAt),
      })
      .where(and(eq(pointLots.id, id), eq(pointLots.version, versions.get(id) ?? -1)))
      .returning({ id: pointLots.id });
    if (changed.length === 0) return 'NOT_ENOUGH_POINTS';
  }
  await tx.insert(pointMoves).values(
    spent.takes.map(({ lot, amount: taken }) => ({
      userId,
      lotId: lot,
      kind: 'spend' as const,
      amount: -taken,
      groupId,
      at: new Date(at),
    })),
  );
  return null;
}
