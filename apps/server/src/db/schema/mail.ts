import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/**
 * `waiting` until it was handed to the mail server; `failed` after the last try or a refusal; `expired`
 * when it would have said something that is no longer true (a code of an hour ago).
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'expired';

/** What a mail's template may ask for: it has to survive the way through the database. */
export type MailValue = string | number | boolean | null;
export type MailValues = { readonly [name: string]: MailValue | readonly MailValue[] };

/** Mails, written in the transaction of the change they tell about. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** One mail per key, however often the change is tried. */
    key: text('key').notNull(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull(),
    /** What the template needs; null once a mail with a secret in it was sent, failed or expired. */
    values: jsonb('values').$type<MailValues>(),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    expiresAt: instant('expires_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('outbox_key').on(t.key),
    index('outbox_due').on(t.state, t.nextAttemptAt),
    index('outbox_recipient').on(t.recipient, t.id),
  ],
);
