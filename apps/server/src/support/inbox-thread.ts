import { asc, eq, inArray } from 'drizzle-orm';
import { displayName } from '@hien/domain';
import { pictureOf, textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { designs } from '../db/schema/designs.ts';
import { inboxMessages, inboxReplies } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { alikeOf } from './inquiries/alike.ts';
import { wireInquiry } from './inquiries/inquiry-shape.ts';
import { countUnread, findConversation, partyOf } from './inbox-access.ts';
import { loadPictures } from './pictures-of.ts';

/** Everything said in a conversation, the oldest first. */
export function getInboxThread({ database, now }: Services): Handler<'getInboxThread'> {
  return async (call) => {
    const member = await call.signedIn();
    const { orm } = database;
    const { message, company, unread } = await findConversation(orm, call.params.id, member.userId);
    const [[sender], replies, wanted, alike] = await Promise.all([
      orm.select().from(users).where(eq(users.id, message.senderId)),
      orm
        .select()
        .from(inboxReplies)
        .where(eq(inboxReplies.messageId, message.id))
        .orderBy(asc(inboxReplies.id))
        .limit(999),
      message.designIds.length === 0
        ? []
        : orm
            .select({ id: designs.id, title: designs.name, picture: designs.cover })
            .from(designs)
            .where(inArray(designs.id, message.designIds)),
      alikeOf(orm, message, { userId: member.userId, language: call.language }),
    ]);
    if (sender === undefined) throw new ApiError('NOT_FOUND');
    const me = partyOf(message, member.userId);
    const names = {
      sender: displayName(
        { first_name: sender.firstName, last_name: sender.lastName },
        call.language,
      ),
      contractor: company.name,
    };
    const said = [
      {
        party: 'sender' as const,
        content: message.content,
        images: message.images.map(({ images }) => images),
        createdAt: message.createdAt,
      },
      ...replies,
    ];
    const picturesOf = await loadPictures(
      database,
      said.flatMap(({ images }) => images),
    );
    return {
      data: {
        id: message.id,
        side: me === 'sender' ? 'sent' : 'received',
        state: unread ? 'unread' : 'read',
        inquiry: wireInquiry(message, now()),
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
        phone_number: message.phoneNumber,
        email: message.email,
        designs: wanted.flatMap(({ id, title, picture }) => {
          const shown = pictureOf(picture, call.language);
          return shown === null
            ? []
            : [{ id, title: textOf(title, call.language), picture: shown }];
        }),
        messages: said.map(({ party, content, images, createdAt }, index) => ({
          position: index + 1,
          mine: party === me,
          author_name: names[party],
          content,
          images: picturesOf(images),
          created_at: createdAt.toISOString(),
        })),
        alike,
        created_at: message.createdAt.toISOString(),
      },
    };
  };
}

/** Marks a conversation as read by this member, up to now. */
export function readInboxThread({ database, now }: Services): Handler<'readInboxThread'> {
  return async (call) => {
    const member = await call.signedIn();
    const { message } = await findConversation(database.orm, call.body.id, member.userId);
    const at = new Date(now());
    await database.orm
      .update(inboxMessages)
      .set(partyOf(message, member.userId) === 'sender' ? { senderReadAt: at } : { readAt: at })
      .where(eq(inboxMessages.id, message.id));
    return {
      data: { id: message.id, state: 'read', unread: await countUnread(database, member.userId) },
    };
  };
}
