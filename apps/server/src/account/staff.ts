import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secondFactors, users } from '../db/schema/account.ts';
import { emailOf } from './email.ts';
import { hashPassword } from './passwords/passwords.ts';
import { endSessions } from './session-repository.ts';
import { isWeakPassword } from './passwords/weak-password.ts';

/** Staff can do more than anybody, so their password is longer than the six characters of the documents. */
export const staffPasswordLength = 12;

/** What the command could not do, in a sentence for the terminal. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}

/**
 * Makes an account of staff. Its second factor is set up at the first sign-in, where strangers come.
 * @throws {StaffError} for an e-mail that is none or has an account, and for a password that is short or easy to guess.
 */
export async function createStaff(
  database: Database,
  { email: typed, password, now }: { email: string; password: string; now: number },
): Promise<void> {
  const email = emailOf(typed);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new StaffError(`${typed} is no e-mail address.`);
  if ([...password].length < staffPasswordLength)
    throw new StaffError(`The password needs ${staffPasswordLength} characters.`);
  const name = email.split('@')[0] ?? email;
  if (isWeakPassword(password, { email, firstName: name, lastName: '' }))
    throw new StaffError('This password is among the first anybody tries. Choose another.');
  const at = new Date(now);
  const made = await database.orm
    .insert(users)
    .values({
      email,
      passwordHash: await hashPassword(password),
      firstName: name.slice(0, 80),
      roles: ['admin'],
      createdAt: at,
      updatedAt: at,
      lastSignInAt: at,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made.length === 0) throw new StaffError(`${email} has an account already.`);
}

/**
 * For a phone and recovery codes that are both lost: the next sign-in sets up a new second factor, and every session
 * of before is over.
 */
export async function forgetSecondFactor(
  database: Database,
  { email, now }: { email: string; now: number },
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.email, emailOf(email)));
    if (user === undefined || !user.roles.includes('admin'))
      throw new StaffError(`${email} is no account of staff.`);
    await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    await endSessions(tx, { userId: user.id }, now);
  });
}
