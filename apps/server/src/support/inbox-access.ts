import { type SQL, and, count, countDistinct, eq, ne, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { type InboxParty, inboxMessages } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';

/** Conversations of a member: begun by them, or sent to a company of theirs. */
export const conversationsOf = (userId: number): SQL | undefined =>
  or(eq(inboxMessages.senderId, userId), eq(contractors.userId, userId));

/** Who began it speaks as the sender, even to a company of their own. */
export const partyOf = (conversation: { senderId: number }, userId: number): InboxParty =>
  conversation.senderId === userId ? 'sender' : 'contractor';

/** The other side has said something that this member has not read. */
export const unreadFor = (userId: number): SQL<boolean> =>
  sql<boolean>`(case when ${inboxMessages.senderId} = ${userId} then ${inboxMessages.senderReadAt} else ${inboxMessages.readAt} end is null)`;

/** How many conversations a member has not read to the end. */
export async function countUnread({ orm }: Pick<Database, 'orm'>, userId: number): Promise<number> {
  const [row] = await orm
    .select({ unread: sql<number>`count(*)::int` })
    .from(inboxMessages)
    .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
    .where(and(conversationsOf(userId), unreadFor(userId)));
  return row?.unread ?? 0;
}

/** How many inquiries wait for an answer of the member's companies; null for who has none. */
export async function countNewInquiries(
  { orm }: Pick<Database, 'orm'>,
  userId: number,
): Promise<number | null> {
  const [row] = await orm
    .select({ companies: countDistinct(contractors.id), waiting: count(inboxMessages.id) })
    .from(contractors)
    .leftJoin(
      inboxMessages,
      and(
        eq(inboxMessages.contractorId, contractors.id),
        sql`${inboxMessages.inquiry} = 'new'`,
        ne(inboxMessages.senderId, userId),
      ),
    )
    .where(eq(contractors.userId, userId));
  return row === undefined || row.companies === 0 ? null : row.waiting;
}

/**
 * A conversation of the member.
 * @throws {ApiError} NOT_FOUND also for one of others: nobody learns which exist.
 */
export async function findConversation(orm: Orm, id: number, userId: number) {
  const [found] = await orm
    .select({
      message: inboxMessages,
      company: {
        id: contractors.id,
        userId: contractors.userId,
        name: contractors.companyName,
        logo: contractors.logo,
      },
      unread: unreadFor(userId),
    })
    .from(inboxMessages)
    .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
    .where(and(eq(inboxMessages.id, id), conversationsOf(userId)));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}
