import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { itemDrafts, itemRequests, products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { draftState, isPublic, shownDraft } from './draft-state.ts';
import { move } from './send-draft.ts';
import { machineItem } from './waiting.ts';
import { noteAct } from '../../shop-log.ts';

/** Takes back what waits for staff: a new item is a draft again, one on sale stays as it is. What was typed is kept. */
export function withdrawItem({ database, now }: Services): Handler<'withdrawItem'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, draft: key = '', expectedVersion } = call.body;
    const sellerId = await ownShop(database.orm, userId);
    return retried(database.orm, async (tx) => {
      const state = await draftState(tx, sellerId, id, { lock: true, key });
      const { product, row, request } = state;
      if ((row?.version ?? 0) !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
      const at = new Date(now());
      const isEdit = isPublic(state);
      move(
        machineItem(state),
        { event: isEdit ? 'edit.withdraw' : 'item.withdraw', payload: {} },
        at,
        call.language,
      );
      if (product === null || request === null) throw new ApiError('NOT_FOUND');
      await tx
        .update(itemRequests)
        .set({ state: 'withdrawn', version: request.version + 1, decidedAt: at })
        .where(eq(itemRequests.id, request.id));
      await tx
        .update(products)
        .set(isEdit ? { editAsked: false, updatedAt: at } : { status: 'draft', updatedAt: at })
        .where(eq(products.id, product.id));
      if (row !== null)
        await tx
          .update(itemDrafts)
          .set({ version: row.version + 1, savedAt: at })
          .where(eq(itemDrafts.id, row.id));
      await noteAct(tx, {
        sellerId: product.sellerId,
        userId,
        act: 'item.withdraw',
        subject: 'item',
        id: product.id,
        name: product.name.vi,
        at,
      });
      return shownDraft(await draftState(tx, sellerId, product.id));
    });
  };
}
