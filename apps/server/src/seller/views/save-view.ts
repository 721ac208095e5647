import { mostViews, shopViewSchema, type ViewList } from '@hien/domain';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { shopViewDefaults, shopViews } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { lockOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { type Looking, type ViewRow, changeableView, openWith, viewOf } from './kept-views.ts';

/** A list as it is looked at, under a name; or a change of the view that was looked at. */
export function saveShopView({ database, now }: Services): Handler<'saveShopView'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, expectedVersion, idempotencyKey, ...asked } = call.body;
    const { list, query, shared, isDefault } = asked;
    const { name } = readForm(
      shopViewSchema,
      { name: asked.name, shared, is_default: isDefault },
      call.language,
    );
    const at = now();
    const work = {
      caller: `user:${userId}`,
      operation: 'saveShopView',
      key: idempotencyKey,
      asked: { id, expectedVersion, ...asked },
      at,
    };
    const written = { list, name, query, shared, changedAt: new Date(at) };
    return retried(database.orm, (tx) =>
      once(tx, work, async () => {
        const who = { sellerId: await lockOwnShop(tx, userId), userId };
        if (id === null) {
          await needRoom(tx, who, { list, shared });
          const [added] = await tx
            .insert(shopViews)
            .values({ ...who, ...written })
            .returning();
          if (added === undefined) throw new ApiError('INTERNAL');
          if (isDefault) await openWith(tx, userId, list, added.id);
          return viewOf(tx, who, added);
        }
        const row = await changeableView(tx, who, id);
        if (row.list !== list) throw new ApiError('NOT_FOUND');
        const before = await viewOf(tx, who, row);
        if (row.version !== expectedVersion)
          throw new ApiError('VERSION_CONFLICT', { current: before });
        if (shared !== row.shared) await needRoom(tx, who, { list, shared, but: id });
        if (!shared && row.shared) await takeBack(tx, who, row);
        // Whoever takes a view from the others keeps it: nobody else may, unless who made it is gone.
        const maker = shared ? row.userId : userId;
        await tx
          .update(shopViews)
          .set({ ...written, userId: maker, version: row.version + 1 })
          .where(eq(shopViews.id, id));
        if (isDefault !== before.isDefault) await openWith(tx, userId, list, isDefault ? id : null);
        return viewOf(tx, who, row);
      }),
    );
  };
}

/** A view is no longer of all: the list opens as it is for those for whom it opened with it. @throws {ApiError} FORBIDDEN to who did not make it. */
async function takeBack(tx: Orm, { userId }: Looking, row: ViewRow): Promise<void> {
  if (row.userId !== null && row.userId !== userId) throw new ApiError('FORBIDDEN');
  await tx
    .delete(shopViewDefaults)
    .where(and(eq(shopViewDefaults.viewId, row.id), ne(shopViewDefaults.userId, userId)));
}

/** @throws {ApiError} CONFLICT where somebody, or the team, has as many views of a list as they may. */
async function needRoom(
  tx: Orm,
  { sellerId, userId }: Looking,
  {
    list,
    shared,
    but = 0,
  }: { readonly list: ViewList; readonly shared: boolean; readonly but?: number },
): Promise<void> {
  const [kept] = await tx
    .select({ views: count() })
    .from(shopViews)
    .where(
      and(
        eq(shopViews.sellerId, sellerId),
        eq(shopViews.list, list),
        eq(shopViews.shared, shared),
        ne(shopViews.id, but),
        shared ? undefined : eq(shopViews.userId, userId),
      ),
    );
  if ((kept?.views ?? 0) >= mostViews[shared ? 'shared' : 'own']) throw new ApiError('CONFLICT');
}
