import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import {
  type LoginMethod,
  socialAccounts,
  type UserRole,
  type UserStatus,
  users,
} from '../db/schema/account.ts';
import { countCartLines } from '../cart/count-lines.ts';
import { countUnreadNotices } from '../orders/notices/notices.ts';
import { openStatuses } from './standing.ts';
import { worksInShopSql } from '../own-shop.ts';
import { countUnread } from '../support/inbox-access.ts';

export type SocialMethod = Exclude<LoginMethod, 'system'>;

const credentials = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  passwordHash: users.passwordHash,
  status: users.status,
  loginMethod: users.loginMethod,
  roles: users.roles,
  withdrawnAt: users.withdrawnAt,
};

export type Credentials = {
  id: number;
  email: string | null;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  status: UserStatus;
  loginMethod: LoginMethod;
  roles: UserRole[];
  withdrawnAt: Date | null;
};

/** By e-mail; it is stored in lower case. */
export async function findByEmail(orm: Orm, email: string): Promise<Credentials | null> {
  const [user] = await orm.select(credentials).from(users).where(eq(users.email, email));
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
export async function insertUser(orm: Orm, user: NewUser): Promise<number | null> {
  const { socialId, ...values } = user;
  return orm.transaction(async (tx) => {
    // Six months after somebody left, the e-mail is free again; the old row stays without it.
    if (values.email !== null)
      await tx
        .update(users)
        .set({ email: null })
        .where(and(eq(users.email, values.email), eq(users.status, 'withdrawn')));
    const [made] = await tx
      .insert(users)
      .values({
        ...values,
        termsAcceptedAt: values.createdAt,
        updatedAt: values.createdAt,
        lastSignInAt: values.createdAt,
      })
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

export type ProfileRow = typeof users.$inferSelect & {
  unreadInbox: number;
  unreadNews: number;
  cartCount: number;
  shopStaff: boolean;
};

/** Only what the database says of a shop that is somebody else's and still sells here. */
const worksInShop = sql<boolean>`${sql.raw(worksInShopSql('users.id'))}`;

/** The member as the profile shows it, or null when the account has left. */
export async function findProfile(database: Database, userId: number): Promise<ProfileRow | null> {
  const [user] = await database.orm
    .select({ ...getTableColumns(users), shopStaff: worksInShop })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.status, [...openStatuses])));
  if (user === undefined) return null;
  return {
    ...user,
    unreadInbox: await countUnread(database, userId),
    unreadNews: await countUnreadNotices(database.orm, userId),
    cartCount: await countCartLines(database.orm, userId),
  };
}
