import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from './db/database.ts';
import { shopStaff } from './db/schema/shop-team.ts';
import { sellers } from './db/schema/shop.ts';
import { ApiError } from './http/api-error.ts';

/** The shop that a member keeps, or else the one they work in; null for whoever has none, staff of the platform for one. */
export async function ownShop(orm: Orm, userId: number): Promise<number | null> {
  const [kept] = await orm
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.userId, userId));
  if (kept !== undefined) return kept.id;
  const [joined] = await orm
    .select({ id: shopStaff.sellerId })
    .from(shopStaff)
    .where(eq(shopStaff.userId, userId));
  return joined?.id ?? null;
}

/** Whether a member belongs to the shop of a query's row of `sellers`, as its owner or its staff. */
export const isOfShop = (userId: AnyPgColumn | number): SQL<boolean> =>
  sql<boolean>`(coalesce(${sellers.userId} = ${userId}, false)
    or exists (select 1 from ${shopStaff} staff where staff.user_id = ${userId} and staff.seller_id = ${sellers.id}))`;

/** The same for a statement that is written by hand: of the shop `seller`, an alias, and the member at a place. */
export const isOfShopSql = (seller: string, userId: string): string =>
  `(coalesce(${seller}.user_id = ${userId}, false)
    or exists (select 1 from shop_staff staff where staff.user_id = ${userId} and staff.seller_id = ${seller}.id))`;

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

/** Whether a member works in a shop of somebody else, whose partnership holds: it ends for the staff when it ends for the owner. */
export const worksInShopSql = (userId: string): string =>
  `exists (select 1 from shop_staff staff join sellers shop on shop.id = staff.seller_id
    join users keeper on keeper.id = shop.user_id
    where staff.user_id = ${userId} and 'commerce' = any(keeper.partner))`;
