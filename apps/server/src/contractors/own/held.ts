import { districtInCity } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractorProjects } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { rank } from '../../company-ranking.ts';

/** Whoever changes what stands on a company's page holds its row: two come one after the other. */
export const holdCompany = (tx: Orm, companyId: number) =>
  tx
    .select({ id: contractors.id })
    .from(contractors)
    .where(eq(contractors.id, companyId))
    .for('update');

/** Counted, never added to, under the lock of the company's row (docs/adr/0080). */
export async function recountProjects(tx: Orm, companyId: number): Promise<void> {
  await tx.execute(sql`update contractors c set project_count = n.shown, verified_projects = n.checked
    from (select count(*)::int as shown, count(checked_on)::int as checked
      from contractor_projects where contractor_id = ${companyId} and not hidden) n
    where c.id = ${companyId}`);
  const places = await tx
    .selectDistinct({ city: contractorProjects.city, district: contractorProjects.district })
    .from(contractorProjects)
    .where(
      and(eq(contractorProjects.contractorId, companyId), eq(contractorProjects.hidden, false)),
    );
  const workDistricts = [
    ...new Set(places.map(({ city, district }) => districtInCity(city, district))),
  ].toSorted();
  await tx.update(contractors).set({ workDistricts }).where(eq(contractors.id, companyId));
  await rank(tx, companyId);
}
