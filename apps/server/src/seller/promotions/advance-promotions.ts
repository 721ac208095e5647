import { apply, promotionMachine } from '@hien/domain';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
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

/** What time does to promotions: prices follow their days, and what is over is finished, dated when it was. */
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
  if (ended.effects.some((effect) => effect.do === 'notify')) await tellUnanswered(tx, row, now);
}

/** Its days went by while it waited for staff: its shop is told, since nothing else will. */
async function tellUnanswered(tx: Orm, { id, sellerId, asked }: PromotionRow, now: number) {
  const [shop] = await tx
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  await writeNotice(tx, {
    userId: shop?.userId ?? null,
    about: 'promotion.unanswered',
    to: 'seller',
    name: { vi: asked.name },
    key: `promotion.unanswered:${id}`,
    at: now,
  });
}
