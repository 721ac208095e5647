import type { AdCaseState, AdReportReason } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { contractors } from './contractors.ts';

/** Whose bought places a member keeps away; by merit the company stands in their directory as in anybody's. */
export const refusedPlaces = pgTable(
  'refused_places',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    refusedAt: instant('refused_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contractorId] }),
    index('refused_places_company').on(t.contractorId),
  ],
);

/** A company's bought places that visitors reported: one case waits for each, and the law gives it a day. */
export const adCases = pgTable(
  'ad_cases',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    /** Where it was reported first. */
    city: text('city').notNull(),
    state: text('state').$type<AdCaseState>().notNull().default('open'),
    version: integer('version').notNull().default(0),
    reports: integer('reports').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** What it was taken down for. */
    rule: text('rule').$type<AdReportReason>(),
    /** Why, in the words of staff. */
    words: text('words'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** The company's one appeal. */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** Why it came back or stays off, in the words of staff. */
    answer: text('answer'),
    restoredBy: integer('restored_by').references(() => users.id),
    restoredAt: instant('restored_at'),
  },
  (t) => [
    uniqueIndex('ad_cases_open')
      .on(t.contractorId)
      .where(sql`state = 'open'`),
    index('ad_cases_down')
      .on(t.contractorId)
      .where(sql`state in ('taken-down', 'appealed', 'upheld')`),
    index('ad_cases_queue')
      .on(t.dueAt, t.id)
      .where(sql`state in ('open', 'appealed')`),
    index('ad_cases_decided').on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ad_cases_company').on(t.contractorId),
  ],
);

/** What visitors said, once for each of them and case. */
export const adReports = pgTable(
  'ad_reports',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => adCases.id, { onDelete: 'cascade' }),
    /** Null of a guest, and once the member has left. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a guest, a word that their device made up, so that they count once; it goes with the decision. */
    device: text('device'),
    reason: text('reason').$type<AdReportReason>().notNull(),
    /** What the visitor added, for staff. */
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ad_reports_member').on(t.caseId, t.userId),
    uniqueIndex('ad_reports_device').on(t.caseId, t.device),
    index('ad_reports_of_member').on(t.userId),
    index('ad_reports_months').on(t.createdAt),
  ],
);
