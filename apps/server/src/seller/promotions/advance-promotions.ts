import { apply, promotionMachine } from '@hien/domain';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { promotions } from '../../db/schema/promotions.ts';
import { chargeByNow } from './charge.ts';
import { asPromotion, lockPromotion, promotionColumns, putOnShow } from './stored-promotion.ts';

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
}
