import { apply, standingMachine } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { secondFactors, standingEvents, users } from '../db/schema/account.ts';
import { emailOf } from './email.ts';
import { hashPassword } from './passwords/passwords.ts';
import { endSessions } from './session-repository.ts';
import { columnsOf, standingOf } from './standing.ts';
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
    const user = await staffBy(tx, email);
    await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    await endSessions(tx, { userId: user.id }, now);
  });
}

/**
 * Lifts the suspension of staff where no colleague is left who could.
 * @throws {StaffError} when the account is not stopped.
 */
export async function restoreStaff(
  database: Database,
  { email, now }: { email: string; now: number },
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const user = await staffBy(tx, email);
    const reason = 'pnpm staff restore';
    const payload = { reason };
    const moved = apply(standingMachine, standingOf(user), {
      event: 'lift',
      by: 'admin',
      at: now,
      payload,
    });
    if (!moved.ok) throw new StaffError(`${email} is not suspended.`);
    const at = new Date(now);
    const after = columnsOf(moved.entity);
    await tx
      .update(users)
      .set({ ...after, updatedAt: at, version: sql`${users.version} + 1` })
      .where(eq(users.id, user.id));
    await tx.insert(standingEvents).values({
      userId: user.id,
      action: 'lift',
      fromState: user.status,
      toState: after.status,
      reason,
      at,
    });
  });
}

/** @throws {StaffError} when nobody of staff has this e-mail. */
async function staffBy(tx: Orm, email: string): Promise<typeof users.$inferSelect> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.email, emailOf(email)))
    .for('update');
  if (user === undefined || !user.roles.includes('admin'))
    throw new StaffError(`${email} is no account of staff.`);
  return user;
}
