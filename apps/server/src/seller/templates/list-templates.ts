import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { templatesOf } from './kept-templates.ts';

/** Staff, and whoever has no shop, see none. */
export function listShopTemplates({ database }: Services): Handler<'listShopTemplates'> {
  return async ({ query: { kind }, signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await ownShop(database.orm, userId);
    return sellerId === null ? { items: [] } : templatesOf(database.orm, sellerId, kind);
  };
}
