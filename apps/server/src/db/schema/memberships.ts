import type {
  AdOrderKind,
  AdOrderState,
  AdPlan,
  CityPosition,
  MembershipState,
  PlaceWaitState,
  RedBillBuyer,
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
import { id, instant } from './columns.ts';
import { contractors } from './contractors.ts';
import { paymentGroups } from './orders.ts';

/** A company's ad membership (2.14): one row a company, also after it expired. Its places are in `contractor_positions`. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .unique()
      .references(() => contractors.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<MembershipState>().notNull(),
    version: integer('version').notNull(),
    plan: text('plan').$type<AdPlan>().notNull(),
    cities: jsonb('cities').$type<CityPosition[]>().notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    anchorDay: smallint('anchor_day').notNull(),
    pending: jsonb('pending').$type<{ plan: 'basic'; city: string }>(),
    failedRenewals: smallint('failed_renewals').notNull().default(0),
    retryAt: instant('retry_at'),
    suspended: boolean('suspended').notNull().default(false),
    /** Reminders sent of the renewal that comes. */
    reminded: smallint('reminded').notNull().default(0),
    /** The order of the month that follows, while it waits or once it is paid; null before it can be paid. */
    renewalId: integer('renewal_id'),
    /** When the clock has something to do next. */
    lookAt: instant('look_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('memberships_look')
      .on(t.lookAt)
      .where(sql`look_at is not null`),
  ],
);

/** What a company orders and pays of its membership; number, sum and method are its payment group's. */
export const adOrders = pgTable(
  'ad_orders',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .unique()
      .references(() => paymentGroups.id),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id),
    kind: text('kind').$type<AdOrderKind>().notNull(),
    plan: text('plan').$type<AdPlan>().notNull(),
    /** The places it holds while it waits; a renewal holds none of its own. */
    cities: jsonb('cities').$type<CityPosition[]>().notNull(),
    state: text('state').$type<AdOrderState>().notNull(),
    /** What the money was for, once it was used. */
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    redBill: jsonb('red_bill').$type<RedBillBuyer>(),
    placedAt: instant('placed_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [
    index('ad_orders_company').on(t.contractorId, t.placedAt.desc().nullsFirst()),
    index('ad_orders_due')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    // Two presses make one order: the second finds this index in its way.
    uniqueIndex('ad_orders_once')
      .on(t.contractorId)
      .where(sql`state = 'waiting' and kind <> 'renewal'`),
  ],
);

/** Companies in line for a gold place of a city (D40); in each line the lower id is first. */
export const placeWaits = pgTable(
  'place_waits',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    city: text('city').notNull(),
    state: text('state').$type<PlaceWaitState>().notNull(),
    version: integer('version').notNull(),
    /** The place that is kept while it is offered. */
    position: integer('position'),
    offerUntil: instant('offer_until'),
    joinedAt: instant('joined_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    // Two presses are one place in the line; and the line of a city in its order.
    uniqueIndex('place_waits_once')
      .on(t.contractorId, t.city)
      .where(sql`state in ('waiting', 'offered')`),
    index('place_waits_line')
      .on(t.city, t.id)
      .where(sql`state in ('waiting', 'offered')`),
  ],
);
