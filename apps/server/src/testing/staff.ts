import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';

/**
 * Members of staff with the password of the fixture's customer; call it after `plant`. `mot` gets the address
 * `mot@hien.example`.
 * @returns their ids, in the order of the names.
 */
export async function plantStaff(
  { orm }: Database,
  names: readonly string[] = ['quan-tri'],
): Promise<number[]> {
  const [customer] = await orm
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, 'khach@hien.example'));
  const made = await orm
    .insert(users)
    .values(
      names.map((name) => ({
        email: `${name}@hien.example`,
        passwordHash: customer?.passwordHash ?? null,
        firstName: name,
        lastName: 'Quản trị',
        roles: ['admin' as const],
      })),
    )
    .returning({ id: users.id });
  return made.map(({ id }) => id);
}
