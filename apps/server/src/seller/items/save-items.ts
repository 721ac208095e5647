import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { stockMoves } from '../../db/schema/orders.ts';
import { itemChanges } from '../../db/schema/shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { chargeItems } from '../promotions/charge.ts';
import { type Change, type Changed, changeOf } from './item-change.ts';
import { itemsById } from './item-rows.ts';
import { lockItems } from './locked-items.ts';
import { type Refused, resultOf } from './results.ts';
import { noteAct } from '../../shop-log.ts';

/**
 * Prices, stock and days to prepare of many items in one transaction with a fixed number of statements. An item is written whole or not at
 * all; of one that comes twice the second is looked at as the first left it, and conflicts.
 */
export function saveShopItems({ database, now }: Services): Handler<'saveShopItems'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { items } = call.body;
    const sellerId = await ownShop(database.orm, userId);
    const refusals = await retried(database.orm, async (tx) => {
      const held = await lockItems(tx, sellerId, [...new Set(items.map(({ id }) => id))]);
      const written = new Set<number>();
      const changes: Changed[] = [];
      const told = items.map((change: Change): Refused | null => {
        const item = held.get(change.id);
        if (item === undefined) return { code: 'NOT_FOUND' };
        if (written.has(item.id)) return { code: 'VERSION_CONFLICT' };
        const outcome = changeOf(item, change);
        if (!outcome.ok) return outcome.refused;
        written.add(item.id);
        if (outcome.changed.steps.length > 0) changes.push(outcome.changed);
        return null;
      });
      const at = now();
      if (changes.length > 0) await write(tx, changes, userId, new Date(at));
      const [one] = changes;
      if (sellerId !== null && one !== undefined)
        await noteAct(tx, {
          sellerId,
          userId,
          act: 'items.save',
          ...(changes.length === 1 ? { subject: 'item', id: one.id } : { subject: 'items' }),
          count: changes.length,
          at,
        });
      const promoted = changes.flatMap(({ id }) => (held.get(id)?.priceDue == null ? [] : [id]));
      await chargeItems(tx, promoted, at);
      return told;
    });
    const current = await itemsById(
      database.orm,
      items.map(({ id }) => id),
      call.language,
    );
    return {
      items: items.map(({ id }, index) =>
        resultOf(id, refusals[index] ?? null, current.get(id), call.language),
      ),
    };
  };
}

async function write(
  tx: Orm,
  changes: readonly Changed[],
  userId: number,
  at: Date,
): Promise<void> {
  const steps = changes.flatMap((one) => one.steps);
  const stock = steps.flatMap(({ what, optionId, before, after }) =>
    what === 'stock' && optionId !== null
      ? [{ id: optionId, stock: after, amount: after - before }]
      : [],
  );
  if (stock.length > 0) {
    await tx.execute(sql`
      update product_options o set stock = changed.stock
      from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as changed(id int, stock int)
      where o.id = changed.id`);
    await tx.insert(stockMoves).values(
      stock.map(({ id, amount }) => ({
        optionId: id,
        orderItemId: null,
        amount,
        because: 'seller' as const,
        at,
      })),
    );
  }
  const added = steps.flatMap(({ what, optionId, after }) =>
    what === 'additional' && optionId !== null ? [{ id: optionId, added: after }] : [],
  );
  if (added.length > 0)
    await tx.execute(sql`
      update product_options o set extra_price = changed.added
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as changed(id int, added int)
      where o.id = changed.id`);
  const values = changes.map(
    ({ id, price, finalPrice, appPrice, discountPercent, preparationDays }) => ({
      id,
      price,
      finalPrice,
      appPrice,
      discountPercent,
      preparationDays,
    }),
  );
  await tx.execute(sql`
    update products p set price = changed.price, final_price = changed."finalPrice",
      app_price = changed."appPrice", discount_percent = changed."discountPercent",
      promotion_icons = case when p.usual is null then p.promotion_icons else array(select jsonb_array_elements_text(p.usual->'icons')) end,
      usual = null, updated_at = ${at.toISOString()}::timestamptz,
      stock = (select coalesce(sum(o.stock), 0) from product_options o where o.product_id = p.id),
      shipping = p.shipping || jsonb_build_object('preparationDays', changed."preparationDays")
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as changed(id int, price int, "finalPrice" int, "appPrice" int, "discountPercent" int, "preparationDays" int)
    where p.id = changed.id`);
  await tx.insert(itemChanges).values(steps.map((step) => ({ ...step, userId, at })));
}
