import type { TemplateFields, TemplateKind } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { sellers } from './shop.ts';

/** What a shop keeps to write it once: item information, and answers. Taken away it can be brought back. */
export const shopTemplates = pgTable(
  'shop_templates',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TemplateKind>().notNull(),
    name: text('name').notNull(),
    /** Of item information. */
    fields: jsonb('fields').$type<TemplateFields>(),
    /** Of a saved answer. */
    words: text('words'),
    /** The shop's own order, from 0. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(0),
    changedBy: integer('changed_by').references(() => users.id),
    changedAt: instant('changed_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('shop_templates_kept')
      .on(t.sellerId, t.kind, t.position, t.id)
      .where(sql`removed_at is null`),
  ],
);

/** What a shop says about itself for some days, on its page and on those of its items. */
export const shopNotices = pgTable(
  'shop_notices',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    details: text('details').notNull(),
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    version: integer('version').notNull().default(0),
    changedBy: integer('changed_by').references(() => users.id),
    createdAt: createdAt(),
    /** Taken away it stays, for whoever asks later what buyers had read. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('shop_notices_days')
      .on(t.sellerId, t.endsAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`removed_at is null`),
  ],
);
