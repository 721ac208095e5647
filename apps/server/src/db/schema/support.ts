import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { contractors } from './contractors.ts';

/** An inquiry to a contractor (or another target). */
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
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('inbox_messages_contractor').on(t.contractorId, t.createdAt.desc().nullsFirst()),
    index('inbox_messages_sender').on(t.senderId, t.createdAt.desc().nullsFirst()),
  ],
);

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  language: text('language').$type<'vi' | 'en' | 'ko'>().notNull(),
  /** When the reader agreed; silence is not consent. */
  consentAt: instant('consent_at').notNull(),
  unsubscribedAt: instant('unsubscribed_at'),
  createdAt: createdAt(),
});
