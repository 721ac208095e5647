import { designOrderCodes, type Language, limits, orderCodes } from '@hien/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { designOrderLines, designOrders } from '../db/schema/design-orders.ts';
import { designs } from '../db/schema/designs.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { designColumns, thingOf } from './standings.ts';

export type WireOrder = Answer<'cancelDesignOrder'>;

/** Orders as the wire shows them, in the order of the ids; three statements however many there are. */
export async function wireOrders(
  orm: Orm,
  ids: readonly number[],
  language: Language,
): Promise<WireOrder[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ order: designOrders, group: paymentGroups })
    .from(designOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, designOrders.groupId))
    .where(inArray(designOrders.id, [...ids]));
  const lines = await orm
    .select({ line: designOrderLines, design: designColumns })
    .from(designOrderLines)
    .innerJoin(designs, eq(designs.id, designOrderLines.designId))
    .where(inArray(designOrderLines.orderId, [...ids]))
    .orderBy(asc(designOrderLines.id));
  return ids.flatMap((id) => {
    const found = rows.find(({ order }) => order.id === id);
    if (found === undefined) return [];
    const { order, group } = found;
    return {
      id,
      groupId: group.id,
      number: group.number,
      state: order.state,
      code: orderCodes[designOrderCodes[order.state]],
      version: order.version,
      method: group.method as WireOrder['method'],
      lines: lines
        .filter(({ line }) => line.orderId === id)
        .map(({ line, design }) => ({
          ...thingOf({ ...design, price: line.price }, language),
          isWithdrawn: design.withdrawnAt !== null,
        })),
      total: group.total,
      left: order.state === 'pending' ? limits.design.maxReorder - order.added : 0,
      hasInvoice: order.redBill !== null,
      placedAt: order.placedAt.toISOString(),
      dueAt: order.dueAt.toISOString(),
      paidAt: group.paidAt?.toISOString() ?? null,
    };
  });
}

/** One of them, which is there. */
export async function wireOrder(orm: Orm, id: number, language: Language): Promise<WireOrder> {
  const [order] = await wireOrders(orm, [id], language);
  if (order === undefined) throw new Error(`no order of designs ${id}`);
  return order;
}
