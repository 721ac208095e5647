import { chargedPrices } from '@hien/domain';
import { and, asc, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { promotionItems } from '../../db/schema/promotions.ts';
import { products } from '../../db/schema/shop.ts';
import { asUsual } from './usual-prices.ts';

const atOnce = 200;

/**
 * Prices of items brought up to a moment: over the shop's own the promotion that runs, or nothing. The items are held, by id
 * as a checkout takes them; doing it twice does it once.
 */
export async function chargeItems(tx: Orm, ids: readonly number[], at: number): Promise<void> {
  if (ids.length === 0) return;
  const moment = new Date(at);
  const held = await tx
    .select({
      id: products.id,
      price: products.price,
      finalPrice: products.finalPrice,
      appPrice: products.appPrice,
      promotionIcons: products.promotionIcons,
      shipping: products.shipping,
      usual: products.usual,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');
  const planned = await tx
    .select()
    .from(promotionItems)
    .where(and(inArray(promotionItems.productId, [...ids]), gte(promotionItems.endsAt, moment)));
  const of = Map.groupBy(planned, ({ productId }) => productId);
  const rows = held.map((item) => {
    const own = asUsual(item);
    const promoted = of.get(item.id) ?? [];
    const running = promoted.find(({ startsAt }) => startsAt <= moment);
    const next = promoted.map(({ startsAt, endsAt }) =>
      startsAt > moment ? startsAt.getTime() : endsAt.getTime() + 1,
    );
    const icons = own.promotionIcons;
    // What the buyer pays for delivery is the item's own: its mark never says otherwise.
    const icon =
      running?.icon === 'free-shipping' && item.shipping.feeType !== 'free'
        ? undefined
        : running?.icon;
    return {
      id: item.id,
      ...chargedPrices(own, running?.price ?? null),
      icons: icon === undefined || icons.includes(icon) ? icons : [...icons, icon],
      usual:
        running === undefined
          ? null
          : { finalPrice: own.finalPrice, appPrice: own.appPrice, icons },
      due: next.length === 0 ? null : new Date(Math.min(...next)).toISOString(),
    };
  });
  await tx.execute(sql`
    update products p set final_price = now."finalPrice", app_price = now."appPrice",
      discount_percent = now."discountPercent", usual = now.usual, price_due = now.due,
      promotion_icons = array(select jsonb_array_elements_text(now.icons))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now(id int, "finalPrice" int, "appPrice" int,
      "discountPercent" smallint, icons jsonb, usual jsonb, due timestamptz)
    where p.id = now.id`);
}

/**
 * Prices whose promotion has begun or ended by now. Whoever charges somebody calls it first, so that nothing is sold at a price
 * that is over because a job is late; without anything due it is one look into an index.
 */
export async function chargeByNow(orm: Orm, at: number): Promise<void> {
  for (;;) {
    const due = await orm
      .select({ id: products.id })
      .from(products)
      .where(lte(products.priceDue, new Date(at)))
      .limit(atOnce);
    if (due.length === 0) return;
    await retried(orm, (tx) =>
      chargeItems(
        tx,
        due.map(({ id }) => id),
        at,
      ),
    );
    if (due.length < atOnce) return;
  }
}
