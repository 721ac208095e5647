import type { Language } from '@hien/domain';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from './db/database.ts';
import { textOf } from './db/localized.ts';
import { orderItems, orders } from './db/schema/orders.ts';
import { penalties } from './db/schema/settlement.ts';

/** Points that a page shows of a shop; older ones have lapsed or say nothing new. */
const mostPenalties = 50;

export type ShownPenalty = {
  readonly id: number;
  readonly sellerId: number;
  readonly points: number;
  readonly because: 'dispatch' | 'process';
  readonly at: Date;
  readonly endsAt: Date;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly item: string | null;
};

/** The newest points of each shop, those that lapsed too, with the lines they were given for: one statement for any number of shops. */
export async function penaltiesOf(
  orm: Orm,
  sellerIds: readonly number[],
  language: Language,
): Promise<readonly ShownPenalty[]> {
  if (sellerIds.length === 0) return [];
  const newest = orm
    .select({
      id: penalties.id,
      at: sql<number>`row_number() over (partition by ${penalties.sellerId} order by ${penalties.id} desc)`.as(
        'newest',
      ),
    })
    .from(penalties)
    .where(inArray(penalties.sellerId, [...sellerIds]))
    .as('ranked');
  const rows = await orm
    .select({
      id: penalties.id,
      sellerId: penalties.sellerId,
      points: penalties.points,
      because: penalties.because,
      at: penalties.at,
      endsAt: penalties.endsAt,
      orderId: orders.id,
      orderNumber: orders.number,
      thing: orderItems.thing,
    })
    .from(penalties)
    .innerJoin(newest, and(eq(newest.id, penalties.id), sql`${newest.at} <= ${mostPenalties}`))
    .leftJoin(orderItems, eq(orderItems.id, penalties.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .orderBy(desc(penalties.id));
  return rows.map(({ thing, because, ...row }) => ({
    ...row,
    because: because === 'dispatch' ? 'dispatch' : 'process',
    item: thing === null ? null : textOf(thing.name, language),
  }));
}

/** The points that count at a moment, by shop; a shop without any is not there. */
export async function pointsAt(
  orm: Orm,
  sellerIds: readonly number[],
  at: number,
): Promise<ReadonlyMap<number, number>> {
  if (sellerIds.length === 0) return new Map();
  const sums = await orm
    .select({ sellerId: penalties.sellerId, points: sql<number>`sum(${penalties.points})::int` })
    .from(penalties)
    .where(and(inArray(penalties.sellerId, [...sellerIds]), gt(penalties.endsAt, new Date(at))))
    .groupBy(penalties.sellerId);
  return new Map(sums.map(({ sellerId, points }) => [sellerId, points]));
}
