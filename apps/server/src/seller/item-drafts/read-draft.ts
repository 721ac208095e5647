import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { draftState, shownDraft } from './draft-state.ts';

/** What a shop has typed of an item, or what the item is. */
export function readItemDraft({ database }: Services): Handler<'readItemDraft'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const { id = null, draft: key = '' } = call.query;
    return shownDraft(await draftState(orm, await ownShop(orm, userId), id, { key }));
  };
}
