import type { DesignOrderState, RedBillBuyer } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { designs } from './designs.ts';
import { type BankAccount, paymentGroups } from './orders.ts';

/** An order of ready-made designs (2.10): what it is named, what it costs and how it is paid is its payment group's. */
export const designOrders = pgTable(
  'design_orders',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .unique()
      .references(() => paymentGroups.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The member in whose name a contractor buys (G1); null where the buyer buys for itself. */
    forUserId: integer('for_user_id').references(() => users.id),
    state: text('state').$type<DesignOrderState>().notNull(),
    version: integer('version').notNull(),
    /** Designs added after it was placed (D21). */
    added: smallint('added').notNull(),
    /** Whom the VAT invoice is for; it can be asked for when ordering alone (D28). */
    redBill: jsonb('red_bill').$type<RedBillBuyer>(),
    placedAt: instant('placed_at').notNull(),
    /** Until when it waits for its money. */
    dueAt: instant('due_at').notNull(),
    refundDueAt: instant('refund_due_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('design_orders_user').on(
      t.userId,
      t.placedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('design_orders_due')
      .on(t.dueAt)
      .where(sql`state = 'pending'`),
  ],
);

export const designOrderLines = pgTable(
  'design_order_lines',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => designOrders.id),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id),
    /** Whose the design is then, so that the index below can hold. */
    userId: integer('user_id').notNull(),
    /** As agreed when it was ordered; a price changed later changes no order. */
    price: integer('price').notNull(),
    /** Set once the order was cancelled or its money went back. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('design_order_lines_order').on(t.orderId),
    // Who waits with a design when it is taken off sale.
    index('design_order_lines_design')
      .on(t.designId)
      .where(sql`ended_at is null`),
    // Nobody pays twice for one design: a second order of it finds this index in its way.
    uniqueIndex('design_order_lines_once')
      .on(t.userId, t.designId)
      .where(sql`ended_at is null`),
  ],
);

/** What a buyer asked back before the first download, and what staff decided (D23): once an order at most. */
export const designRefunds = pgTable(
  'design_refunds',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => designOrders.id),
    reason: text('reason').notNull(),
    /** Where money goes that cannot go back where it came from (2.9). */
    account: jsonb('account').$type<BankAccount>(),
    requestedAt: instant('requested_at').notNull(),
    decision: text('decision').$type<'approve' | 'reject'>(),
    /** Why, as the buyer reads it. */
    answer: text('answer'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('design_refunds_waiting')
      .on(t.requestedAt)
      .where(sql`decision is null`),
    index('design_refunds_decided')
      .on(t.decidedAt)
      .where(sql`decision is not null`),
  ],
);
