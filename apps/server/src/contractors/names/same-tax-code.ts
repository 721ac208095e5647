import { bareTaxCode } from '@hien/domain';
import { and, asc, inArray, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';
import type { Answer } from '../../http/handler.ts';
import { bareTax } from './former-companies.ts';

type Same = Answer<'decideContractor'>['data']['same_tax_code'][number];
type Company = { readonly id: number; readonly taxCode: string };

/** At most so many are named. */
const most = 10;

/**
 * Of each company the others under its tax code, a branch being its company: applicants, and those that stand or once stood. What was refused
 * is left out. One statement, however many are asked for.
 */
export async function sameTaxCodeOf(
  orm: Orm,
  companies: readonly Company[],
): Promise<(company: Company) => Same[]> {
  const codes = [...new Set(companies.map(({ taxCode }) => bareTaxCode(taxCode)))].filter(
    (code) => code !== '',
  );
  const found =
    codes.length === 0
      ? []
      : await orm
          .select({
            id: contractors.id,
            name: contractors.companyName,
            taxCode: contractors.taxCode,
            state: contractors.approval,
          })
          .from(contractors)
          .where(and(inArray(bareTax, codes), ne(contractors.approval, 'rejected')))
          .orderBy(asc(contractors.id));
  return ({ id, taxCode }) =>
    found
      .filter((one) => one.id !== id && bareTaxCode(one.taxCode) === bareTaxCode(taxCode))
      .slice(0, most)
      .map((one) => ({ contractor_id: one.id, company_name: one.name, state: one.state }));
}
