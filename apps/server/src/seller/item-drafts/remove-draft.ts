import { and, eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { itemDrafts } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { noteAct } from '../../shop-log.ts';
import { draftState, shownDraft } from './draft-state.ts';

/** Throws a new item away that was not sent. One that is gone already is answered as one that goes now. */
export function removeItemDraft({ database, now }: Services): Handler<'removeItemDraft'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { draft, expectedVersion } = call.body;
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const state = await draftState(tx, sellerId, null, { lock: true, key: draft });
      if (state.product !== null) throw new ApiError('CONFLICT', { current: shownDraft(state) });
      const { row } = state;
      if (row === null || row.content === null) return shownDraft(state);
      if (row.version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
      // The one without a name goes on counting, so that no version of it comes twice.
      if (row.key === '')
        await tx
          .update(itemDrafts)
          .set({ content: null, version: row.version + 1 })
          .where(eq(itemDrafts.id, row.id));
      else
        await tx
          .delete(itemDrafts)
          .where(and(eq(itemDrafts.id, row.id), eq(itemDrafts.sellerId, sellerId)));
      await noteAct(tx, {
        sellerId,
        userId,
        act: 'item-draft.remove',
        subject: 'item',
        name: row.content.name.vi || row.content.sku,
        at: now(),
      });
      return shownDraft(await draftState(tx, sellerId, null, { key: draft }));
    });
  };
}
