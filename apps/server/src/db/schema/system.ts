import { sql } from 'drizzle-orm';
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
    name: text('name').notNull(),
    /** Of the file as it was sent: the same one sent again is the same upload. Null before this was known. */
    sourceSha256: text('source_sha256'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    placeholder: text('placeholder').notNull(),
    color: text('color').notNull(),
    /** How it looks, 64 bits in hex (docs/adr/0122); null before this was known, and of what is no picture. */
    print: text('print'),
    createdAt: createdAt(),
    /** When something was first made of it; what is not used within a day goes. */
    usedAt: instant('used_at'),
    /** What alone it was claimed for, and may go with; null for what others use too, or did before this was known. */
    claimedFor: text('claimed_for'),
    /** It is going: nobody may claim it any more. */
    sweptAt: instant('swept_at'),
  },
  (t) => [
    uniqueIndex('media_uploads_name').on(t.name),
    uniqueIndex('media_uploads_source')
      .on(t.sourceSha256)
      .where(sql`swept_at is null`),
    index('media_uploads_unused')
      .on(t.createdAt)
      .where(sql`used_at is null`),
    index('media_uploads_owner').on(t.ownerId, t.createdAt),
    index('media_uploads_claimed')
      .on(t.claimedFor)
      .where(sql`claimed_for is not null`),
  ],
);

/** What has been put in place once: the seed's version, feature switches. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
