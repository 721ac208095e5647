import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { staffCases } from '../../db/schema/payments.ts';
import type { GroupRow } from './locked-order.ts';
import { openCase } from './staff-cases.ts';

/**
 * The money of advertising goes back: an invoice that finance has not written yet is not written any more, one that is out is
 * to be corrected. Nothing where none was asked for.
 */
export async function endAdInvoice(
  tx: Orm,
  { id: groupId, number }: Pick<GroupRow, 'id' | 'number'>,
  amount: number,
  at: number,
): Promise<void> {
  const asked = and(eq(staffCases.groupId, groupId), eq(staffCases.because, 'ad-invoice'));
  const spared = await tx
    .update(staffCases)
    .set({ closedAt: new Date(at) })
    .where(and(asked, isNull(staffCases.closedAt)))
    .returning({ id: staffCases.id });
  if (spared.length > 0) return;
  const written = await tx.select({ id: staffCases.id }).from(staffCases).where(asked).limit(1);
  if (written.length === 0) return;
  await openCase(tx, {
    queue: 'finance',
    because: 'invoice-adjust',
    groupId,
    orderItemId: null,
    facts: { number, amount },
    key: `ad-invoice-adjust:${groupId}`,
    at,
  });
}
