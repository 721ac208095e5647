import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { sellers } from '../db/schema/shop.ts';

/** The shop of a member; null for whoever has none, staff for one. */
export async function ownShop(orm: Orm, userId: number): Promise<number | null> {
  const [seller] = await orm
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.userId, userId));
  return seller?.id ?? null;
}
