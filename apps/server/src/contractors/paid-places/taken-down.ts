import { adOffStates } from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { adCases } from '../../db/schema/paid-places.ts';

/** Whether staff keep the company's bought places off: whatever it buys, its case says so until it is restored. */
export async function isTakenDown(orm: Orm, contractorId: number): Promise<boolean> {
  const found = await orm
    .select({ id: adCases.id })
    .from(adCases)
    .where(and(eq(adCases.contractorId, contractorId), inArray(adCases.state, [...adOffStates])))
    .limit(1);
  return found.length > 0;
}
