import type { Lot } from '@hien/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pointLots } from '../db/schema/rewards.ts';

/** The member's lots that still have points, those that expire first in front. */
export async function readActiveLots(orm: Orm, userId: number): Promise<Lot[]> {
  const rows = await orm
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), eq(pointLots.state, 'active')))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.id));
  return rows.map((row) => ({
    ...row,
    earnedAt: row.earnedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    changedAt: row.changedAt.getTime(),
  }));
}
