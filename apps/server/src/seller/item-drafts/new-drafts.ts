import { mostNewDrafts } from '@hien/domain';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { itemDrafts } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';

/** New items of a shop that were not sent yet and of which something is typed. */
export const newDraftsOf = (sellerId: number) =>
  and(
    eq(itemDrafts.sellerId, sellerId),
    isNull(itemDrafts.productId),
    isNotNull(itemDrafts.content),
  );

/** @throws {ApiError} CONFLICT where a shop has no room for further drafts; its row is held meanwhile. */
export async function leaveRoom(tx: Orm, sellerId: number, more: number): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(itemDrafts).where(newDraftsOf(sellerId));
  if ((row?.count ?? 0) + more > mostNewDrafts) throw new ApiError('CONFLICT');
}
