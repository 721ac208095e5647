import type {
  AuctionDisputeState,
  BidState,
  LedgerEvent,
  LossReason,
  Reason,
  RedBillBuyer,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { contractors } from './contractors.ts';
import { paymentGroups } from './orders.ts';

/** The auction of a city and ad week (2.13). Who holds its row decides the order of its bids. */
export const auctions = pgTable(
  'auctions',
  {
    id: id(),
    city: text('city').notNull(),
    /** The Monday of the ad week, in Vietnam. */
    week: date('week', { mode: 'string' }).notNull(),
    /** Bidders' names in the ledger are made with it; told with the results. */
    weekKey: text('week_key').notNull(),
    /** Shows in the ledger that two bidders have one owner; never told, since tax codes can be guessed. */
    ownerKey: text('owner_key').notNull(),
    /** The hash of the ledger's last line, and how many lines there are. */
    head: text('head').notNull(),
    lines: integer('lines').notNull().default(0),
    /** When the results were written. */
    closedAt: instant('closed_at'),
    /** When the clock has something to do next: results, begin and end of the week. */
    lookAt: instant('look_at'),
  },
  (t) => [
    unique('auctions_once').on(t.city, t.week),
    index('auctions_look')
      .on(t.lookAt)
      .where(sql`look_at is not null`),
  ],
);

/** A bid that was paid and taken. Its moments are those of its week. */
export const bids = pgTable(
  'bids',
  {
    id: id(),
    auctionId: integer('auction_id')
      .notNull()
      .references(() => auctions.id),
    /** 1, 2, 3 … within the auction, as the ledger names it. */
    number: smallint('number').notNull(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    groupId: integer('group_id')
      .notNull()
      .unique()
      .references(() => paymentGroups.id),
    owners: text('owners').array().notNull(),
    slot: smallint('slot').notNull(),
    amount: integer('amount').notNull(),
    state: text('state').$type<BidState>().notNull(),
    version: integer('version').notNull(),
    loss: text('loss').$type<LossReason>(),
    ad: text('ad').$type<'none' | 'running' | 'over'>().notNull(),
    placedAt: instant('placed_at').notNull(),
    paidAt: instant('paid_at'),
    refundDueAt: instant('refund_due_at'),
    refundedAt: instant('refunded_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    unique('bids_number').on(t.auctionId, t.number),
    index('bids_company').on(t.contractorId, t.placedAt.desc().nullsFirst()),
    index('bids_running')
      .on(t.userId)
      .where(sql`ad = 'running'`),
  ],
);

/** A bid on its way: it counts once its money is here, if the rules still take it then. */
export const bidOrders = pgTable(
  'bid_orders',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .unique()
      .references(() => paymentGroups.id),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id),
    city: text('city').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    slot: smallint('slot').notNull(),
    amount: integer('amount').notNull(),
    /** Planned: paid for a week whose bidding has not opened (docs/adr/0150). */
    state: text('state')
      .$type<'waiting' | 'planned' | 'placed' | 'refused' | 'cancelled'>()
      .notNull(),
    /** Why the rules did not take it any more when its money came, or when its week opened. */
    refusal: text('refusal').$type<Reason>(),
    redBill: jsonb('red_bill').$type<RedBillBuyer>(),
    placedAt: instant('placed_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [
    index('bid_orders_company').on(t.contractorId, t.placedAt.desc().nullsFirst()),
    index('bid_orders_due')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    index('bid_orders_planned')
      .on(t.week, t.city)
      .where(sql`state = 'planned'`),
    // Two presses make one order: the second finds this index in its way.
    uniqueIndex('bid_orders_once')
      .on(t.contractorId, t.city, t.week, t.slot)
      .where(sql`state in ('waiting', 'planned')`),
  ],
);

/** What a company has to say against the results of a week that it bid in, once (docs/adr/0151). */
export const auctionDisputes = pgTable(
  'auction_disputes',
  {
    id: id(),
    auctionId: integer('auction_id')
      .notNull()
      .references(() => auctions.id),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<AuctionDisputeState>().notNull(),
    version: integer('version').notNull().default(0),
    words: text('words').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** By when staff answer. */
    dueAt: instant('due_at').notNull(),
    answer: text('answer'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    unique('auction_disputes_once').on(t.auctionId, t.contractorId),
    index('auction_disputes_queue')
      .on(t.dueAt, t.id)
      .where(sql`state = 'open'`),
    index('auction_disputes_decided').on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('auction_disputes_company').on(t.contractorId),
  ],
);

/** The ledger of an auction, a chain that anybody can check; lines are only ever added. */
export const auctionLedger = pgTable(
  'auction_ledger',
  {
    auctionId: integer('auction_id')
      .notNull()
      .references(() => auctions.id),
    n: integer('n').notNull(),
    at: instant('at').notNull(),
    bid: smallint('bid').notNull(),
    slot: smallint('slot').notNull(),
    who: text('who').notNull(),
    owners: text('owners').array().notNull(),
    event: text('event').$type<LedgerEvent>().notNull(),
    amount: integer('amount').notNull(),
    loss: text('loss').$type<LossReason>(),
    prev: text('prev').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.auctionId, t.n] })],
);
