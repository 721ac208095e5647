import { daysAfter, limits } from '@hien/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { designPurchases } from '../db/schema/design-purchases.ts';

/** A design for a member; `at` in milliseconds; `orderId` is null when nothing was paid. */
export type Grant = {
  readonly userId: number;
  readonly designId: number;
  readonly orderId: number | null;
  readonly at: number;
};

/**
 * Lets a member download a design: five times, until the end of the 30th day (2.10 G3, D22). Part of the transaction that took the
 * money; said twice it changes nothing, so that a payment told twice gives no times twice.
 */
export async function grantDesign(
  tx: Orm,
  { userId, designId, orderId, at }: Grant,
): Promise<void> {
  await tx
    .insert(designPurchases)
    .values({
      userId,
      designId,
      orderId,
      allowedTimes: limits.design.allowedTimes,
      grantedAt: new Date(at),
      expiresAt: new Date(daysAfter(at, limits.design.validDays)),
    })
    .onConflictDoNothing();
}

/** Whether a member has it, however many times are left; not when its money went back. */
export async function ownsDesign(
  orm: Orm,
  { userId, designId }: Pick<Grant, 'userId' | 'designId'>,
): Promise<boolean> {
  const rows = await orm
    .select({ one: sql`1` })
    .from(designPurchases)
    .where(
      and(
        eq(designPurchases.userId, userId),
        eq(designPurchases.designId, designId),
        isNull(designPurchases.returnedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
