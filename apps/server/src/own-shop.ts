import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';

/** The shop of a member; null for whoever has none, staff for one. */
export async function ownShop(orm: Orm, userId: number): Promise<number | null> {
  const [seller] = await orm
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.userId, userId));
  return seller?.id ?? null;
}

/** The member's shop. @throws {ApiError} NOT_FOUND for whoever has none. */
export async function needOwnShop(orm: Orm, userId: number): Promise<number> {
  const sellerId = await ownShop(orm, userId);
  if (sellerId === null) throw new ApiError('NOT_FOUND');
  return sellerId;
}

/** Its row is held until the transaction ends: what the shop keeps is counted and put into order by one at a time. */
export async function lockOwnShop(tx: Orm, userId: number): Promise<number> {
  const sellerId = await needOwnShop(tx, userId);
  await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.id, sellerId))
    .for('no key update');
  return sellerId;
}
