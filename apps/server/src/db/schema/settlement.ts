import type { SettlementKind, SettlementState } from '@hien/domain';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { sellers } from './shop.ts';

/** What a seller's month is made of (2.16): a line per confirmed purchase, negative ones for what was taken back. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** `2026-03`, by Vietnam's calendar. */
    month: text('month').notNull(),
    orderItemId: integer('order_item_id'),
    kind: text('kind').$type<SettlementKind>().notNull(),
    amount: integer('amount').notNull(),
    sellerDiscount: integer('seller_discount').notNull().default(0),
    held: boolean('held').notNull().default(false),
    /** Why it is, in the words of staff. */
    heldWhy: text('held_why'),
    /** One line per key, however often the change is tried. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('settlement_lines_key').on(t.key),
    index('settlement_lines_month').on(t.sellerId, t.month, t.id),
    // A search of any days, the newest first.
    index('settlement_lines_at').on(t.sellerId, t.at, t.id),
  ],
);

/** A seller's month that has ended; a running one has no row. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    month: text('month').notNull(),
    state: text('state').$type<SettlementState>().notNull(),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** The bank's, once it is paid. */
    reference: text('reference'),
    /** What the shop said is wrong. */
    dispute: text('dispute'),
    /** What staff found about it, in their words. */
    answer: text('answer'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('settlements_month').on(t.sellerId, t.month),
    // The queue of staff, and what was paid.
    index('settlements_queue').on(t.state, t.changedAt, t.id),
  ],
);

/** What a shop said is wrong with a month, and what staff found about it: each time, in their order. */
export const settlementDisputes = pgTable(
  'settlement_disputes',
  {
    id: id(),
    settlementId: integer('settlement_id')
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    said: text('said').notNull(),
    at: instant('at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (t) => [index('settlement_disputes_of').on(t.settlementId, t.id)],
);

/** A seller's points for missed deadlines; they count for twelve months. */
export const penalties = pgTable(
  'penalties',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    orderItemId: integer('order_item_id'),
    points: smallint('points').notNull(),
    because: text('because').notNull(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('penalties_key').on(t.key),
    index('penalties_seller').on(t.sellerId, t.endsAt),
  ],
);
