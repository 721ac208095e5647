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
import { type BusinessKind, users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** Where a member has parcels sent; ten at most, one of them the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiver: text('receiver').notNull(),
    phone: text('phone').notNull(),
    adminSystem: text('admin_system').$type<'pre2025' | 'post2025'>().notNull(),
    city: text('city').notNull(),
    /** Null since July 2025. */
    district: text('district'),
    ward: text('ward').notNull(),
    address: text('address').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.id),
    uniqueIndex('addresses_one_default')
      .on(t.userId)
      .where(sql`is_default`),
  ],
);

/** What a business member says of the company, as the form sends it. */
export type BusinessDetails = {
  type: BusinessKind;
  first_name: string;
  last_name: string;
  company_name: string;
  hotline: string;
  business_email: string;
  registration_number: string;
  foundation_day: string;
  website: string;
  city: string;
  company_address: string;
  tax_code: string;
};

/** A member's way to a business account: what was sent, what is shown since the last review, who decided. */
export const businessProfiles = pgTable(
  'business_profiles',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'pending' | 'approved' | 'rejected'>().notNull(),
    version: integer('version').notNull(),
    changeWaits: boolean('change_waits').notNull().default(false),
    sent: jsonb('sent').$type<BusinessDetails>().notNull(),
    /** Null before the first approval. */
    shown: jsonb('shown').$type<BusinessDetails>(),
    rejection: text('rejection'),
    sentAt: instant('sent_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
  },
  (t) => [index('business_profiles_sent').on(t.sentAt)],
);

/** Who left, as hashes: the same e-mail or registration number may come back only after six months. */
export const leftAccounts = pgTable('left_accounts', {
  /** SHA-256 of `email …` or `registration …`: enough to recognise, nothing to read. */
  key: text('key').primaryKey(),
  leftAt: instant('left_at').notNull(),
});

/** Why somebody left, without who it was. */
export const leavingReasons = pgTable('leaving_reasons', {
  id: id(),
  reason: text('reason').notNull(),
  memberYears: smallint('member_years').notNull(),
  createdAt: createdAt(),
});
