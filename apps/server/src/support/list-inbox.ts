import { and, desc, eq, sql } from 'drizzle-orm';
import { pictureOf } from '../db/localized.ts';
import { offsetOf, pageMeta } from '../db/page.ts';
import { users } from '../db/schema/account.ts';
import { contractors } from '../db/schema/contractors.ts';
import { inboxMessages, inboxReplies } from '../db/schema/support.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { alikeCount } from './inquiries/alike.ts';
import { wireInquiry } from './inquiries/inquiry-shape.ts';
import {
  conversationsOf,
  countNewInquiries,
  countUnread,
  partyOf,
  unreadFor,
} from './inbox-access.ts';
import { lastReplySql, saidLast } from './said-last.ts';
import { excerptOf, likePatterns } from './words.ts';

/** The conversations of a member, the newest first, with how many of all are unread, and how many wait for their companies. */
export function listInbox({ database, now }: Services): Handler<'listInbox'> {
  return async (call) => {
    const member = await call.signedIn();
    const { page = 1, limit = 20, state, side, inquiry, q = '' } = call.query;
    const { userId } = member;
    const at = now();
    const unread = unreadFor(userId);
    const where = and(
      conversationsOf(userId),
      state === undefined ? undefined : eq(unread, state === 'unread'),
      inquiry === undefined ? undefined : eq(inboxMessages.inquiry, inquiry),
      side === undefined
        ? undefined
        : side === 'sent'
          ? eq(inboxMessages.senderId, userId)
          : sql`${inboxMessages.senderId} <> ${userId}`,
      ...likePatterns(q).map((pattern) => sql`${inboxMessages.folded} like ${pattern}`),
    );
    const conversations = database.orm
      .select({
        message: inboxMessages,
        company: { id: contractors.id, name: contractors.companyName, logo: contractors.logo },
        sender: { firstName: users.firstName, lastName: users.lastName, avatar: users.avatar },
        unread,
        replies: sql<number>`(select count(*)::int from ${inboxReplies} r where r.message_id = ${inboxMessages.id})`,
        lastReply: lastReplySql,
        replyPictures: sql<number>`(select coalesce(sum(jsonb_array_length(r.images)), 0)::int from ${inboxReplies} r where r.message_id = ${inboxMessages.id})`,
        alike: alikeCount(userId),
      })
      .from(inboxMessages)
      .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
      .innerJoin(users, eq(users.id, inboxMessages.senderId));
    const [rows, [counted], unreadCount, newInquiries] = await Promise.all([
      conversations
        .where(where)
        .orderBy(desc(inboxMessages.lastAt), desc(inboxMessages.id))
        .limit(limit)
        .offset(offsetOf({ page, limit })),
      database.orm
        .select({ total: sql<number>`count(*)::int` })
        .from(inboxMessages)
        .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
        .where(where),
      countUnread(database, userId),
      countNewInquiries(database, userId),
    ]);
    const total = counted?.total ?? 0;
    return {
      data: {
        items: rows.map(({ message, company, sender, ...row }) => {
          const party = partyOf(message, userId);
          const said = saidLast(message, row.lastReply);
          return {
            id: message.id,
            side: party === 'sender' ? 'sent' : 'received',
            state: row.unread ? 'unread' : 'read',
            inquiry: wireInquiry(message, at),
            contractor: {
              contractor_id: company.id,
              company_name: company.name,
              logo: pictureOf(company.logo, call.language),
            },
            sender: {
              first_name: sender.firstName,
              last_name: sender.lastName,
              avatar: pictureOf(sender.avatar, call.language),
            },
            excerpt: excerptOf(said.content),
            last_by_me: said.party === party,
            picture_count: message.images.length + row.replyPictures,
            reply_count: row.replies,
            alike_count: row.alike,
            last_at: message.lastAt.toISOString(),
            created_at: message.createdAt.toISOString(),
          };
        }),
        meta: pageMeta(page, limit, total),
        unread: unreadCount,
        new_inquiries: newInquiries,
      },
    };
  };
}
