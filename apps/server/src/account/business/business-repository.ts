import { type BusinessUpgrade, type LoginMethod, newUpgrade } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { type BusinessDetails, businessProfiles } from '../../db/schema/my-page.ts';
import type { Answer } from '../../http/handler.ts';

export type BusinessRow = typeof businessProfiles.$inferSelect;
export type WireBusiness = Answer<'getBusiness'>['data'];

export async function findBusiness(orm: Orm, userId: number): Promise<BusinessRow | null> {
  const [row] = await orm
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  return row ?? null;
}

/** The row as the machine of the domain moves it; a member without one is an ordinary member. */
export function upgradeOf(
  row: BusinessRow | null,
  loginMethod: LoginMethod,
  at: number,
): BusinessUpgrade {
  if (row === null) return newUpgrade(loginMethod, at);
  return {
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.getTime(),
    loginMethod,
    kind: row.sent.type,
    rejection: row.rejection,
    changeWaits: row.changeWaits,
  };
}

export function businessOf(row: BusinessRow | null): WireBusiness {
  return {
    state: row?.state ?? 'ordinary',
    version: row?.version ?? 0,
    change_waits: row?.changeWaits ?? false,
    sent: row?.sent ?? null,
    shown: row?.shown ?? null,
    rejection: row?.rejection ?? null,
    sent_at: row?.sentAt.toISOString() ?? null,
    decided_at: row?.decidedAt?.toISOString() ?? null,
  };
}

/** The first application of a member; null when there is one already. */
export async function insertBusiness(
  orm: Orm,
  userId: number,
  sent: BusinessDetails,
  at: number,
): Promise<BusinessRow | null> {
  const [row] = await orm
    .insert(businessProfiles)
    .values({
      userId,
      state: 'pending',
      version: 1,
      changedAt: new Date(at),
      sent,
      sentAt: new Date(at),
    })
    .onConflictDoNothing({ target: businessProfiles.userId })
    .returning();
  return row ?? null;
}

/** Writes what the machine made of a row, unless somebody moved it since `before` was read. */
export async function moveBusiness(
  tx: Orm,
  before: Pick<BusinessRow, 'userId' | 'version'>,
  after: BusinessUpgrade,
  more: Partial<typeof businessProfiles.$inferInsert>,
): Promise<BusinessRow | null> {
  if (after.state === 'ordinary') return null;
  const [row] = await tx
    .update(businessProfiles)
    .set({
      ...more,
      state: after.state,
      version: after.version,
      changeWaits: after.changeWaits,
      rejection: after.rejection,
      changedAt: new Date(after.changedAt),
    })
    .where(
      and(eq(businessProfiles.userId, before.userId), eq(businessProfiles.version, before.version)),
    )
    .returning();
  return row ?? null;
}
