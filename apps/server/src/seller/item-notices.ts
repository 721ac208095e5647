import { type Language, hasBuyersPage, limits, noticeSchema } from '@hien/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { itemNotices, products } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import { checked } from '../http/checked.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { ownShop } from '../own-shop.ts';
import { noteAct } from '../shop-log.ts';

/** What the shop says about one of its items. */
export function listItemNotices({ database }: Services): Handler<'listItemNotices'> {
  return async ({ query: { id }, language, signedIn }) => {
    const { userId } = await signedIn();
    const item = await ownItem(database.orm, userId, id);
    return told(database.orm, item, language);
  };
}

/** The item's row is locked, so that two who add at once do not pass the most that may stand. */
export function addItemNotice({ database, now }: Services): Handler<'addItemNotice'> {
  return async ({ body: { id, ...words }, language, signedIn }) => {
    const { userId } = await signedIn();
    const { title, details } = checked(noticeSchema, words, language);
    return database.orm.transaction(async (tx) => {
      const item = await ownItem(tx, userId, id, true);
      const standing = await shown(tx, id);
      const again = standing.some((one) => one.title === title && one.details === details);
      if (!again) {
        if (standing.length >= limits.itemNotices) throw new ApiError('CONFLICT');
        await tx.insert(itemNotices).values({
          productId: id,
          title,
          details,
          addedBy: userId,
          createdAt: new Date(now()),
        });
        await noteAct(tx, {
          sellerId: item.sellerId,
          userId,
          act: 'item-notice.add',
          subject: 'item-notices',
          id,
          name: title,
          at: now(),
        });
      }
      return told(tx, item, language);
    });
  };
}

export function removeItemNotice({ database, now }: Services): Handler<'removeItemNotice'> {
  return async ({ body: { id, noticeId }, language, signedIn }) => {
    const { userId } = await signedIn();
    return database.orm.transaction(async (tx) => {
      const item = await ownItem(tx, userId, id);
      const at = new Date(now());
      const [gone] = await tx
        .update(itemNotices)
        .set({ removedAt: at })
        .where(
          and(
            eq(itemNotices.id, noticeId),
            eq(itemNotices.productId, id),
            isNull(itemNotices.removedAt),
          ),
        )
        .returning({ title: itemNotices.title });
      if (gone === undefined) throw new ApiError('NOT_FOUND');
      await noteAct(tx, {
        sellerId: item.sellerId,
        userId,
        act: 'item-notice.remove',
        subject: 'item-notices',
        id,
        name: gone.title,
        at,
      });
      return told(tx, item, language);
    });
  };
}

type Item = Pick<typeof products.$inferSelect, 'id' | 'name' | 'sellerId' | 'status'>;

/** @throws {ApiError} NOT_FOUND for an item of another shop, as for one that is not there. */
async function ownItem(orm: Orm, userId: number, id: number, locked = false): Promise<Item> {
  const shop = await ownShop(orm, userId);
  const asked = orm
    .select({
      id: products.id,
      name: products.name,
      sellerId: products.sellerId,
      status: products.status,
    })
    .from(products)
    .where(and(eq(products.id, id), eq(products.sellerId, shop ?? 0), isNull(products.deletedAt)));
  const [item] = await (locked ? asked.for('update') : asked);
  if (item === undefined) throw new ApiError('NOT_FOUND');
  return item;
}

const shown = (orm: Orm, id: number) =>
  orm
    .select()
    .from(itemNotices)
    .where(and(eq(itemNotices.productId, id), isNull(itemNotices.removedAt)))
    .orderBy(desc(itemNotices.createdAt), desc(itemNotices.id));

async function told(orm: Orm, item: Item, language: Language): Promise<Answer<'listItemNotices'>> {
  const rows = await shown(orm, item.id);
  return {
    id: item.id,
    name: textOf(item.name, language),
    hasPage: hasBuyersPage(item.status),
    items: rows.map(({ id, title, details, createdAt }) => ({
      id,
      title,
      details,
      addedAt: createdAt.toISOString(),
    })),
  };
}
