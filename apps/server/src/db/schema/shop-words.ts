import type { TemplateFields, TemplateKind, ViewList } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Lists as somebody looked at them: their own, or for all who work in the shop. Whoever comes back to a shop has theirs again. */
export const shopViews = pgTable(
  'shop_views',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** Who made it; what is shared outlives them. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    list: text('list').$type<ViewList>().notNull(),
    name: text('name').notNull(),
    /** What follows the `?` of the list's address. */
    query: text('query').notNull(),
    shared: boolean('shared').notNull(),
    version: integer('version').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [index('shop_views_list').on(t.sellerId, t.list)],
);

/** The view that a list opens with, for one person. */
export const shopViewDefaults = pgTable(
  'shop_view_defaults',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').$type<ViewList>().notNull(),
    viewId: integer('view_id')
      .notNull()
      .references(() => shopViews.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.list] }),
    index('shop_view_defaults_view').on(t.viewId),
  ],
);
