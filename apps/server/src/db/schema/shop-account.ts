import type { ShopBank, ShopChangeState, ShopData } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { sellers } from './shop.ts';

/** What of a shop buyers never read: beside its row in `sellers`, which they do. */
export const shopAccounts = pgTable('shop_accounts', {
  sellerId: integer('seller_id')
    .primaryKey()
    .references(() => sellers.id, { onDelete: 'cascade' }),
  /** Of all data of the shop, those in `sellers` too: grows with each change and each request of one. */
  version: integer('version').notNull().default(0),
  contactName: text('contact_name').notNull().default(''),
  /** Where its goods are fetched. */
  warehouse: text('warehouse').notNull().default(''),
  bank: jsonb('bank').$type<ShopBank>(),
  /** The address of a private upload. */
  licence: text('licence'),
  /** The seller terms that were agreed to, and when. */
  termsVersion: integer('terms_version'),
  agreedAt: instant('agreed_at'),
  /** When staff looked at its papers last. */
  verifiedAt: instant('verified_at'),
});

/** What a shop asks to have shown instead, and what became of it. */
export const shopChanges = pgTable(
  'shop_changes',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    state: text('state').$type<ShopChangeState>().notNull(),
    version: integer('version').notNull().default(0),
    /** As it was when this was asked for. */
    before: jsonb('before').$type<ShopData>().notNull(),
    after: jsonb('after').$type<ShopData>().notNull(),
    /** The shop's own words to staff. */
    note: text('note').notNull().default(''),
    sentBy: integer('sent_by').references(() => users.id),
    sentAt: instant('sent_at').notNull(),
    /** Why staff refused it, in their words. */
    reason: text('reason'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('shop_changes_waiting')
      .on(t.sellerId)
      .where(sql`state = 'waiting'`),
    index('shop_changes_of').on(t.sellerId, t.id.desc().nullsFirst()),
    index('shop_changes_queue').on(t.state, t.sentAt, t.id),
  ],
);
