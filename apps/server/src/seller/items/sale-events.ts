import { type SaleEvent, saleRefusal } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { itemChanges, products } from '../../db/schema/shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { itemsById, saleOf } from './item-rows.ts';
import { type LockedItem, lockItems } from './locked-items.ts';
import { type Refused, resultOf } from './results.ts';
import { noteAct } from '../../shop-log.ts';

/** Stops or resumes the sale of many items in one transaction; each is asked by itself. */
export function sendShopItemEvents({ database, now }: Services): Handler<'sendShopItemEvents'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { event, ids } = call.body;
    const sellerId = await ownShop(database.orm, userId);
    const refusals = await retried(database.orm, async (tx) => {
      const at = new Date(now());
      const held = await lockItems(tx, sellerId, ids);
      const told = ids.map((id) => moved(held.get(id), event));
      const going = ids.filter((_, index) => told[index] === 'moves');
      if (going.length > 0) {
        const goesOn = event === 'seller.resume';
        await tx
          .update(products)
          .set({ status: goesOn ? 'on_sale' : 'sold_out', updatedAt: at })
          .where(inArray(products.id, going));
        await tx.insert(itemChanges).values(
          going.map((productId) => ({
            productId,
            userId,
            what: 'sale' as const,
            before: goesOn ? 0 : 1,
            after: goesOn ? 1 : 0,
            at,
          })),
        );
        const [one] = going;
        if (sellerId !== null)
          await noteAct(tx, {
            sellerId,
            userId,
            act: goesOn ? 'items.resume' : 'items.stop',
            ...(going.length === 1 && one !== undefined
              ? { subject: 'item', id: one }
              : { subject: 'items' }),
            count: going.length,
            at,
          });
      }
      return told;
    });
    const current = await itemsById(database.orm, ids, call.language);
    return {
      items: ids.map((id, index) => {
        const told = refusals[index];
        const refused = typeof told === 'object' ? told : null;
        return resultOf(id, refused, current.get(id), call.language);
      }),
    };
  };
}

/** Whether an item moves, already is as wanted, or why it stays. */
function moved(item: LockedItem | undefined, event: SaleEvent): 'moves' | 'is' | Refused {
  if (item === undefined) return { code: 'NOT_FOUND' };
  const sale = { state: saleOf(item), stock: item.stock };
  if (sale.state === (event === 'seller.stop' ? 'stopped' : 'on_sale')) return 'is';
  const reason = saleRefusal(sale, event);
  return reason === null ? 'moves' : { code: 'EVENT_REFUSED', reason };
}
