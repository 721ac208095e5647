import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { verifyPassword } from '../account/passwords/passwords.ts';
import { endSessions } from '../account/session-repository.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { demoAccounts } from './demo-accounts.ts';

/**
 * Takes the printed password from the demo accounts of a database that was tried out before strangers came, and ends
 * their sessions. `staffAlone` leaves the members their password. Answers how many accounts were closed.
 */
export async function closeDemoAccounts(
  database: Database,
  { staffAlone, now }: { readonly staffAlone: boolean; readonly now: number },
): Promise<number> {
  const accounts = demoAccounts.filter(({ userRole }) => !staffAlone || userRole === 'admin');
  const rows = await database.orm
    .select({ id: users.id, email: users.email, hash: users.passwordHash })
    .from(users)
    .where(
      and(
        inArray(
          users.email,
          accounts.map(({ email }) => email),
        ),
        isNotNull(users.passwordHash),
      ),
    );
  let closed = 0;
  for (const { id, email, hash } of rows) {
    const printed = accounts.find((account) => account.email === email)?.password ?? '';
    if (!(await verifyPassword(printed, hash))) continue;
    await database.orm.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, id));
      await endSessions(tx, { userId: id }, now);
    });
    closed += 1;
  }
  return closed;
}
