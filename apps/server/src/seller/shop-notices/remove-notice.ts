import { and, eq } from 'drizzle-orm';
import { shopNotices } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../own-shop.ts';
import { shownNotice, standingOf } from './kept-notices.ts';

export function removeShopNotice({ database, now }: Services): Handler<'removeShopNotice'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await ownShop(database.orm, userId);
    const [gone] = await database.orm
      .update(shopNotices)
      .set({ removedAt: new Date(now()), changedBy: userId })
      .where(and(standingOf(sellerId ?? 0), eq(shopNotices.id, id)))
      .returning();
    if (gone === undefined) throw new ApiError('NOT_FOUND');
    return shownNotice(gone, now());
  };
}
