import type { PromotionContent, PromotionIcon, PromotionState } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { products, sellers } from './shop.ts';

/** What a shop wants to reduce for some days, and what became of it (2.12). */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    state: text('state').$type<PromotionState>().notNull(),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Of what was approved; of what is asked for where nothing was. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    liveRevision: integer('live_revision'),
    draftRevision: integer('draft_revision').notNull(),
    /** Why staff refused it or its last change, in their words. */
    rejection: text('rejection'),
    /** Why staff ended it before its last day. */
    stopReason: text('stop_reason'),
    live: jsonb('live').$type<PromotionContent>(),
    asked: jsonb('asked').$type<PromotionContent>().notNull(),
    sentBy: integer('sent_by').references(() => users.id),
    sentAt: instant('sent_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('promotions_shop').on(
      t.sellerId,
      t.state,
      t.changedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('promotions_queue').on(t.state, t.sentAt, t.id),
    // Each minute asks which have begun and which are over: those of the past are in neither.
    index('promotions_ends')
      .on(t.endsAt)
      .where(sql`state <> 'finished'`),
    index('promotions_begins')
      .on(t.startsAt)
      .where(sql`state <> 'finished' and live_revision is not null`),
  ],
);

/** Items of promotions that were approved and have not ended: what the web charges follows them by the clock. */
export const promotionItems = pgTable(
  'promotion_items',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null leaves the price. */
    price: integer('price'),
    icon: text('icon').$type<PromotionIcon>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.productId] }),
    index('promotion_items_product').on(t.productId, t.endsAt),
  ],
);
