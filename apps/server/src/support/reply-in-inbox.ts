import { and, eq, sql } from 'drizzle-orm';
import { displayName, limits } from '@hien/domain';
import { users } from '../db/schema/account.ts';
import { inboxMessages, inboxReplies } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { memberLimit } from '../http/limits/member-limit.ts';
import { claimUploads } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';
import { findConversation, partyOf } from './inbox-access.ts';
import { holdConversation, stateAfter } from './inquiries/move-inquiry.ts';
import { recountAnswers } from './inquiries/recount-answers.ts';
import { loadPictures } from './pictures-of.ts';
import { foldedOf, written } from './words.ts';

/** Adds a message for the other side, to whom the conversation becomes unread. A company that writes has answered, after a refusal too. */
export function replyInInbox({ database, now, mail }: Services): Handler<'replyInInbox'> {
  const limit = memberLimit({ database, now }, 'reply', limits.writingPerHour.replies);
  return async (call) => {
    const member = await call.signedIn();
    const { body, language } = call;
    const at = new Date(now());
    const content = written(body.content);
    const reply = await database.orm.transaction(async (tx) => {
      const held = await holdConversation(tx, body.id, member.userId);
      const { message, company } = held;
      const party = partyOf(message, member.userId);
      const [added] = await tx
        .insert(inboxReplies)
        .values({
          messageId: message.id,
          authorId: member.userId,
          party,
          content,
          images: body.images,
          requestKey: body.key,
          createdAt: at,
        })
        .onConflictDoNothing({ target: [inboxReplies.authorId, inboxReplies.requestKey] })
        .returning();
      if (added === undefined) {
        const [before] = await tx
          .select()
          .from(inboxReplies)
          .where(
            and(eq(inboxReplies.authorId, member.userId), eq(inboxReplies.requestKey, body.key)),
          );
        // Another message under the same key would be lost.
        if (before?.messageId !== message.id || before.content !== content)
          throw new ApiError('CONFLICT');
        return before;
      }
      const inquiry = stateAfter(held, member.userId, 'write', language);
      await limit(tx, member.userId);
      if (!(await claimUploads(tx, body.images, { userId: member.userId, at, open: true })))
        throw new ApiError('PRODUCT_07');
      await tx
        .update(inboxMessages)
        .set({
          lastAt: at,
          lastBy: party,
          folded: sql`${inboxMessages.folded} || ' ' || ${foldedOf(content)}`,
          // Who answers has read what they answer; for the other side it is new.
          ...(party === 'sender'
            ? { senderReadAt: at, readAt: null }
            : {
                readAt: at,
                senderReadAt: null,
                answeredAt: message.answeredAt ?? at,
                refusal: null,
                endedAt: null,
              }),
          inquiry,
        })
        .where(eq(inboxMessages.id, message.id));
      if (party === 'contractor' && message.answeredAt === null)
        await recountAnswers(tx, company.id, at.getTime());
      const [other] = await tx
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(eq(users.id, party === 'sender' ? company.userId : message.senderId));
      if (other?.email)
        await mail.send(tx, 'inbox-words', {
          to: other.email,
          language: other.language,
          values: { id: message.id, company: company.name, text: content },
          key: `inbox-words:${added.id}`,
        });
      return added;
    });
    if (reply === undefined) throw new ApiError('INTERNAL');
    const [author] = await database.orm
      .select({ first_name: users.firstName, last_name: users.lastName })
      .from(users)
      .where(eq(users.id, member.userId));
    const { company } = await findConversation(database.orm, reply.messageId, member.userId);
    const [position] = await database.rows<{ n: number }>(
      {
        text: 'select count(*)::int + 1 as n from inbox_replies where message_id = $1 and id <= $2',
      },
      [reply.messageId, reply.id],
    );
    const picturesOf = await loadPictures(database, reply.images);
    return {
      data: {
        position: position?.n ?? 1,
        mine: true,
        author_name:
          reply.party === 'contractor'
            ? company.name
            : displayName(author ?? { first_name: '', last_name: '' }, language),
        content: reply.content,
        images: picturesOf(reply.images),
        created_at: reply.createdAt.toISOString(),
      },
    };
  };
}
