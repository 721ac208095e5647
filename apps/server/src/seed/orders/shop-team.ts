import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { itemEvents, orders } from '../../db/schema/orders.ts';
import { shopStaff } from '../../db/schema/shop-team.ts';
import { noteAct } from '../../shop-log.ts';
import { demoAccounts, demoId } from '../demo-accounts.ts';

const day = 86_400_000;

/** Somebody works in the demo shop beside its owner; in a database that is older than the account nobody does. */
export async function seedShopTeam(tx: Orm, now: number, sellerId: number): Promise<void> {
  const email = demoAccounts.find(({ role }) => role === 'shop-staff')?.email ?? '';
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (staff === undefined) return;
  await tx
    .insert(shopStaff)
    .values({ userId: staff.id, sellerId, joinedAt: new Date(now - 40 * day) });
  const lines = await tx
    .select({ id: orders.id, number: orders.number, at: itemEvents.at, event: itemEvents.event })
    .from(itemEvents)
    .innerJoin(orders, eq(orders.id, itemEvents.orderId))
    .where(and(eq(orders.sellerId, sellerId), eq(itemEvents.by, 'seller')))
    .orderBy(asc(itemEvents.at), asc(itemEvents.id));
  // What the sample's orders tell was done by the two in turn.
  for (const [index, { id, number, event, at }] of lines.entries())
    await noteAct(tx, {
      sellerId,
      userId: index % 3 === 0 ? demoId('seller') : staff.id,
      act: 'order',
      subject: 'order',
      id,
      name: number,
      event,
      at,
    });
}
