import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { itemDrafts, sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { keepDrafted } from '../../media/upload-repository.ts';
import { ownShop } from '../../own-shop.ts';
import { draftState, isPublic, shownDraft } from './draft-state.ts';
import { addressesIn } from './item-version.ts';
import { leaveRoom } from './new-drafts.ts';
import { waits } from './waiting.ts';

/** Keeps what is typed of an item. The first key of a new one makes its draft. */
export function saveItemDraft({ database, now }: Services): Handler<'saveItemDraft'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, draft: key = '', expectedVersion, content } = call.body;
    const sellerId = await ownShop(database.orm, userId);
    return retried(database.orm, async (tx) => {
      // A new draft is begun once: its two tabs come one after the other.
      if (sellerId !== null)
        await tx
          .select({ id: sellers.id })
          .from(sellers)
          .where(eq(sellers.id, sellerId))
          .for('no key update');
      const state = await draftState(tx, sellerId, id, { lock: true, key });
      if (waits(state)) throw new ApiError('CONFLICT', { current: shownDraft(state) });
      const version = state.row?.version ?? 0;
      if (version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
      const savedAt = new Date(now());
      if (state.row === null) {
        if (id === null) await leaveRoom(tx, sellerId ?? 0, 1);
        await tx.insert(itemDrafts).values({
          sellerId: sellerId ?? 0,
          productId: state.product?.id ?? null,
          key: id === null ? key : '',
          content,
          base: isPublic(state) ? state.kept : null,
          version: 1,
          savedAt,
        });
      } else
        await tx
          .update(itemDrafts)
          .set({
            content,
            version: version + 1,
            savedAt,
            ...(state.row.content === null ? { base: isPublic(state) ? state.kept : null } : {}),
          })
          .where(eq(itemDrafts.id, state.row.id));
      await keepDrafted(tx, addressesIn(content), savedAt);
      return shownDraft(await draftState(tx, sellerId, id, { key }));
    });
  };
}
