import { totalOf } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import type { GroupRow } from '../write/locked-order.ts';
import { openCase } from '../write/staff-cases.ts';
import { grantDesign } from '../../designs/purchases.ts';
import { advancedDesigns } from './advance.ts';
import { asDesignOrder, moveDesigns, type OrderRow, ownerOf } from './stored-order.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * What a group of designs waits for, and how it is paid; null when it waits for nothing any more. The group's lock is
 * held. A design withdrawn after the order was placed is delivered all the same: its price was agreed. What a contractor orders for
 * a member who left meanwhile would be nobody's: it is cancelled, and the money goes back.
 */
export async function debtOfDesigns(
  tx: Orm,
  group: GroupRow,
  at: number,
): Promise<{ readonly due: number; readonly pay: () => Promise<void> } | null> {
  const locked = await advancedDesigns(tx, group, at);
  if (locked.row.state !== 'pending') return null;
  if (await hasOwnerLeft(tx, locked.row)) {
    await moveDesigns(tx, locked, { event: 'cancel', by: 'admin', at, payload: {} });
    return null;
  }
  const due = totalOf(asDesignOrder(locked));
  return {
    due,
    pay: async (): Promise<void> => {
      const payload = { verified: true, captured: due };
      await moveDesigns(tx, locked, { event: 'payment.succeeded', by: 'system', at, payload });
      const { id: orderId, redBill } = locked.row;
      const userId = ownerOf(locked.row);
      for (const { designId } of locked.lines)
        await grantDesign(tx, { userId, designId, orderId, at });
      await tellOwner(tx, locked, at);
      if (redBill !== null)
        await openCase(tx, {
          queue: 'finance',
          because: 'design-invoice',
          groupId: group.id,
          orderItemId: null,
          facts: { ...redBill, number: group.number, amount: due },
          key: `design-invoice:${orderId}`,
          at,
        });
    },
  };
}

async function hasOwnerLeft(tx: Orm, row: OrderRow): Promise<boolean> {
  const [owner] = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, ownerOf(row)));
  return owner?.status === 'withdrawn';
}
