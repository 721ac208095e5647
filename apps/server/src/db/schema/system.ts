import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** Same key, same answer: a repeated POST is answered from here. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller: `user:7` or `address:<hash>`. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status').notNull(),
    response: jsonb('response'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.operation, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

/** A picture somebody uploaded: re-encoded, without its EXIF. The bytes are in the media store. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: id(),
    ownerId: integer('owner_id').references(() => users.id),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    placeholder: text('placeholder').notNull(),
    color: text('color').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('media_uploads_name').on(t.name),
    index('media_uploads_owner').on(t.ownerId, t.createdAt),
  ],
);

/** What has been put in place once: the seed's version, feature switches. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
