import { and, count, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { cartLines } from '../db/schema/cart.ts';

/** What the header shows: lines that are not put aside. */
export async function countCartLines(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({ lines: count() })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.later, false)));
  return row?.lines ?? 0;
}
