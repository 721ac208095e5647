import { ownShop } from '../../own-shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { viewsOf } from './kept-views.ts';

/** Staff of the platform have no shop, and so no views. */
export function listShopViews({ database }: Services): Handler<'listShopViews'> {
  return async ({ query: { list }, signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await ownShop(database.orm, userId);
    return sellerId === null ? { items: [] } : viewsOf(database.orm, { sellerId, userId }, list);
  };
}
