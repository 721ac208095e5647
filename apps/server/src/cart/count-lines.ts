import { and, count, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { cartDesigns, cartLines } from '../db/schema/cart.ts';

/** What the header shows: lines that are not put aside, and designs. */
export async function countCartLines(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({
      lines: count(),
      designs: orm.$count(cartDesigns, eq(cartDesigns.userId, userId)),
    })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.later, false)));
  return row === undefined ? 0 : row.lines + row.designs;
}
