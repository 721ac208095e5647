import { addMonths, limits } from '@hien/domain';
import { asc, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { penalties } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';

const day = 86_400_000;

/** How many days ago the demo shop, and the last one of the sample, missed a deadline: one point has lapsed, the last shop is warned. */
const own = [12, 40, 380] as const;
const late = [3, 9, 20, 33, 61, 90] as const;

/** Points of the sample: what a shop reads of itself, and what staff see (docs/adr/0152). */
export async function seedPenalties(tx: Orm, now: number, sellerId: number): Promise<void> {
  const lines = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.sellerId, sellerId))
    .orderBy(asc(orderItems.id))
    .limit(own.length);
  const [other] = await tx.select({ id: sellers.id }).from(sellers).orderBy(desc(sellers.id));
  if (other === undefined || other.id === sellerId) return;
  const missed = (shop: number, days: number, index: number, orderItemId: number | null) => {
    const at = now - days * day;
    return {
      sellerId: shop,
      orderItemId,
      points: limits.penalty.points,
      because: index === 1 ? 'process' : 'dispatch',
      key: `sample:${shop}:${index}`,
      at: new Date(at),
      endsAt: new Date(addMonths(at, limits.penalty.keptMonths)),
    };
  };
  await tx
    .insert(penalties)
    .values(
      [
        ...own.map((days, index) => missed(sellerId, days, index, lines[index]?.id ?? null)),
        ...late.map((days, index) => missed(other.id, days, index, null)),
      ].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    );
}
