import type { Lot } from '@hien/domain';
import type { pointLots } from '../db/schema/rewards.ts';

/** A row as the domain's lot. */
export const lotOf = (row: typeof pointLots.$inferSelect): Lot => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  id: row.id,
  source: row.source,
  earned: row.earned,
  left: row.left,
  earnedAt: row.earnedAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
});
