import { type NoticeSubject, apply, promotionMachine } from '@hien/domain';
import { and, eq, gt, isNotNull, lt, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { notices } from '../../db/schema/orders.ts';
import { promotions } from '../../db/schema/promotions.ts';
import { sellers } from '../../db/schema/shop.ts';
import { chargeByNow } from './charge.ts';
import {
  type PromotionRow,
  asPromotion,
  lockPromotion,
  promotionColumns,
  putOnShow,
} from './stored-promotion.ts';
import { writeNotice } from '../../notices/write-notice.ts';

const atOnce = 100;
/** A beginning is news for as long: what stood still longer tells of none. */
const newsFor = 2 * 86_400_000;

/**
 * What time does to promotions: prices follow their days, their shops are told when they begin, and what is over is finished,
 * dated when it was.
 */
export async function advancePromotions(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const over = await orm
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(lt(promotions.endsAt, new Date(now)), ne(promotions.state, 'finished')))
    .limit(atOnce);
  const works = [
    () => chargeByNow(orm, now),
    () => tellBegun(orm, now),
    ...over.map(
      ({ id }) =>
        () =>
          retried(orm, (tx) => finish(tx, id, now)),
    ),
  ];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  }
}

async function finish(tx: Orm, id: number, now: number): Promise<void> {
  const row = await lockPromotion(tx, id);
  if (row === null) return;
  const ended = apply(promotionMachine, asPromotion(row), {
    event: 'end_reached',
    by: 'system',
    at: Math.min(now, row.endsAt.getTime() + 1),
    payload: {},
  });
  if (!ended.ok) return;
  await tx.update(promotions).set(promotionColumns(ended.entity)).where(eq(promotions.id, id));
  await putOnShow(tx, row, null, now);
  for (const effect of ended.effects) {
    if (effect.do === 'notify') await tell(tx, row, effect.about as NoticeSubject, now);
  }
}

/** Promotions that have begun: nothing of their rows changes, so that a shop that edits one meanwhile meets no conflict. */
async function tellBegun(orm: Orm, now: number): Promise<void> {
  const key = sql<string>`'promotion.begun:' || ${promotions.id}`;
  const begun = await orm
    .select()
    .from(promotions)
    .where(
      and(
        ne(promotions.state, 'finished'),
        isNotNull(promotions.liveRevision),
        lte(promotions.startsAt, new Date(now)),
        gt(promotions.startsAt, new Date(now - newsFor)),
        notExists(orm.select({ id: notices.id }).from(notices).where(eq(notices.key, key))),
      ),
    )
    .limit(atOnce);
  for (const row of begun) await tell(orm, row, 'promotion.begun', now);
}

/** To its shop, once of each: what time does, nobody else tells. */
async function tell(
  tx: Orm,
  { id, sellerId, asked, live }: PromotionRow,
  about: NoticeSubject,
  now: number,
) {
  const [shop] = await tx
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  const { name } = about === 'promotion.unanswered' ? asked : (live ?? asked);
  await writeNotice(tx, {
    userId: shop?.userId ?? null,
    about,
    to: 'seller',
    name: { vi: name },
    key: `${about}:${id}`,
    at: now,
  });
}
