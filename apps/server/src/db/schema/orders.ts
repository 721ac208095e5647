import type {
  Actor,
  ClaimTab,
  ClaimType,
  Fault,
  Item,
  ItemHistory,
  ItemStage,
  ItemState,
  PaymentMethod,
  PaymentPurpose,
  RedBillPaperKind,
  RedBillState,
  RefundSplit,
  SellerTab,
  WaitingTab,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import {
  createdAt,
  id,
  instant,
  type LocalizedText,
  type StoredPicture,
  tsvector,
} from './columns.ts';
import { userCoupons } from './rewards.ts';
import { productOptions, products, sellers } from './shop.ts';

/** Where the parcels go, as it stood when the order was placed; an address changed later changes no order. */
export type OrderAddress = {
  receiver: string;
  phone: string;
  adminSystem: 'pre2025' | 'post2025';
  city: string;
  district: string | null;
  ward: string;
  address: string;
};

/** The bank account of a buyer for money that cannot go back where it came from. */
export type BankAccount = { bank: string; holder: string; account: string };

/** The split of 2.9 as it was booked, and whose fault it was. */
export type BookedRefund = { split: RefundSplit; fault: Fault; at: number };

/** What carries a running number in its name: `SO20260306-000123`. */
export const orderNumberSequence = pgSequence('order_numbers');

/** One checkout: one sum to pay, one order per seller (2.1). Amounts in đồng. */
export const paymentGroups = pgTable(
  'payment_groups',
  {
    id: id(),
    /** `SO20260306-000123`: what gateways and transfer memos carry. */
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<PaymentPurpose>().notNull().default('shop'),
    method: text('method').$type<PaymentMethod>().notNull(),
    goods: integer('goods').notNull(),
    couponId: integer('coupon_id').references(() => userCoupons.id),
    couponAmount: integer('coupon_amount').notNull().default(0),
    pointsAmount: integer('points_amount').notNull().default(0),
    delivery: integer('delivery').notNull().default(0),
    /** goods − coupon − points + delivery: what has to arrive. */
    total: integer('total').notNull(),
    referralCode: text('referral_code'),
    placedAt: instant('placed_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The attempt whose money it was; another one that arrives goes back. */
    paidAttemptId: integer('paid_attempt_id'),
    /** Null until the money is here; for cash on delivery until the parcels are. */
    paidAt: instant('paid_at'),
    /** Set once every item was cancelled. */
    cancelledAt: instant('cancelled_at'),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('payment_groups_user').on(
      t.userId,
      t.placedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('payment_groups_referral')
      .on(t.referralCode, t.placedAt.desc().nullsFirst())
      .where(sql`referral_code is not null`),
    // One coupon pays once: a second checkout with it finds this index in its way.
    uniqueIndex('payment_groups_coupon')
      .on(t.couponId)
      .where(sql`coupon_id is not null and cancelled_at is null`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text('number').notNull().unique(),
    groupId: integer('group_id')
      .notNull()
      .references(() => paymentGroups.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Computed from the items (2.6) and kept for lists alone. */
    code: smallint('code').notNull(),
    version: integer('version').notNull().default(0),
    goods: integer('goods').notNull(),
    discount: integer('discount').notNull().default(0),
    couponShare: integer('coupon_share').notNull().default(0),
    pointsShare: integer('points_share').notNull().default(0),
    deliveryFee: integer('delivery_fee').notNull().default(0),
    installationFee: integer('installation_fee').notNull().default(0),
    /** What is paid for this order. */
    total: integer('total').notNull(),
    message: text('message').notNull().default(''),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    /** Where the buyer wants money that cannot go back where it came from. */
    refundAccount: jsonb('refund_account').$type<BankAccount>(),
    extendedAt: instant('extended_at'),
    extensions: smallint('extensions').notNull().default(0),
    placedAt: instant('placed_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.placedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_user_code').on(
      t.userId,
      t.code,
      t.placedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('orders_seller').on(t.sellerId, t.placedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_group').on(t.groupId),
  ],
);

/**
 * How many orders a buyer has under each code and how many lines a shop has under each tab, as changes that add up: a
 * list of a million lines shows its numbers without counting them, and two changes never wait for one counter.
 */
export const orderCounts = pgTable(
  'order_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `buyer:7`, `seller:3`. */
    owner: text('owner').notNull(),
    /** A code or a tab. */
    what: text('what').notNull(),
    change: integer('change').notNull(),
  },
  (t) => [index('order_counts_owner').on(t.owner, t.what)],
);

/** What was bought, in the words and with the picture of that day. */
export type BoughtThing = {
  name: LocalizedText;
  optionName: LocalizedText;
  sku: string;
  /** What the option cost beside the product on that day, per piece; null where nobody wrote it down. */
  extraPrice: number | null;
  picture: StoredPicture;
  returnable: boolean;
  returnFee: number;
};

/** One line of an order: the unit of truth. `data` is the domain's `Item`; the columns beside it are for lists. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    optionId: integer('option_id').references(() => productOptions.id, { onDelete: 'set null' }),
    /** The line a claim on part of the quantity was taken from. */
    splitFrom: integer('split_from'),
    quantity: integer('quantity').notNull(),
    thing: jsonb('thing').$type<BoughtThing>().notNull(),
    /** Of the whole line: before discount, taken off, and what the goods cost. */
    list: integer('list').notNull(),
    discount: integer('discount').notNull().default(0),
    goods: integer('goods').notNull(),
    couponShare: integer('coupon_share').notNull().default(0),
    pointsShare: integer('points_share').notNull().default(0),
    /** goods − shares. */
    paid: integer('paid').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    state: text('state').$type<ItemState>().notNull(),
    /** The wire's number; null for the four stages without one (D3). */
    code: smallint('code'),
    stage: text('stage').$type<ItemStage>().notNull(),
    tab: text('tab').$type<SellerTab>().notNull(),
    /** The shop's list of claims the line stands in, and the part of that list; null without a claim. */
    claimType: text('claim_type').$type<ClaimType>(),
    claimTab: text('claim_tab').$type<ClaimTab>(),
    /** The next step is the shop's. */
    awaitsShop: boolean('awaits_shop').notNull().default(false),
    /** Where staff find it because it waits too long; null for everything else. */
    staffTab: text('staff_tab').$type<WaitingTab>(),
    version: integer('version').notNull().default(0),
    data: jsonb('data').$type<Item>().notNull(),
    /** What went back when the line was cancelled or refunded; null while it lives, and where nothing was paid. */
    refund: jsonb('refund').$type<BookedRefund>(),
    /** Return shipping the buyer paid before a hold was released and no way has used up; not taken a second time. */
    prepaidShipping: integer('prepaid_shipping').notNull().default(0),
    /** The nearest of its timers, also of those that only remind. */
    dueAt: instant('due_at'),
    /** Which reminders were sent: their timer keys. */
    reminded: text('reminded')
      .array()
      .notNull()
      .default(sql`'{}'`),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_items_order').on(t.orderId, t.id),
    index('order_items_seller').on(
      t.sellerId,
      t.tab,
      t.changedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // All tabs of a shop together.
    index('order_items_shop').on(
      t.sellerId,
      t.changedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // What a shop has to do, by the time that is left; the newest of what has no deadline.
    index('order_items_seller_due').on(t.sellerId, t.tab, t.dueAt, t.id.desc().nullsFirst()),
    index('order_items_seller_claims')
      .on(t.sellerId, t.claimType, t.claimTab, t.dueAt, t.id.desc().nullsFirst())
      .where(sql`claim_type is not null`),
    index('order_items_seller_awaits')
      .on(t.sellerId, t.dueAt, t.id.desc().nullsFirst())
      .where(sql`awaits_shop`),
    index('order_items_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    // What waits for staff, the longest first.
    index('order_items_staff')
      .on(t.staffTab, t.changedAt, t.id)
      .where(sql`staff_tab is not null`),
    index('order_items_user').on(t.userId, t.id),
    index('order_items_product').on(t.productId, t.userId),
  ],
);

/**
 * The words a line is found by, with whose it is: `@s3` its shop, `@u7` its buyer. Beside the line, because a line is
 * written anew with every event and its words never are.
 */
export const orderLineWords = pgTable(
  'order_line_words',
  {
    itemId: integer('item_id')
      .primaryKey()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    search: tsvector('search').notNull(),
  },
  (t) => [index('order_line_words_search').using('gin', t.search)],
);

/** Every accepted event (2.0, History). Playing an item's entries again gives the item. */
export const itemEvents = pgTable(
  'item_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => orderItems.id),
    orderId: integer('order_id').notNull(),
    event: text('event').$type<keyof ItemHistory>().notNull(),
    rule: text('rule').notNull(),
    by: text('by').$type<Actor>().notNull(),
    /** Who pressed; null for the system and for a visitor with a link. */
    userId: integer('user_id'),
    from: text('from').$type<ItemState>().notNull(),
    to: text('to').$type<ItemState>().notNull(),
    payload: jsonb('payload').notNull(),
    /** The version the item had after it. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('item_events_once').on(t.itemId, t.version),
    index('item_events_order').on(t.orderId, t.id),
    // Of which lines something was asked for in some days.
    index('item_events_claims')
      .on(t.at, t.itemId)
      .where(sql`event in ('cancel.request', 'refund.request', 'exchange.request')`),
  ],
);

/** Every piece that left or came back: with a product's stock at any time the ledger adds up. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    optionId: integer('option_id').notNull(),
    orderItemId: integer('order_item_id'),
    /** Signed: what the stock gained. */
    amount: integer('amount').notNull(),
    because: text('because')
      .$type<'order' | 'release' | 'replacement' | 'returned' | 'seller'>()
      .notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('stock_moves_option').on(t.optionId, t.id)],
);

/** A way into one order without signing in (D15): a token of a mail, good with the last digits of the phone. */
export const orderLinks = pgTable(
  'order_links',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** SHA-256; the token itself stands in the mail alone. */
    tokenHash: text('token_hash').notNull().unique(),
    wrongDigits: smallint('wrong_digits').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_links_order').on(t.orderId)],
);

/** The buyer's VAT invoice, asked for at checkout alone (D28). */
export const redBills = pgTable(
  'red_bills',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    state: text('state').$type<RedBillState>().notNull(),
    version: integer('version').notNull().default(0),
    company: text('company').notNull(),
    email: text('email').notNull(),
    taxCode: text('tax_code').notNull(),
    address: text('address').notNull(),
    rejection: text('rejection'),
    number: text('number'),
    /** Company, tax code and numbers, folded: what a shop looks for. */
    search: text('search').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** When the month ends without it; null once nothing is waited for. */
    dueAt: instant('due_at'),
    /** Since when it is out and no longer right, because goods were given back. */
    adjustSince: instant('adjust_since'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('red_bills_seller').on(t.sellerId, t.state, t.orderedAt),
    index('red_bills_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Every invoice that was issued for an order; none is changed or taken away. */
export const redBillPapers = pgTable(
  'red_bill_papers',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => redBills.orderId),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    kind: text('kind').$type<RedBillPaperKind>().notNull(),
    number: text('number').notNull(),
    /** What it was issued for, with VAT. */
    amount: integer('amount').notNull(),
    reason: text('reason'),
    userId: integer('user_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('red_bill_papers_number').on(t.sellerId, t.number),
    index('red_bill_papers_order').on(t.orderId, t.id),
  ],
);

/** What a member is told in the inbox about an order, an item, a payment, points. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The subject of the domain's effect, `order.paid`. */
    about: text('about').notNull(),
    /** As which of their roles. */
    to: text('to').$type<Actor>().notNull(),
    orderId: integer('order_id'),
    orderItemId: integer('order_item_id'),
    values: jsonb('values').$type<Record<string, string | number>>().notNull().default({}),
    /** One notice per key, however often the change is tried. */
    key: text('key').notNull().unique(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notices_user').on(t.userId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Counted with every profile.
    index('notices_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
  ],
);
