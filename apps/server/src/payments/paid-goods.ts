import type { Language } from '@hien/domain';
import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pictureOf, textOf } from '../db/localized.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';

/** What a payment of the shop is for, line by line, and until when it has to be there; empty for other purposes. */
export async function goodsOf(
  orm: Orm,
  groupId: number,
  language: Language,
): Promise<Answer<'readPayment'>['goods']> {
  const rows = await orm
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      quantity: orderItems.quantity,
      thing: orderItems.thing,
      data: orderItems.data,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.groupId, groupId))
    .orderBy(asc(orderItems.id))
    .limit(100);
  return rows.map(({ id, orderId, quantity, thing, data }) => ({
    id,
    orderId,
    quantity,
    name: textOf(thing.name, language),
    optionName: textOf(thing.optionName, language),
    picture: pictureOf(thing.picture, language) ?? { ...thing.picture, alt: '' },
    deliverBy: new Date(data.deliveryDueAt).toISOString(),
  }));
}
