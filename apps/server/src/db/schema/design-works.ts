import type { DesignContent, DesignFileKind } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { designs } from './designs.ts';

const ownerId = () =>
  integer('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A design as its partner has it. What buyers see of it is in `designs`, once staff have approved it. */
export const designWorks = pgTable(
  'design_works',
  {
    id: id(),
    ownerId: ownerId(),
    /** Null before staff have approved it: nobody but its partner and staff can come across it. */
    designId: integer('design_id')
      .unique()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** Where it stands with staff; whether it is sold is said by the design. */
    state: text('state').$type<'draft' | 'waiting' | 'rejected' | 'live'>().notNull(),
    /** What was sent last of one that was never approved. */
    sent: jsonb('sent').$type<DesignContent>(),
    sortOrder: integer('sort_order').notNull(),
  },
  (t) => [index('design_works_order').on(t.ownerId, t.sortOrder, t.id)],
);

/** What a partner has typed of a design; nothing of it is judged. */
export const designDrafts = pgTable(
  'design_drafts',
  {
    id: id(),
    ownerId: ownerId(),
    /** Null for the new design that the partner is writing. */
    workId: integer('work_id').references(() => designWorks.id, { onDelete: 'cascade' }),
    /** Null when nothing is typed: the row stays, so that no version comes twice. */
    content: jsonb('content').$type<DesignContent>(),
    version: integer('version').notNull().default(1),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('design_drafts_new')
      .on(t.ownerId)
      .where(sql`work_id is null`),
    uniqueIndex('design_drafts_work').on(t.workId),
  ],
);

/** What partners asked staff to sell, and what was decided: the queue and its log. */
export const designRequests = pgTable(
  'design_requests',
  {
    id: id(),
    ownerId: ownerId(),
    /** Null once the partner has thrown it away. */
    workId: integer('work_id').references(() => designWorks.id, { onDelete: 'set null' }),
    /** Null for a new design. */
    before: jsonb('before').$type<DesignContent>(),
    after: jsonb('after').$type<DesignContent>().notNull(),
    state: text('state')
      .$type<'waiting' | 'approved' | 'rejected' | 'withdrawn'>()
      .notNull()
      .default('waiting'),
    version: integer('version').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    /** Why, in the words of staff. */
    reason: text('reason'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('design_requests_open')
      .on(t.workId)
      .where(sql`state = 'waiting'`),
    index('design_requests_waiting')
      .on(t.sentAt, t.id)
      .where(sql`state = 'waiting'`),
    index('design_requests_decided')
      .on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state <> 'waiting'`),
    index('design_requests_work').on(t.workId, t.id),
  ],
);

/** A document of a design's package, as its partner sent it. */
export const designFiles = pgTable(
  'design_files',
  {
    id: id(),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DesignFileKind>().notNull(),
    /** Its address as a private upload: it is read for its partner and staff, and out of the package by buyers. */
    file: text('file').notNull(),
    title: text('title').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [index('design_files_design').on(t.designId, t.position)],
);
