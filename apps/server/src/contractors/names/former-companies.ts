import { type CompanyLine, type RegisteredCompany, bareTaxCode, companyLine } from '@hien/domain';
import { and, asc, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';

type Row = typeof contractors.$inferSelect;

export type FormerCompany = { readonly row: Row; readonly line: CompanyLine };

const registered = (row: Row): RegisteredCompany => ({
  id: row.id,
  userId: row.userId,
  taxCode: row.taxCode,
  representative: row.representative,
  phone: row.companyPhone,
  email: row.email,
  address: row.address,
});

/** The states in which a company stood in the directory, now or once. */
export const onceListed = ['approved', 'suspended', 'ended'] as const;

/** The ten digits of a company's tax code. */
export const bareTax = sql`left(regexp_replace(${contractors.taxCode}, '\\D', '', 'g'), 10)`;

/** Companies that another one goes on from (docs/adr/0142), the oldest entry first; what has another name already is not among them. */
export async function formerCompanies(orm: Orm, newer: Row): Promise<readonly FormerCompany[]> {
  return (await formerCompaniesOf(orm, [newer])).get(newer.id) ?? [];
}

/** The same of several, by their ids: one statement, however many they are. */
export async function formerCompaniesOf(
  orm: Orm,
  newers: readonly Row[],
): Promise<ReadonlyMap<number, readonly FormerCompany[]>> {
  if (newers.length === 0) return new Map();
  const olders = await orm
    .select()
    .from(contractors)
    .where(
      and(
        inArray(contractors.approval, [...onceListed]),
        sql`not exists (select 1 from contractor_names n where n.former_id = ${contractors.id})`,
        or(
          inArray(
            bareTax,
            newers.map(({ taxCode }) => bareTaxCode(taxCode)),
          ),
          and(
            isNotNull(contractors.representative),
            or(
              inArray(
                contractors.userId,
                newers.map(({ userId }) => userId),
              ),
              inArray(
                contractors.companyPhone,
                newers.map(({ companyPhone }) => companyPhone),
              ),
              inArray(
                sql`lower(${contractors.email})`,
                newers.map(({ email }) => email.toLowerCase()),
              ),
              inArray(
                contractors.city,
                newers.map(({ city }) => city),
              ),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(contractors.id));
  // The statement lets pass too many rather than too few: the rule decides of each pair.
  const lineOf = (newer: Row) =>
    olders.flatMap((row) => {
      const line = row.id === newer.id ? null : companyLine(registered(newer), registered(row));
      return line === null ? [] : [{ row, line }];
    });
  return new Map(newers.map((newer) => [newer.id, lineOf(newer)]));
}
