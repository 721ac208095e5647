import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type LoginMethod, socialAccounts, users } from '../db/schema/account.ts';

export type SocialMethod = Exclude<LoginMethod, 'system'>;

const credentials = { id: users.id, passwordHash: users.passwordHash, status: users.status };

export type Credentials = { id: number; passwordHash: string | null; status: string };

/** By e-mail; it is stored in lower case. */
export async function findByEmail(database: Database, email: string): Promise<Credentials | null> {
  const [user] = await database.orm.select(credentials).from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findBySocialId(
  database: Database,
  method: SocialMethod,
  socialId: string,
): Promise<Credentials | null> {
  const [user] = await database.orm
    .select(credentials)
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.method, method), eq(socialAccounts.socialId, socialId)));
  return user ?? null;
}

export type NewUser = {
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly loginMethod: LoginMethod;
  readonly socialId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: 'vi' | 'en' | 'ko';
  readonly marketingConsentAt: Date | null;
  readonly createdAt: Date;
};

/** Null when the e-mail or the provider's id is taken; the unique indexes decide, so two at once cannot both win. */
export async function insertUser(database: Database, user: NewUser): Promise<number | null> {
  const { socialId, ...values } = user;
  return database.orm.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...values, termsAcceptedAt: values.createdAt, updatedAt: values.createdAt })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made === undefined) return null;
    if (socialId === null || values.loginMethod === 'system') return made.id;
    const linked = await tx
      .insert(socialAccounts)
      .values({
        userId: made.id,
        method: values.loginMethod,
        socialId,
        createdAt: values.createdAt,
      })
      .onConflictDoNothing({ target: [socialAccounts.method, socialAccounts.socialId] })
      .returning({ id: socialAccounts.id });
    if (linked.length > 0) return made.id;
    await tx.delete(users).where(eq(users.id, made.id));
    return null;
  });
}

export type ProfileRow = typeof users.$inferSelect & { unreadInbox: number };

/** The member as the profile shows it, or null when the account has left. */
export async function findProfile(database: Database, userId: number): Promise<ProfileRow | null> {
  const [user] = await database.orm
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  if (user === undefined) return null;
  const [inbox] = await database.rows<{ unread: number }>(
    {
      name: 'unread-inbox',
      text: `select count(*)::int as unread from inbox_messages m join contractors c on c.id = m.contractor_id
        where c.user_id = $1 and m.read_at is null`,
    },
    [userId],
  );
  return { ...user, unreadInbox: inbox?.unread ?? 0 };
}
