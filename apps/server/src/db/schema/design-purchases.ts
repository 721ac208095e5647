import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { bytes, createdAt, id, instant } from './columns.ts';
import { designs } from './designs.ts';

/** A design somebody owns: how often and until when its package may be downloaded (2.10 G3, D22). */
export const designPurchases = pgTable(
  'design_purchases',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** The order that paid for it; null when the house gave it. */
    orderId: integer('order_id'),
    allowedTimes: smallint('allowed_times').notNull(),
    usedTimes: smallint('used_times').notNull().default(0),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** From then on nothing is refunded (D23). */
    firstDownloadAt: instant('first_download_at'),
    /** While a refund is being decided nothing is downloaded (G8). */
    lockedAt: instant('locked_at'),
    /** The money went back (G10): it is not owned any more. */
    returnedAt: instant('returned_at'),
  },
  (t) => [
    uniqueIndex('design_purchases_once')
      .on(t.userId, t.designId)
      .where(sql`returned_at is null`),
    index('design_purchases_design').on(t.designId),
    index('design_purchases_order').on(t.orderId),
  ],
);

/** A link to the download page of a purchase: good for a day, uses up nothing, can be taken back. */
export const designLinks = pgTable(
  'design_links',
  {
    id: id(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => designPurchases.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('design_links_token').on(t.tokenHash),
    index('design_links_purchase').on(t.purchaseId),
  ],
);

/** A file of a frozen package: bytes kept in the ticket (`at` counts into its `content`), or a picture of the set. */
export type FrozenFile = {
  readonly path: string;
  readonly size: number;
  readonly crc: number;
  readonly from: { readonly at: number } | { readonly picture: string };
};

/**
 * A download. It uses one time when its first byte goes out; what it sends was fixed then, so that parts fetched
 * hours apart are parts of one file.
 */
export const designDownloads = pgTable(
  'design_downloads',
  {
    id: id(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => designPurchases.id, { onDelete: 'cascade' }),
    linkId: integer('link_id')
      .notNull()
      .references(() => designLinks.id, { onDelete: 'cascade' }),
    /** SHA-256 of the ticket in the address of the file. */
    tokenHash: text('token_hash').notNull(),
    /** The browser and its system, as they name themselves. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    /** When it used its time; null before, and again when not one byte went out. */
    startedAt: instant('started_at'),
    /** When everything had gone out once. */
    finishedAt: instant('finished_at'),
    /** Until when it goes on: of the first start, never later. */
    expiresAt: instant('expires_at').notNull(),
    /** Of the whole file, in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes sent and about to be sent, over all its parts. */
    sent: bigint('sent', { mode: 'number' }).notNull().default(0),
    etag: text('etag').notNull(),
    files: jsonb('files').$type<FrozenFile[]>().notNull(),
    /** Emptied when it is over. */
    content: bytes('content').notNull(),
  },
  (t) => [
    uniqueIndex('design_downloads_token').on(t.tokenHash),
    index('design_downloads_purchase').on(t.purchaseId, t.startedAt.desc().nullsFirst()),
    index('design_downloads_link').on(t.linkId),
    index('design_downloads_expiry').on(t.expiresAt),
  ],
);

/** What was asked of staff once a design could not be downloaded any more, and what they decided (G11). */
export const designExtensions = pgTable(
  'design_extensions',
  {
    id: id(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => designPurchases.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    reason: text('reason').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decision: text('decision').$type<'approve' | 'reject'>(),
    /** Why, as it is read by whose the design is. */
    answer: text('answer'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    // One waits at a time, however often it is pressed.
    uniqueIndex('design_extensions_waits')
      .on(t.purchaseId)
      .where(sql`decision is null`),
    index('design_extensions_purchase').on(t.purchaseId, t.id.desc().nullsFirst()),
    index('design_extensions_waiting')
      .on(t.requestedAt)
      .where(sql`decision is null`),
    index('design_extensions_decided')
      .on(t.decidedAt)
      .where(sql`decision is not null`),
  ],
);

/** Who asked to see a design's pictures as large as there are, and what its designer or staff answered (docs/adr/0166). */
export const designPictureRequests = pgTable(
  'design_picture_requests',
  {
    id: id(),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    /** What they are wanted for. */
    reason: text('reason').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decision: text('decision').$type<'approve' | 'reject'>(),
    /** What is read by who asked. */
    answer: text('answer'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Until when they are shown; null unless it was allowed. */
    shownUntil: instant('shown_until'),
  },
  (t) => [
    // One waits at a time, however often it is pressed.
    uniqueIndex('design_picture_requests_waits')
      .on(t.userId, t.designId)
      .where(sql`decision is null`),
    index('design_picture_requests_user').on(t.userId, t.designId, t.id.desc().nullsFirst()),
    index('design_picture_requests_design').on(t.designId),
    index('design_picture_requests_waiting')
      .on(t.requestedAt)
      .where(sql`decision is null`),
    index('design_picture_requests_decided')
      .on(t.decidedAt)
      .where(sql`decision is not null`),
  ],
);
