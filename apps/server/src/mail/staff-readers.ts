import type { Language } from '@hien/domain';
import { and, arrayContains, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';

export type Reader = { readonly email: string; readonly language: Language };

/** The people who answer: every active admin, in their own language. */
export async function staffReaders(orm: Orm): Promise<Reader[]> {
  const found = await orm
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['admin']),
        eq(users.status, 'active'),
        isNotNull(users.email),
      ),
    );
  return found.flatMap(({ email, language }) => (email === null ? [] : [{ email, language }]));
}
