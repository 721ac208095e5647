import { type ViewList, mayChangeView } from '@hien/domain';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { sellers } from '../../db/schema/shop.ts';
import { shopViewDefaults, shopViews } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';

export type ViewRow = typeof shopViews.$inferSelect;

/** Who looks: the shop, and the person in it. */
export interface Looking {
  readonly sellerId: number;
  readonly userId: number;
}

async function keeps(orm: Orm, { sellerId, userId }: Looking): Promise<boolean> {
  const [kept] = await orm
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.id, sellerId), eq(sellers.userId, userId)));
  return kept !== undefined;
}

/** The views of a list that somebody has, by name. */
export async function viewsOf(
  orm: Orm,
  who: Looking,
  list: ViewList,
): Promise<Answer<'listShopViews'>> {
  const { sellerId, userId } = who;
  const keeper = await keeps(orm, who);
  const rows = await orm
    .select({ view: shopViews, opens: shopViewDefaults.viewId })
    .from(shopViews)
    .leftJoin(
      shopViewDefaults,
      and(eq(shopViewDefaults.viewId, shopViews.id), eq(shopViewDefaults.userId, userId)),
    )
    .where(
      and(
        eq(shopViews.sellerId, sellerId),
        eq(shopViews.list, list),
        or(eq(shopViews.userId, userId), eq(shopViews.shared, true)),
      ),
    )
    .orderBy(asc(shopViews.name), asc(shopViews.id));
  return {
    items: rows.map(({ view, opens }) => {
      const mine = view.userId === userId;
      return {
        id: view.id,
        version: view.version,
        list: view.list,
        name: view.name,
        query: view.query,
        shared: view.shared,
        mine,
        editable: mayChangeView({ shared: view.shared, mine }, { keeper }),
        isDefault: opens !== null,
      };
    }),
  };
}

/** One view as somebody has it. @throws {ApiError} NOT_FOUND for who does not. */
export async function viewOf(
  orm: Orm,
  who: Looking,
  row: Pick<ViewRow, 'id' | 'list'>,
): Promise<Answer<'saveShopView'>> {
  const { items } = await viewsOf(orm, who, row.list);
  const found = items.find(({ id }) => id === row.id);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}

/** A view that somebody has. @throws {ApiError} NOT_FOUND for one of another shop, or a colleague's own. */
export async function hadView(
  tx: Orm,
  { sellerId, userId }: Looking,
  id: number,
): Promise<ViewRow> {
  const [row] = await tx
    .select()
    .from(shopViews)
    .where(and(eq(shopViews.id, id), eq(shopViews.sellerId, sellerId)));
  if (row === undefined || !(row.shared || row.userId === userId)) throw new ApiError('NOT_FOUND');
  return row;
}

/** A view that somebody may change. @throws {ApiError} NOT_FOUND, FORBIDDEN */
export async function changeableView(tx: Orm, who: Looking, id: number): Promise<ViewRow> {
  const row = await hadView(tx, who, id);
  const mine = row.userId === who.userId;
  if (!mayChangeView({ shared: row.shared, mine }, { keeper: await keeps(tx, who) }))
    throw new ApiError('FORBIDDEN');
  return row;
}

/** A list opens with this view for somebody; null: as it is. */
export async function openWith(
  tx: Orm,
  userId: number,
  list: ViewList,
  viewId: number | null,
): Promise<void> {
  if (viewId === null)
    await tx
      .delete(shopViewDefaults)
      .where(and(eq(shopViewDefaults.userId, userId), eq(shopViewDefaults.list, list)));
  else
    await tx
      .insert(shopViewDefaults)
      .values({ userId, list, viewId })
      .onConflictDoUpdate({
        target: [shopViewDefaults.userId, shopViewDefaults.list],
        set: { viewId },
      });
}
