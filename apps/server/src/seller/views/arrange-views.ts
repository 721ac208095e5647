import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { shopViews } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { lockOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { changeableView, hadView, openWith, viewsOf } from './kept-views.ts';

/** A view goes for all who have it. */
export function removeShopView({ database }: Services): Handler<'removeShopView'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const who = { sellerId: await lockOwnShop(tx, userId), userId };
      const { list } = await changeableView(tx, who, id);
      await tx.delete(shopViews).where(eq(shopViews.id, id));
      return viewsOf(tx, who, list);
    });
  };
}

/** What a list opens with, for the caller alone. */
export function setDefaultShopView({ database }: Services): Handler<'setDefaultShopView'> {
  return async ({ body: { list, id }, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const who = { sellerId: await lockOwnShop(tx, userId), userId };
      if (id !== null && (await hadView(tx, who, id)).list !== list)
        throw new ApiError('NOT_FOUND');
      await openWith(tx, userId, list, id);
      return viewsOf(tx, who, list);
    });
  };
}
