import { type SaleEvent, apply, sellerItemMachine } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { itemChanges, itemDrafts, products } from '../../db/schema/shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { machineItem } from '../item-drafts/waiting.ts';
import { itemsById, saleOf } from './item-rows.ts';
import { type LockedItem, lockItems } from './locked-items.ts';
import { linesUnderWay } from './lines-under-way.ts';
import { type Refused, resultOf } from './results.ts';
import { noteAct } from '../../shop-log.ts';

const acts = {
  'seller.stop': 'items.stop',
  'seller.resume': 'items.resume',
  'seller.delete': 'items.delete',
} as const satisfies Readonly<Record<SaleEvent, string>>;

/** Stops, resumes or deletes many items in one transaction; each is asked by itself. */
export function sendShopItemEvents({ database, now }: Services): Handler<'sendShopItemEvents'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { event, ids } = call.body;
    const sellerId = await ownShop(database.orm, userId);
    const refusals = await retried(database.orm, async (tx) => {
      const at = new Date(now());
      const held = await lockItems(tx, sellerId, ids, { alsoDeleted: event === 'seller.delete' });
      const underWay =
        event === 'seller.delete' ? await linesUnderWay(tx, [...held.keys()]) : nothing;
      const told = ids.map((id) => moved(held.get(id), event, underWay.get(id) ?? 0, at.getTime()));
      const going = ids.filter((_, index) => told[index] === 'moves');
      if (going.length > 0) {
        await (event === 'seller.delete'
          ? deleteItems(tx, going, at)
          : moveSale(tx, going, event, { userId, at }));
        const [one] = going;
        if (sellerId !== null)
          await noteAct(tx, {
            sellerId,
            userId,
            act: acts[event],
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

const nothing: ReadonlyMap<number, number> = new Map();

async function moveSale(
  tx: Orm,
  ids: readonly number[],
  event: 'seller.stop' | 'seller.resume',
  { userId, at }: { readonly userId: number; readonly at: Date },
): Promise<void> {
  const goesOn = event === 'seller.resume';
  await tx
    .update(products)
    .set({ status: goesOn ? 'on_sale' : 'sold_out', updatedAt: at })
    .where(inArray(products.id, [...ids]));
  await tx.insert(itemChanges).values(
    ids.map((productId) => ({
      productId,
      userId,
      what: 'sale' as const,
      before: goesOn ? 0 : 1,
      after: goesOn ? 1 : 0,
      at,
    })),
  );
}

/** Nobody's list has them any more; what orders, reviews and bills tell of them stays. What was typed of them goes. */
async function deleteItems(tx: Orm, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(products)
    .set({ status: 'draft', deletedAt: at, updatedAt: at })
    .where(inArray(products.id, [...ids]));
  await tx.delete(itemDrafts).where(inArray(itemDrafts.productId, [...ids]));
}

/** Whether an item moves, already is as wanted, or why it stays. */
function moved(
  item: LockedItem | undefined,
  event: SaleEvent,
  underWay: number,
  at: number,
): 'moves' | 'is' | Refused {
  if (item === undefined) return { code: 'NOT_FOUND' };
  if (item.deletedAt !== null) return 'is';
  const state = saleOf(item);
  if (state === wanted[event]) return 'is';
  const told = apply(
    sellerItemMachine,
    machineItem({ product: item, request: null }),
    event === 'seller.delete'
      ? { event, by: 'seller', at, payload: { underWay } }
      : { event, by: 'seller', at, payload: {} },
  );
  return told.ok ? 'moves' : { code: 'EVENT_REFUSED', reason: told.refusal.reason };
}

/** Where an item already is as an event leaves it. */
const wanted = {
  'seller.stop': 'stopped',
  'seller.resume': 'on_sale',
  'seller.delete': null,
} as const satisfies Readonly<Record<SaleEvent, string | null>>;
