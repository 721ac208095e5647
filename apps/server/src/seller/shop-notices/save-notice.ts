import { errorText, limits, noticeOver, noticeSpan, shopNoticeSchema } from '@hien/domain';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { shopNotices } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { shownNotice, standingOf } from './kept-notices.ts';
import { noteAct } from '../../shop-log.ts';

/** The shop's row is held, so that two who write at once do not pass the most that may stand. */
export function saveShopNotice({ database, now }: Services): Handler<'saveShopNotice'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, expectedVersion, idempotencyKey, ...asked } = call.body;
    const written = readForm(shopNoticeSchema, asked, call.language);
    const span = noticeSpan(written);
    const at = now();
    if (span === null || span.endsAt < at)
      throw new ApiError('VALIDATION', {
        errors: [
          {
            field: 'endsOn',
            code: noticeOver,
            message: errorText('VALIDATION', call.language),
          },
        ],
      });
    const work = {
      caller: `user:${userId}`,
      operation: 'saveShopNotice',
      key: idempotencyKey,
      asked: { id, expectedVersion, ...asked },
      at,
    };
    const columns = {
      ...written,
      startsAt: new Date(span.startsAt),
      endsAt: new Date(span.endsAt),
      changedBy: userId,
    };
    return retried(database.orm, (tx) =>
      once(tx, work, async () => {
        const sellerId = await lockOwnShop(tx, userId);
        const [row] =
          id === null
            ? []
            : await tx
                .select()
                .from(shopNotices)
                .where(and(standingOf(sellerId), eq(shopNotices.id, id)));
        if (id !== null && row === undefined) throw new ApiError('NOT_FOUND');
        if (row !== undefined && row.version !== expectedVersion)
          throw new ApiError('VERSION_CONFLICT', { current: shownNotice(row, at) });
        // One that was over and is said again counts as a new one.
        const isOneMore = row === undefined || row.endsAt.getTime() < at;
        if (isOneMore && (await openNotices(tx, sellerId, at)) >= limits.shopNotices.open)
          throw new ApiError('CONFLICT');
        const [kept] =
          row === undefined
            ? await tx
                .insert(shopNotices)
                .values({ sellerId, createdAt: new Date(at), ...columns })
                .returning()
            : await tx
                .update(shopNotices)
                .set({ ...columns, version: row.version + 1 })
                .where(and(standingOf(sellerId), eq(shopNotices.id, row.id)))
                .returning();
        if (kept === undefined) throw new ApiError('NOT_FOUND');
        await noteAct(tx, {
          sellerId,
          userId,
          act: 'notice.save',
          subject: 'notice',
          id: kept.id,
          name: written.title,
          at,
        });
        return shownNotice(kept, at);
      }),
    );
  };
}

async function openNotices(tx: Orm, sellerId: number, at: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(shopNotices)
    .where(and(standingOf(sellerId), gte(shopNotices.endsAt, new Date(at))));
  return row?.count ?? 0;
}
