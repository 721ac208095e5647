import { penaltyStep, salesBeginAgain } from '@hien/domain';
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { needOwnShop } from '../../own-shop.ts';
import { staffActs } from '../../db/schema/payments.ts';
import { penalties } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { penaltiesOf } from '../../penalties-of.ts';
import type { Services } from '../../services.ts';

/** The points of the caller's shop, what they led to and when they lapse (2.8, docs/adr/0152). */
export function readShopStanding({ database, now }: Services): Handler<'readShopStanding'> {
  return async ({ language, signedIn }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const sellerId = await needOwnShop(orm, userId);
    const at = now();
    const [shop] = await orm.select().from(sellers).where(eq(sellers.id, sellerId));
    if (shop === undefined) throw new ApiError('NOT_FOUND');
    const counted = await orm
      .select({ points: penalties.points, endsAt: penalties.endsAt })
      .from(penalties)
      .where(and(eq(penalties.sellerId, sellerId), gt(penalties.endsAt, new Date(at))));
    const points = counted.reduce((sum, one) => sum + one.points, 0);
    const byPoints = shop.salesStoppedAt !== null && shop.salesStoppedBy !== 'staff';
    const again = byPoints
      ? salesBeginAgain(counted.map((one) => ({ ...one, endsAt: one.endsAt.getTime() })))
      : null;
    const [said] = await orm
      .select({ text: staffActs.text })
      .from(staffActs)
      .where(
        and(
          eq(staffActs.subject, 'shop'),
          eq(staffActs.subjectId, sellerId),
          inArray(staffActs.act, ['suspended', 'restored']),
          isNotNull(staffActs.text),
        ),
      )
      .orderBy(desc(staffActs.id))
      .limit(1);
    return {
      points,
      step: penaltyStep(points),
      stoppedAt: shop.salesStoppedAt?.toISOString() ?? null,
      stoppedBy: shop.salesStoppedAt === null ? null : (shop.salesStoppedBy ?? 'penalties'),
      resumedAt: shop.salesResumedAt?.toISOString() ?? null,
      salesBeginAgainAt: again === null ? null : new Date(again).toISOString(),
      staffSaid:
        shop.salesStoppedBy === 'staff' || shop.salesResumedAt !== null
          ? (said?.text ?? null)
          : null,
      penalties: (await penaltiesOf(orm, [sellerId], language)).map(
        ({ sellerId: _shop, at: given, endsAt, ...one }) => ({
          ...one,
          at: given.toISOString(),
          endsAt: endsAt.toISOString(),
          counts: endsAt.getTime() > at,
        }),
      ),
    };
  };
}
