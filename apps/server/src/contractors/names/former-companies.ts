import { type CompanyLine, type RegisteredCompany, bareTaxCode, companyLine } from '@hien/domain';
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
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

const bareTax = sql`left(regexp_replace(${contractors.taxCode}, '\\D', '', 'g'), 10)`;

/** Companies that another one goes on from (docs/adr/0142), the oldest entry first; what has another name already is not among them. */
export async function formerCompanies(orm: Orm, newer: Row): Promise<readonly FormerCompany[]> {
  const olders = await orm
    .select()
    .from(contractors)
    .where(
      and(
        ne(contractors.id, newer.id),
        inArray(contractors.approval, [...onceListed]),
        sql`not exists (select 1 from contractor_names n where n.former_id = ${contractors.id})`,
        or(
          sql`${bareTax} = ${bareTaxCode(newer.taxCode)}`,
          and(
            isNotNull(contractors.representative),
            or(
              eq(contractors.userId, newer.userId),
              eq(contractors.companyPhone, newer.companyPhone),
              sql`lower(${contractors.email}) = lower(${newer.email})`,
              eq(contractors.city, newer.city),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(contractors.id));
  return olders.flatMap((row) => {
    const line = companyLine(registered(newer), registered(row));
    return line === null ? [] : [{ row, line }];
  });
}
