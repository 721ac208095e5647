import { type Language, reasonTexts } from '@hien/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { designOrderLines, designOrders } from '../../db/schema/design-orders.ts';
import { designs } from '../../db/schema/designs.ts';
import { ApiError } from '../../http/api-error.ts';

/**
 * Nobody is sent to a gateway for a design that is no longer sold.
 * @throws {ApiError} CONFLICT with the sentence in the reader's language.
 */
export async function refuseWithdrawn(tx: Orm, groupId: number, language: Language): Promise<void> {
  const gone = await tx
    .select({ id: designs.id })
    .from(designOrders)
    .innerJoin(designOrderLines, eq(designOrderLines.orderId, designOrders.id))
    .innerJoin(designs, eq(designs.id, designOrderLines.designId))
    .where(and(eq(designOrders.groupId, groupId), isNotNull(designs.withdrawnAt)))
    .limit(1);
  if (gone.length > 0)
    throw new ApiError('CONFLICT', { said: reasonTexts.DESIGN_WITHDRAWN[language] });
}
