import type { JobApplicationState } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** A member applies for a job; the jobs themselves are part of the product. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    jobId: integer('job_id').notNull(),
    userId: integer('user_id').references(() => users.id),
    state: text('state').$type<JobApplicationState>().notNull().default('received'),
    /** Grows with the decision, so that two people cannot decide at once. */
    version: integer('version').notNull().default(0),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** The address of a private document; empty once its sender has left. */
    cv: text('cv').notNull(),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull(),
    /** Version of the privacy policy that was agreed to, and when. */
    termsVersion: integer('terms_version').notNull(),
    consentAt: instant('consent_at').notNull(),
    answer: text('answer'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('job_applications_once').on(t.userId, t.jobId),
    index('job_applications_waiting')
      .on(t.createdAt, t.id)
      .where(sql`state = 'received'`),
    index('job_applications_decided')
      .on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state <> 'received'`),
  ],
);
