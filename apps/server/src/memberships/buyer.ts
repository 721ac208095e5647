import type { AdBuyer } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { ownFirst } from '../contractors/own/application/stored-application.ts';
import { asMembership, type LockedCompany } from '../orders/memberships/stored-membership.ts';

/** The company that a member keeps the page of. */
export async function companyOf(orm: Orm, userId: number) {
  const [company] = await orm
    .select({
      id: contractors.id,
      name: contractors.companyName,
      city: contractors.city,
      approval: contractors.approval,
    })
    .from(contractors)
    .where(eq(contractors.userId, userId))
    .orderBy(...ownFirst)
    .limit(1);
  return company ?? null;
}

/** A company as the rules of buying ask for it. */
export const buyerOf = ({ approved, takenDown, row, open }: LockedCompany): AdBuyer => ({
  company: { approved, takenDown },
  membership: row === null ? null : asMembership(row),
  waits: open.some(({ state, kind }) => state === 'waiting' && kind !== 'renewal'),
});
