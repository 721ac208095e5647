import { firstAlike } from '@hien/domain';
import { type SQL, and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf } from '../../db/localized.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { inboxMessages } from '../../db/schema/support.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { unreadFor } from '../inbox-access.ts';
import { lastReplySql, saidLast } from '../said-last.ts';
import { excerptOf } from '../words.ts';

type Message = typeof inboxMessages.$inferSelect;
type Language = Parameters<Handler<'getInboxThread'>>[0]['language'];

/** What one answer tells at most. */
const most = 30;

/**
 * The first of those that ask the same as an earlier inquiry of this member.
 * @throws {ApiError} NOT_FOUND also for one of others: nobody learns which exist.
 */
export async function firstLike(orm: Orm, id: number, userId: number): Promise<number> {
  const [earlier] = await orm
    .select({ id: inboxMessages.id, likeId: inboxMessages.likeId })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), eq(inboxMessages.senderId, userId)));
  if (earlier === undefined) throw new ApiError('NOT_FOUND');
  return firstAlike(earlier);
}

/** By how many others the reader asked the same as by the inquiry of this row; 0 where they did not send it. */
export const alikeCount = (userId: number): SQL<number> => {
  const first = sql`coalesce(${inboxMessages.likeId}, ${inboxMessages.id})`;
  return sql<number>`case when ${inboxMessages.senderId} = ${userId} then (select count(*)::int from ${inboxMessages} o where (o.id = ${first} or o.like_id = ${first}) and o.id <> ${inboxMessages.id}) else 0 end`;
};

/** The others by which its sender asked the same, the newest first. The company learns of none. */
export async function alikeOf(
  orm: Orm,
  message: Message,
  { userId, language }: { readonly userId: number; readonly language: Language },
): Promise<Answer<'getInboxThread'>['data']['alike']> {
  if (message.senderId !== userId) return [];
  const first = firstAlike(message);
  const rows = await orm
    .select({
      message: inboxMessages,
      company: { id: contractors.id, name: contractors.companyName, logo: contractors.logo },
      unread: unreadFor(userId),
      lastReply: lastReplySql,
    })
    .from(inboxMessages)
    .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
    .where(
      and(
        or(eq(inboxMessages.id, first), eq(inboxMessages.likeId, first)),
        ne(inboxMessages.id, message.id),
      ),
    )
    .orderBy(desc(inboxMessages.id))
    .limit(most);
  return rows.map(({ message: other, company, unread, lastReply }) => {
    const said = saidLast(other, lastReply);
    return {
      id: other.id,
      contractor: {
        contractor_id: company.id,
        company_name: company.name,
        logo: pictureOf(company.logo, language),
      },
      inquiry: other.inquiry,
      state: unread ? ('unread' as const) : ('read' as const),
      excerpt: excerptOf(said.content),
      last_by_me: said.party === 'sender',
      last_at: other.lastAt.toISOString(),
    };
  });
}
