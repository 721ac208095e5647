import { and, arrayContains, inArray, ne } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';

/** Whether nobody else of staff could look at it: then who removed it answers the appeal too, and its author reads that. */
export async function isOnlyStaff(orm: Orm, reader: number | null): Promise<boolean> {
  const [other] = await orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['admin']),
        inArray(users.status, ['active', 'warning']),
        reader === null ? undefined : ne(users.id, reader),
      ),
    )
    .limit(1);
  return other === undefined;
}
