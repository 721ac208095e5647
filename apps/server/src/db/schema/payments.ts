import type {
  AttemptState,
  FactAct,
  Gateway,
  ListingReportReason,
  MoneyReturnState,
  PaymentMethod,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { type BankAccount, orderItems, paymentGroups } from './orders.ts';

/** One try to pay one group through one gateway: the domain's `PaymentAttempt` in columns. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => paymentGroups.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    gateway: text('gateway').$type<Gateway>().notNull(),
    /** What the gateway knows it by; never used twice. */
    reference: text('reference').notNull().unique(),
    state: text('state').$type<AttemptState>().notNull(),
    version: integer('version').notNull().default(0),
    amount: integer('amount').notNull(),
    months: smallint('months'),
    transaction: text('transaction'),
    duplicate: boolean('duplicate').notNull().default(false),
    late: boolean('late').notNull().default(false),
    failure: text('failure'),
    /** Where the buyer's browser is sent; null until the gateway has answered. */
    redirect: text('redirect'),
    /** The caller's; the same press twice is one try. */
    idempotencyKey: text('idempotency_key').notNull(),
    expiresAt: instant('expires_at'),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_attempts_group').on(t.groupId, t.id),
    uniqueIndex('payment_attempts_once').on(t.groupId, t.idempotencyKey),
    index('payment_attempts_due').on(t.state, t.expiresAt),
  ],
);

/** Money on its way back: the domain's `MoneyReturn` in columns. Written with the change that owes it, sent afterwards. */
export const moneyReturns = pgTable(
  'money_returns',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => paymentGroups.id),
    /** Null for money that came twice or too late and belongs to no item. */
    orderItemId: integer('order_item_id').references(() => orderItems.id),
    /** Why, and for what; one return per key. */
    key: text('key').notNull(),
    /** The attempt whose gateway gives it back; null when it goes to a bank account. */
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    account: jsonb('account').$type<BankAccount>(),
    /** The gateway's number of the money, where it is not the attempt's: what came a second time. */
    transaction: text('transaction'),
    /** Grows when staff sends a refused one again; with the id it is the refund's key at the gateway. */
    round: smallint('round').notNull().default(1),
    /** The gateway refused this round. False while nobody knows what became of it. */
    refused: boolean('refused').notNull().default(false),
    state: text('state').$type<MoneyReturnState>().notNull(),
    version: integer('version').notNull().default(0),
    amount: integer('amount').notNull(),
    tries: smallint('tries').notNull().default(0),
    proof: text('proof'),
    /** Who of our staff paid it by hand or had it sent again. */
    decidedBy: integer('decided_by').references(() => users.id),
    dueAt: instant('due_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('money_returns_key').on(t.key),
    index('money_returns_due').on(t.state, t.nextTryAt),
    index('money_returns_group').on(t.groupId),
    index('money_returns_item').on(t.orderItemId),
  ],
);

/** What a person has to look at: money paid twice, too late or in the wrong amount, a refund that failed, a long hold. */
export const staffCases = pgTable(
  'staff_cases',
  {
    id: id(),
    queue: text('queue').$type<'finance' | 'admin'>().notNull(),
    because: text('because').notNull(),
    groupId: integer('group_id'),
    orderItemId: integer('order_item_id'),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull().default({}),
    key: text('key').notNull().unique(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by').references(() => users.id),
    /** What was done about it. */
    note: text('note'),
  },
  (t) => [
    index('staff_cases_open').on(t.queue, t.closedAt, t.openedAt),
    // What is open about a line that moves on.
    index('staff_cases_line')
      .on(t.orderItemId)
      .where(sql`closed_at is null`),
  ],
);

/** What our staff did about a return or a case; lines are added and never changed. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    act: text('act')
      .$type<
        | 'account-shown'
        | 'paid-by-hand'
        | 'sent-again'
        | 'noted'
        | 'closed'
        | 'suspended'
        | 'restored'
        | 'taxpayer-set'
        | 'held'
        | 'released'
        | 'bank-file'
        | 'reminded'
        | 'number-returned'
        | 'made'
        | 'started'
        | 'stopped'
        | 'stopped-withdrawn'
        | 'ended'
        | 'discarded'
        | FactAct
        | `stopped-${ListingReportReason}`
      >()
      .notNull(),
    subject: text('subject')
      .$type<
        | 'money-return'
        | 'case'
        | 'shop-change'
        | 'membership'
        | 'shop'
        | 'settlement'
        | 'company'
        | 'design'
        | 'item'
        | 'promotion'
        | 'coupon'
        | 'referral'
      >()
      .notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The bank's reference, the note. */
    text: text('text'),
    at: instant('at').notNull(),
  },
  (t) => [index('staff_acts_subject').on(t.subject, t.subjectId, t.id)],
);
