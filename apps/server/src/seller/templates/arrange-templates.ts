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
import { noteAct } from '../../shop-log.ts';

/** The shop's own order. Whoever looked at other templates than those that stand is told. */
export function orderShopTemplates({ database, now }: Services): Handler<'orderShopTemplates'> {
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
      await noteAct(tx, {
        sellerId,
        userId,
        act: 'template.order',
        subject: 'template',
        event: kind,
        at: now(),
      });
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
      if (row.removedAt === null) {
        await write(tx, id, { removedAt: new Date(now()) });
        await noteTemplate(tx, row, { userId, act: 'template.remove', at: now() });
      }
      return templatesOf(tx, sellerId, row.kind);
    });
  };
}

export function restoreShopTemplate({ database, now }: Services): Handler<'restoreShopTemplate'> {
  return async ({ params: { id }, signedIn }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const sellerId = await lockOwnShop(tx, userId);
      const row = await ownTemplate(tx, sellerId, id);
      if (row.removedAt !== null) {
        const kept = await keptTemplates(tx, sellerId, row.kind);
        if (kept.length >= limits.templates[row.kind]) throw new ApiError('CONFLICT');
        await write(tx, id, { removedAt: null });
        await noteTemplate(tx, row, { userId, act: 'template.restore', at: now() });
      }
      return templatesOf(tx, sellerId, row.kind);
    });
  };
}

const noteTemplate = (
  tx: Orm,
  { sellerId, id, name, kind }: typeof shopTemplates.$inferSelect,
  who: Pick<Parameters<typeof noteAct>[1], 'userId' | 'act' | 'at'>,
) => noteAct(tx, { sellerId, ...who, subject: 'template', id, name, event: kind });

const write = (
  tx: Orm,
  id: number,
  change: { readonly position: number } | { readonly removedAt: Date | null },
) => tx.update(shopTemplates).set(change).where(eq(shopTemplates.id, id));
