import type {
  CustomerCenterCategory,
  InquiryJob,
  InquiryRefusal,
  InquirySide,
  InquiryState,
  Language,
  QuestionState,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { contractors } from './contractors.ts';

/** The two sides of a conversation. */
export type InboxParty = InquirySide;

/** An inquiry to a contractor (or another target); the first message of a conversation. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: id(),
    targetType: text('target_type').notNull(),
    contractorId: integer('contractor_id').references(() => contractors.id),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id),
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    content: text('content').notNull(),
    /** `[{ "images": "/media/uploads/…" }]`, the shape of the call. */
    images: jsonb('images').$type<{ images: string }[]>().notNull().default([]),
    /** Designs it asks about (D78). */
    designIds: integer('design_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Who writes to whom and everything said, without accents, for the search. */
    folded: text('folded').notNull().default(''),
    /** Made by the client: the same one again is the same message. */
    requestKey: text('request_key'),
    /** When the contractor read it to its end; null again once the sender says more. */
    readAt: instant('read_at'),
    /** The same for the sender, once the contractor has answered. */
    senderReadAt: instant('sender_read_at'),
    /** When something was last said, and by which side. */
    lastAt: instant('last_at').notNull().defaultNow(),
    lastBy: text('last_by').$type<InboxParty>().notNull().default('sender'),
    /** What is to be done; null of what was sent without. */
    job: jsonb('job').$type<InquiryJob>(),
    /** The first inquiry by which its sender asked the same, of another company; null of what is that first one (docs/adr/0207). */
    likeId: integer('like_id').references((): AnyPgColumn => inboxMessages.id, {
      onDelete: 'set null',
    }),
    /** Where it stands between the two (docs/adr/0201). */
    inquiry: text('inquiry').$type<InquiryState>().notNull().default('new'),
    /** When the company first wrote or refused: its answer time is counted from these. */
    answeredAt: instant('answered_at'),
    /** While it is refused. */
    refusal: jsonb('refusal').$type<{ reason: InquiryRefusal; words: string }>(),
    closedBy: text('closed_by').$type<InboxParty>(),
    /** When it was refused or closed. */
    endedAt: instant('ended_at'),
    /** While it is new: when somebody is to be told next that it waits; null once both sides were (docs/adr/0204). */
    remindAt: instant('remind_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('inbox_messages_key').on(t.senderId, t.requestKey),
    index('inbox_messages_contractor').on(t.contractorId, t.createdAt.desc().nullsFirst()),
    index('inbox_messages_sender').on(t.senderId, t.createdAt.desc().nullsFirst()),
    index('inbox_messages_alike')
      .on(t.likeId)
      .where(sql`like_id is not null`),
    index('inbox_messages_new')
      .on(t.contractorId)
      .where(sql`inquiry = 'new'`),
    index('inbox_messages_waiting')
      .on(t.remindAt)
      .where(sql`inquiry = 'new'`),
  ],
);

/** What was said in a conversation after its first message. */
export const inboxReplies = pgTable(
  'inbox_replies',
  {
    id: id(),
    messageId: integer('message_id')
      .notNull()
      .references(() => inboxMessages.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    party: text('party').$type<InboxParty>().notNull(),
    content: text('content').notNull(),
    /** Addresses of uploads. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    requestKey: text('request_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('inbox_replies_message').on(t.messageId, t.id),
    uniqueIndex('inbox_replies_key').on(t.authorId, t.requestKey),
  ],
);

/** A question to the customer center. */
export const supportPosts = pgTable(
  'support_posts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').$type<CustomerCenterCategory>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    state: text('state').$type<QuestionState>().notNull().default('unanswered'),
    version: integer('version').notNull().default(0),
    /** Everything said in it without accents, for the search. */
    folded: text('folded').notNull(),
    requestKey: text('request_key').notNull(),
    createdAt: createdAt(),
    /** When something was last said. */
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('support_posts_user').on(t.userId, t.updatedAt.desc().nullsFirst()),
    index('support_posts_queue').on(t.state, t.updatedAt),
    uniqueIndex('support_posts_key').on(t.userId, t.requestKey),
  ],
);

/** What was said about a post since: answers of staff, further questions of its author. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => supportPosts.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    party: text('party').$type<'member' | 'staff'>().notNull(),
    content: text('content').notNull(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    requestKey: text('request_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_messages_post').on(t.postId, t.id),
    uniqueIndex('support_messages_key').on(t.authorId, t.requestKey),
  ],
);

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  language: text('language').$type<'vi' | 'en' | 'ko'>().notNull(),
  /** When the reader agreed; silence is not consent. */
  consentAt: instant('consent_at').notNull(),
  /** When somebody who reads that address said so too: nothing is sent before. */
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
  createdAt: createdAt(),
});

/** What staff say of a month's letter (docs/adr/0193); a month without a row leaves as it is. */
export const letters = pgTable('letters', {
  /** `2026-11`, the month it tells of. */
  month: text('month').primaryKey(),
  /** An editor's own words before what is new; null without. */
  words: jsonb('words').$type<Record<Language, string>>(),
  /** Nobody gets it as long as it is held. */
  heldAt: instant('held_at'),
  version: integer('version').notNull().default(0),
  changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: instant('changed_at').notNull(),
});

/** What the links of mails to a reader open, each for one purpose; the token itself is in the mail alone. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    digest: text('digest').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    does: text('does').$type<'confirm' | 'leave'>().notNull(),
    /** Null: as long as the mail is kept. */
    goodUntil: instant('good_until'),
    createdAt: createdAt(),
  },
  (t) => [index('newsletter_tokens_subscriber').on(t.subscriberId)],
);
