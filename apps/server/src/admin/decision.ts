import { type Language, displayName } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';

/** Who decided, as staff read it. */
export type Decided = { by: string; at: string };

export async function decidedBy(
  orm: Orm,
  row: { readonly decidedBy: number | null; readonly decidedAt: Date | null },
  language: Language,
): Promise<Decided | null> {
  if (row.decidedBy === null || row.decidedAt === null) return null;
  const [admin] = await orm
    .select({ first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, row.decidedBy));
  return {
    by: admin === undefined ? '' : displayName(admin, language),
    at: row.decidedAt.toISOString(),
  };
}

/** Cases of a page. */
export const casesPerPage = 20;
