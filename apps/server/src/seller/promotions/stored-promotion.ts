import type { Promotion, PromotionContent } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { promotionItems, promotions } from '../../db/schema/promotions.ts';
import { chargeItems } from './charge.ts';

export type PromotionRow = typeof promotions.$inferSelect;

export const asPromotion = (row: PromotionRow): Promotion => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
  liveRevision: row.liveRevision,
  draftRevision: row.draftRevision,
  rejection: row.rejection,
});

export const promotionColumns = (promotion: Promotion) => ({
  ...promotion,
  changedAt: new Date(promotion.changedAt),
  startsAt: new Date(promotion.startsAt),
  endsAt: new Date(promotion.endsAt),
});

/** A promotion whose row is held until the transaction ends; items come after it. */
export async function lockPromotion(tx: Orm, id: number): Promise<PromotionRow | null> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
  return row ?? null;
}

/** Lets the prices of items follow a promotion from now on; null lets them go. */
export async function putOnShow(
  tx: Orm,
  { id, startsAt, endsAt }: Pick<PromotionRow, 'id' | 'startsAt' | 'endsAt'>,
  live: PromotionContent | null,
  at: number,
): Promise<void> {
  const before = await tx
    .delete(promotionItems)
    .where(eq(promotionItems.promotionId, id))
    .returning({ id: promotionItems.productId });
  if (live !== null)
    await tx.insert(promotionItems).values(
      live.items.map((item) => ({
        promotionId: id,
        productId: item.id,
        price: item.price,
        icon: live.icon,
        startsAt,
        endsAt,
      })),
    );
  const touched = new Set([...before, ...(live?.items ?? [])].map((item) => item.id));
  await chargeItems(tx, [...touched], at);
}
