import { apply, lotMachine } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pointLots, pointMoves } from '../db/schema/rewards.ts';
import { notifyMember } from '../notices/notify-member.ts';
import { lotOf } from './lot-of.ts';

/** Takes back what is left of the points of one source; what is spent stays spent. Nothing when there is none. */
export async function revokePoints(
  tx: Orm,
  source: string,
  reason: string,
  at: number,
): Promise<void> {
  const [row] = await tx.select().from(pointLots).where(eq(pointLots.source, source)).for('update');
  if (row === undefined) return;
  const moved = apply(lotMachine, lotOf(row), {
    event: 'revoke',
    by: 'admin',
    at,
    payload: { reason },
  });
  // Expired, or taken back already.
  if (!moved.ok) return;
  const { state, version, left } = moved.entity;
  await tx
    .update(pointLots)
    .set({ state, version, left, changedAt: new Date(at) })
    .where(eq(pointLots.id, row.id));
  // Spent before: nothing leaves, and there is nothing to tell.
  if (row.left === 0) return;
  await tx.insert(pointMoves).values({
    userId: row.userId,
    lotId: row.id,
    kind: 'revoke',
    amount: left - row.left,
    at: new Date(at),
  });
  await notifyMember(tx, {
    userId: row.userId,
    key: `points:${row.id}:revoked`,
    at,
    values: { points: row.left },
    mail: {
      template: 'points-step',
      values: { about: 'points.revoked', points: row.left, until: row.expiresAt.getTime() },
    },
  });
}
