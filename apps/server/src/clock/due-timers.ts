import type { Language } from '@hien/domain';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { nextTimer } from '../orders/write/item-columns.ts';

type DueTimer = Answer<'readClock'>['data']['due'][number];

/** Lines that are looked at: an order's lines share their timers, and are told as one. */
const linesRead = 60;
const most = 20;

/** What time does next to orders, the nearest first. */
export async function dueTimers(orm: Orm, language: Language): Promise<DueTimer[]> {
  const rows = await orm
    .select({
      orderId: orderItems.orderId,
      number: orders.number,
      item: orderItems.data,
      reminded: orderItems.reminded,
      thing: orderItems.thing,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isNotNull(orderItems.dueAt))
    .orderBy(asc(orderItems.dueAt), asc(orderItems.id))
    .limit(linesRead);
  const due = new Map<string, DueTimer>();
  for (const { orderId, number, item, reminded, thing } of rows) {
    const timer = nextTimer(item, reminded);
    if (timer === undefined) continue;
    const same = `${orderId} ${timer.name} ${timer.at}`;
    const known = due.get(same);
    due.set(same, {
      order_id: orderId,
      number,
      thing: known?.thing ?? textOf(thing.name, language),
      lines: (known?.lines ?? 0) + 1,
      timer: timer.name,
      at: new Date(timer.at).toISOString(),
    });
  }
  return [...due.values()].slice(0, most);
}
