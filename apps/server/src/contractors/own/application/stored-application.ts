import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import { contractors } from '../../../db/schema/contractors.ts';
import type { Answer } from '../../../http/handler.ts';

type Row = typeof contractors.$inferSelect;
type Application = Answer<'applyAsContractor'>['data'];

/** An entry that ended stands behind the one that its account has now: the directory knows no second. */
export const ownFirst = [sql`${contractors.approval} = 'ended'`, asc(contractors.id)] as const;

/** The company that a member keeps, or has applied with; null when there is none. */
export async function companyOfMember(orm: Orm, userId: number): Promise<Row | null> {
  const [row] = await orm
    .select()
    .from(contractors)
    .where(eq(contractors.userId, userId))
    .orderBy(...ownFirst)
    .limit(1);
  return row ?? null;
}

/** Its place among those that wait, in order of registration; null when it does not wait. */
async function placeInQueue(orm: Orm, row: Row): Promise<number | null> {
  if (row.approval !== 'applied') return null;
  const [before] = await orm
    .select({ count: count() })
    .from(contractors)
    .where(
      and(
        eq(contractors.approval, 'applied'),
        or(
          lt(contractors.createdAt, row.createdAt),
          and(eq(contractors.createdAt, row.createdAt), lt(contractors.id, row.id)),
        ),
      ),
    );
  return (before?.count ?? 0) + 1;
}

/** An application as its company reads it. */
export async function wireApplication(orm: Orm, row: Row): Promise<Application> {
  return {
    contractor_id: row.id,
    state: row.approval,
    sent_at: row.createdAt.toISOString(),
    place: await placeInQueue(orm, row),
    rejection: row.approval === 'rejected' ? row.rejection : null,
    company_name: row.companyName,
    tax_code: row.taxCode,
    representative: row.representative ?? '',
    registered_on: row.registeredOn,
    address: row.address,
    city: row.city,
    work_cities: row.workCities,
    services: row.services,
    company_phone: row.companyPhone,
    email: row.email,
    website: row.website ?? '',
    papers: row.papers,
  };
}
