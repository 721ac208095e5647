import { type DesignProblem, designProblem, type Language } from '@hien/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import { designOrderLines, designOrders } from '../db/schema/design-orders.ts';
import { designPurchases } from '../db/schema/design-purchases.ts';
import { designs } from '../db/schema/designs.ts';
import { ApiError } from '../http/api-error.ts';

type DesignRow = Pick<
  typeof designs.$inferSelect,
  'id' | 'number' | 'name' | 'cover' | 'price' | 'ownerId' | 'withdrawnAt'
>;

/** A design, and what stands between it and who asks. */
export type Standing = { readonly design: DesignRow; readonly problem: DesignProblem | null };

/** What people see of a design that is ordered. */
export const thingOf = (
  design: Omit<DesignRow, 'ownerId' | 'withdrawnAt'>,
  language: Language,
) => ({
  designId: design.id,
  number: design.number,
  title: textOf(design.name, language),
  picture: wirePicture(design.cover, language),
  price: design.price,
});

export const designColumns = {
  id: designs.id,
  number: designs.number,
  name: designs.name,
  cover: designs.cover,
  price: designs.price,
  ownerId: designs.ownerId,
  withdrawnAt: designs.withdrawnAt,
};

/**
 * Designs as a buyer meets them, in the order asked for. What it is called on in a transaction that orders holds the
 * member's row, so that two presses meet one after the other.
 * @throws {ApiError} NOT_FOUND for an id that no design has.
 */
export async function standingsOf(
  orm: Orm,
  userId: number,
  ids: readonly number[],
): Promise<Standing[]> {
  const wanted = [...new Set(ids)];
  const rows = await orm.select(designColumns).from(designs).where(inArray(designs.id, wanted));
  const waiting = await orm
    .select({ designId: designOrderLines.designId })
    .from(designOrderLines)
    .innerJoin(designOrders, eq(designOrders.id, designOrderLines.orderId))
    .where(
      and(
        eq(designOrderLines.userId, userId),
        inArray(designOrderLines.designId, wanted),
        isNull(designOrderLines.endedAt),
        eq(designOrders.state, 'pending'),
      ),
    );
  const owned = await orm
    .select({ designId: designPurchases.designId })
    .from(designPurchases)
    .where(
      and(
        eq(designPurchases.userId, userId),
        inArray(designPurchases.designId, wanted),
        isNull(designPurchases.returnedAt),
      ),
    );
  return wanted.map((id) => {
    const design = rows.find((row) => row.id === id);
    if (design === undefined) throw new ApiError('NOT_FOUND');
    return {
      design,
      problem: designProblem({
        isOwn: design.ownerId === userId,
        isOwned: owned.some(({ designId }) => designId === id),
        isOrdered: waiting.some(({ designId }) => designId === id),
        isWithdrawn: design.withdrawnAt !== null,
      }),
    };
  });
}
