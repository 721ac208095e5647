import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { shopNotices } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { shownNotice } from './kept-notices.ts';
import { noteAct } from '../../shop-log.ts';

/** The shop's row is held: nobody saves it meanwhile. One that is gone already is answered as one that goes now. */
export function removeShopNotice({ database, now }: Services): Handler<'removeShopNotice'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    const at = now();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const its = and(eq(shopNotices.id, id), eq(shopNotices.sellerId, sellerId));
      const [row] = await tx.select().from(shopNotices).where(its);
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (row.removedAt === null) {
        await tx
          .update(shopNotices)
          .set({ removedAt: new Date(at), changedBy: userId })
          .where(its);
        const act = 'notice.remove' as const;
        await noteAct(tx, { sellerId, userId, act, subject: 'notice', id, name: row.title, at });
      }
      return shownNotice(row, at);
    });
  };
}
