import { type Capabilities, type Language, limits } from '@hien/domain';
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { type SessionKind, sessions, type UserStatus } from '../db/schema/account.ts';
import type { FindMember } from '../http/member.ts';
import { worksInShopSql } from '../own-shop.ts';
import { isOpen } from './standing.ts';
import { derivedToken, newToken, tokenHash } from '../http/tokens.ts';

const lifeMs = 30 * 86_400_000;

/** Opens a session; the token is given once and never again. */
export async function openSession(
  orm: Orm,
  userId: number,
  now: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now + lifeMs);
  await orm.insert(sessions).values({
    userId,
    kind: 'main',
    tokenHash: tokenHash(token),
    expiresAt,
    createdAt: new Date(now),
    usedAt: new Date(now),
  });
  return { token, expiresAt };
}

const ticketMs = 10 * 60_000;

/** For who has shown their password and owes the code of their second factor: it opens nothing but that question. */
export async function openTicket(
  orm: Orm,
  userId: number,
  now: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now + ticketMs);
  const times = { expiresAt, createdAt: new Date(now), usedAt: new Date(now) };
  await orm
    .insert(sessions)
    .values({ userId, kind: 'second-factor', tokenHash: tokenHash(token), ...times });
  return { token, expiresAt };
}

const openTicketOf = (token: string, now: number) =>
  and(
    eq(sessions.tokenHash, tokenHash(token)),
    eq(sessions.kind, 'second-factor'),
    gt(sessions.expiresAt, new Date(now)),
    isNull(sessions.revokedAt),
  );

/** Whose ticket it is; null when it is unknown, used or over. */
export async function holderOf(orm: Orm, ticket: string, now: number): Promise<number | null> {
  const [row] = await orm
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(openTicketOf(ticket, now));
  return row?.userId ?? null;
}

/** Uses a ticket; false when somebody else was first. */
export async function spendTicket(tx: Orm, ticket: string, now: number): Promise<boolean> {
  const spent = await tx
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(openTicketOf(ticket, now))
    .returning({ id: sessions.id });
  return spent.length > 0;
}

/** The token for the commerce backend (or its partner side) of a session; it ends with the session. */
export async function commerceToken(
  database: Database,
  main: {
    readonly token: string;
    readonly sessionId: number;
    readonly userId: number;
    readonly expiresAt: Date;
  },
  kind: 'commerce' | 'partner',
): Promise<string> {
  const token = derivedToken(main.token, kind);
  await database.orm
    .insert(sessions)
    .values({
      userId: main.userId,
      parentId: main.sessionId,
      kind,
      tokenHash: tokenHash(token),
      expiresAt: main.expiresAt,
    })
    .onConflictDoNothing({ target: sessions.tokenHash });
  return token;
}

/** A session that was not used for so long is over; staff, who can do more, sooner. */
const idleLimitMs = (roles: Capabilities['roles']): number =>
  roles.includes('admin')
    ? limits.session.staffIdleHours * hourMs
    : limits.session.idleDays * 24 * hourMs;

const hourMs = 3_600_000;
/** How exactly the last use is kept: no write for every request. */
const noteMs = 5 * 60_000;

type Row = {
  sessionId: number;
  userId: number;
  language: Language;
  status: UserStatus;
  expiresAt: Date;
  usedAt: Date;
  mainId: number;
} & Capabilities;

const findSql = `select s.id as "sessionId", s.user_id as "userId", u.language, u.status, s.expires_at as "expiresAt",
    coalesce(parent.used_at, s.used_at) as "usedAt", coalesce(parent.id, s.id) as "mainId",
    u.roles, u.business_kind as "businessKind", u.partner, u.login_method as "loginMethod",
    ${worksInShopSql('u.id')} as "shopStaff"
  from sessions s join users u on u.id = s.user_id
  left join sessions parent on parent.id = s.parent_id
  where s.token_hash = $1 and s.kind = $2 and s.expires_at > $3 and s.revoked_at is null and parent.revoked_at is null`;

export function memberFinder(database: Database, now: () => number): FindMember {
  return async (token, kind) => {
    const wanted: SessionKind = kind;
    const at = now();
    const [row] = await database.rows<Row>({ name: 'find-session', text: findSql }, [
      tokenHash(token),
      wanted,
      new Date(at),
    ]);
    if (row === undefined) return null;
    const idleMs = at - new Date(row.usedAt).getTime();
    if (idleMs > idleLimitMs(row.roles)) return null;
    if (idleMs > noteMs)
      await database.rows(
        {
          name: 'session-used',
          // Never back: another process may have moved the clock of a demonstration since.
          text: 'update sessions set used_at = greatest(used_at, $2) where id = $1',
        },
        [row.mainId, new Date(at)],
      );
    const {
      sessionId,
      userId,
      language,
      status,
      roles,
      businessKind,
      partner,
      loginMethod,
      shopStaff,
    } = row;
    return {
      sessionId,
      userId,
      language,
      gone: !isOpen(status),
      tokenExpiresAt: new Date(row.expiresAt),
      capabilities: { roles, businessKind, partner, loginMethod, shopStaff },
    };
  };
}

/** Ends one session, or every session of the member, perhaps `but` one. Commerce tokens end with it. Answers how many ended. */
export async function endSessions(
  orm: Orm,
  {
    userId,
    sessionId,
    but,
  }: { readonly userId: number; readonly sessionId?: number; readonly but?: number },
  now: number,
): Promise<number> {
  const ended = await orm
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(sessions.userId, userId),
        inArray(sessions.kind, ['main', 'second-factor']),
        isNull(sessions.revokedAt),
        ...(sessionId === undefined ? [] : [eq(sessions.id, sessionId)]),
        ...(but === undefined ? [] : [ne(sessions.id, but)]),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Takes away what nobody can use any more: sessions that ended a month ago. */
export async function sweepSessions(database: Database, now: number): Promise<void> {
  await database.rows({ text: 'delete from sessions where expires_at < $1' }, [
    new Date(now - lifeMs),
  ]);
  await database.rows({ text: 'delete from sign_in_attempts where window_ends_at < $1' }, [
    new Date(now),
  ]);
}
