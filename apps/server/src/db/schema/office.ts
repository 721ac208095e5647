import type { OfficeLine, OfficeProject, QuotationState } from '@hien/domain/office-plan';
import type { Language } from '@hien/domain';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** An office that a member plans. */
export const officeProjects = pgTable(
  'office_projects',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    content: jsonb('content').$type<OfficeProject>().notNull(),
    savedAt: instant('saved_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('office_projects_user').on(t.userId, t.savedAt)],
);

/** Modules that a member keeps for later; the one with the highest id was kept last. */
export const keptModules = pgTable(
  'kept_modules',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    module: integer('module').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('kept_modules_once').on(t.userId, t.module)],
);

/** A request for a quotation, with the project as it was sent. */
export const officeQuotations = pgTable(
  'office_quotations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestKey: text('request_key').notNull(),
    state: text('state').$type<QuotationState>().notNull(),
    version: integer('version').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** What staff offered, in đồng; null before. */
    total: bigint('total', { mode: 'number' }),
    validUntil: instant('valid_until'),
    /** The first day of works, `YYYY-MM-DD`. */
    start: text('start'),
    /** By our rates when it was sent, in đồng. */
    estimate: bigint('estimate', { mode: 'number' }).notNull(),
    area: integer('area').notNull(),
    desks: integer('desks').notNull(),
    content: jsonb('content').$type<OfficeProject>().notNull(),
    /** The estimate's, until staff wrote theirs. */
    lines: jsonb('lines').$type<readonly OfficeLine[]>().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    note: text('note').notNull(),
    language: text('language').$type<Language>().notNull(),
    words: text('words'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    unique('office_quotations_key').on(t.userId, t.requestKey),
    index('office_quotations_user').on(t.userId, t.id),
    index('office_quotations_state').on(t.state, t.changedAt),
    index('office_quotations_due').on(t.validUntil),
    index('office_quotations_decider').on(t.decidedBy),
  ],
);

/** Everything that happened to a request, in its order. */
export const officeQuotationEvents = pgTable(
  'office_quotation_events',
  {
    id: id(),
    quotationId: integer('quotation_id')
      .notNull()
      .references(() => officeQuotations.id, { onDelete: 'cascade' }),
    event: text('event')
      .$type<
        'request' | 'quote' | 'accept' | 'decline' | 'withdraw' | 'schedule' | 'finish' | 'expire'
      >()
      .notNull(),
    by: text('by').$type<'member' | 'admin' | 'system'>().notNull(),
    words: text('words'),
    at: instant('at').notNull(),
  },
  (t) => [index('office_quotation_events_of').on(t.quotationId, t.id)],
);
