import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { shopStaff } from '../../db/schema/shop-team.ts';
import { demoAccounts } from '../demo-accounts.ts';

const day = 86_400_000;

/** Somebody works in the demo shop beside its owner; in a database that is older than the account nobody does. */
export async function seedShopTeam(tx: Orm, now: number, sellerId: number): Promise<void> {
  const email = demoAccounts.find(({ role }) => role === 'shop-staff')?.email ?? '';
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (staff === undefined) return;
  await tx
    .insert(shopStaff)
    .values({ userId: staff.id, sellerId, joinedAt: new Date(now - 40 * day) });
}
