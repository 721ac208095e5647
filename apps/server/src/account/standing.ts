import {
  type Language,
  type Standing,
  addMonths,
  apply,
  limits,
  standingMachine,
  standingRefusalText,
} from '@hien/domain';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { type UserStatus, users } from '../db/schema/account.ts';
import { ApiError } from '../http/api-error.ts';
import type { Mail } from '../mail/mail.ts';

/** Standings whose tokens open something. A restricted account opens again with its next sign-in. */
export const openStatuses = ['active', 'warning'] as const satisfies readonly UserStatus[];

export const isOpen = (status: UserStatus): boolean => openStatuses.some((open) => open === status);

type Row = Pick<
  typeof users.$inferSelect,
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'lastSignInAt'
  | 'suspendedUntil'
  | 'standingReason'
  | 'withdrawnAt'
>;

export const standingOf = (row: Row): Standing => ({
  state: row.status === 'active' ? 'normal' : row.status,
  version: 0,
  changedAt: row.updatedAt.getTime(),
  lastSignInAt: (row.lastSignInAt ?? row.createdAt).getTime(),
  suspendedUntil: row.suspendedUntil?.getTime() ?? null,
  withdrawnAt: row.withdrawnAt?.getTime() ?? null,
  reason: row.standingReason,
});

export const columnsOf = (standing: Standing) => ({
  status: standing.state === 'normal' ? ('active' as const) : standing.state,
  lastSignInAt: new Date(standing.lastSignInAt),
  suspendedUntil: standing.suspendedUntil === null ? null : new Date(standing.suspendedUntil),
  standingReason: standing.reason,
});

/**
 * Lets a member in as the penalty ladder says: a suspension that is over has become a warning, a restricted
 * account opens again. Call only after the password fitted: nobody else learns how an account stands.
 * @throws {ApiError} AUTH_08 with until when and why.
 */
export async function enter(
  tx: Orm,
  userId: number,
  now: number,
  language: Language,
): Promise<void> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (row === undefined) throw new ApiError('AUTH_13');
  const before = standingOf(row);
  const event = { at: now, payload: {} } as const;
  const served = apply(standingMachine, before, {
    event: 'suspension.over',
    by: 'system',
    ...event,
  });
  const entered = apply(standingMachine, served.entity, {
    event: 'sign_in',
    by: 'member',
    ...event,
  });
  if (!entered.ok)
    throw new ApiError('AUTH_08', { said: standingRefusalText(entered.entity, language) });
  await tx.update(users).set(columnsOf(entered.entity)).where(eq(users.id, userId));
}

const batch = 200;

/** Restricts who has not signed in for three months, and tells them how to come back. */
export async function restrictInactive(
  { database, mail }: { readonly database: Database; readonly mail: Mail },
  now: number,
): Promise<void> {
  const idle = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.status, [...openStatuses]),
        lt(users.lastSignInAt, new Date(addMonths(now, -limits.account.inactiveMonths))),
      ),
    )
    .limit(batch);
  for (const { id } of idle) {
    await database.orm.transaction(async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
      if (row === undefined) return;
      const result = apply(standingMachine, standingOf(row), {
        event: 'inactive',
        by: 'system',
        at: now,
        payload: {},
      });
      if (!result.ok) return;
      await tx.update(users).set(columnsOf(result.entity)).where(eq(users.id, id));
      if (row.email !== null)
        await mail.send(tx, 'account-restricted', {
          to: row.email,
          language: row.language,
          values: { name: row.firstName, language: row.language },
          key: `account-restricted:${id}:${result.entity.lastSignInAt}`,
        });
    });
  }
}
