import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { rank } from '../../company-ranking.ts';

/**
 * Counts a company's standing reviews anew and gives it its place. Counted, never added to: two reviews at once wait for
 * each other at the company's row, which the caller holds.
 */
export async function recountConstructionReviews(tx: Orm, contractorId: number): Promise<void> {
  await tx.execute(sql`update contractors c set rating = coalesce(n.rating, 0), review_count = n.count
    from (select round(avg(rating), 1)::float8 as rating, count(*)::int as count
      from construction_reviews where contractor_id = ${contractorId} and removed_on is null) n
    where c.id = ${contractorId}`);
  await rank(tx, contractorId);
}
