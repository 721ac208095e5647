import { limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { shopTemplates } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { keptTemplates, ownTemplate, templatesOf } from './kept-templates.ts';

/** The shop's own order. Whoever looked at other templates than those that stand is told. */
export function orderShopTemplates({ database }: Services): Handler<'orderShopTemplates'> {
  return async ({ body: { kind, ids }, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const kept = await keptTemplates(tx, sellerId, kind);
      const places = new Map(ids.map((id, position) => [id, position]));
      if (ids.length !== kept.length || kept.some(({ id }) => !places.has(id)))
        throw new ApiError('CONFLICT');
      for (const { id, position } of kept) {
        const next = places.get(id) ?? position;
        if (next !== position) await write(tx, id, { position: next });
      }
      return templatesOf(tx, sellerId, kind);
    });
  };
}

export function removeShopTemplate({ database, now }: Services): Handler<'removeShopTemplate'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const row = await ownTemplate(tx, sellerId, id);
      if (row.removedAt === null) await write(tx, id, { removedAt: new Date(now()) });
      return templatesOf(tx, sellerId, row.kind);
    });
  };
}

export function restoreShopTemplate({ database }: Services): Handler<'restoreShopTemplate'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const row = await ownTemplate(tx, sellerId, id);
      if (row.removedAt !== null) {
        const kept = await keptTemplates(tx, sellerId, row.kind);
        if (kept.length >= limits.templates[row.kind]) throw new ApiError('CONFLICT');
        await write(tx, id, { removedAt: null });
      }
      return templatesOf(tx, sellerId, row.kind);
    });
  };
}

const write = (
  tx: Orm,
  id: number,
  change: { readonly position: number } | { readonly removedAt: Date | null },
) => tx.update(shopTemplates).set(change).where(eq(shopTemplates.id, id));
