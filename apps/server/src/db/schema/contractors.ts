import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant, localized, picture, pictures } from './columns.ts';

/** A construction company in the directory. */
export const contractors = pgTable(
  'contractors',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    slug: text('slug').notNull().unique(),
    companyName: text('company_name').notNull(),
    companyPhone: text('company_phone').notNull(),
    hotline: text('hotline'),
    email: text('email').notNull(),
    website: text('website'),
    address: text('address').notNull(),
    city: text('city').notNull(),
    taxCode: text('tax_code').notNull(),
    experienceYears: smallint('experience_years').notNull().default(0),
    introduction: localized('introduction').notNull(),
    styles: text('styles')
      .array()
      .notNull()
      .default(sql`'{}'`),
    logo: picture('logo'),
    cover: picture('cover'),
    pictures: pictures('pictures'),
    rating: doublePrecision('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    projectCount: integer('project_count').notNull().default(0),
    approval: text('approval')
      .$type<'applied' | 'approved' | 'rejected' | 'suspended' | 'ended'>()
      .notNull(),
    /** Grows with every decision, so that two admins do not decide one thing twice. */
    version: integer('version').notNull().default(0),
    rejection: text('rejection'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index('contractors_city').on(t.city, t.id), index('contractors_user').on(t.userId)],
);

/** What a contractor's listing brought, by channel and day in Vietnam; feeds the statistics screen. */
export const contractorCounters = pgTable(
  'contractor_counters',
  {
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** number_of_emails, number_of_calls, number_of_website_clicks, number_of_views */
    type: text('type').notNull(),
    /** basic, gold, premium or none. */
    adType: text('ad_type').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contractorId, t.day, t.type, t.adType] })],
);
