import type { LeadKind, LeadState, PartnerState } from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type PartnerKind, users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** What a shop tells about itself when it applies; the licence is the address of an upload. */
export type AffiliateDetails = {
  store_name: string;
  registration_number: string;
  tax_code: string;
  business_address: string;
  owner: string;
  address: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  bank_name: string;
  account_holder: string;
  account_number: string;
  holder_note: string;
  licence: string;
  self_delivery: boolean;
};

/** What somebody tells who wants to sell designs; samples and papers are addresses of uploads that staff alone read. */
export type DesignPartnerDetails = {
  kind: 'company' | 'freelancer';
  studio_name: string;
  tax_code: string;
  phone: string;
  email: string;
  years: number;
  about: string;
  portfolio: string;
  samples: string[];
  papers: string[];
};

/** A member who wants to sell here: one application a kind, moved by the partner machine. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<PartnerKind>().notNull(),
    state: text('state').$type<PartnerState>().notNull(),
    /** Grows with every event, so that two people cannot decide at once. */
    version: integer('version').notNull().default(0),
    shownRevision: integer('shown_revision').notNull().default(0),
    sentRevision: integer('sent_revision').notNull().default(1),
    reason: text('reason'),
    details: jsonb('details').$type<AffiliateDetails | DesignPartnerDetails>().notNull(),
    /** The account's name differs from the company's: read by a person (D92). */
    holderMatches: boolean('holder_matches').notNull(),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull(),
    /** Version of the seller terms that was agreed to, and when. */
    termsVersion: integer('terms_version').notNull(),
    consentAt: instant('consent_at').notNull(),
    /** When this was sent last; the queue is in this order. */
    sentAt: instant('sent_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('partner_applications_member').on(t.userId, t.kind),
    index('partner_applications_queue').on(t.state, t.sentAt, t.id),
  ],
);

/** Every accepted event of an application: who, when, from where to where, and why. */
export const partnerApplicationEvents = pgTable(
  'partner_application_events',
  {
    id: id(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => partnerApplications.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    fromState: text('from_state').$type<PartnerState>(),
    toState: text('to_state').$type<PartnerState>().notNull(),
    actorId: integer('actor_id').references(() => users.id),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (t) => [index('partner_application_events_of').on(t.applicationId, t.id)],
);

/** Somebody asks to be called back: bulk orders, campaigns, trials, the invoice of a trial. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    kind: text('kind').$type<LeadKind>().notNull(),
    state: text('state').$type<LeadState>().notNull().default('received'),
    userId: integer('user_id').references(() => users.id),
    /** What it is about: a project, or the trial of an invoice. */
    subjectId: integer('subject_id'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of kind, subject, person and what was asked for: the same request twice is one. */
    sameKey: text('same_key').notNull(),
    /** SHA-256 of the sender's address, to limit how often it sends. */
    addressHash: text('address_hash').notNull(),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull(),
    /** Version of the privacy policy that was agreed to, and when. */
    termsVersion: integer('terms_version').notNull(),
    consentAt: instant('consent_at').notNull(),
    marketingConsentAt: instant('marketing_consent_at'),
    /** When it was taken back; given again, it is null again, and the ledger of consents has both. */
    marketingWithdrawnAt: instant('marketing_withdrawn_at'),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('leads_open_once')
      .on(t.sameKey)
      .where(sql`state = 'received'`),
    index('leads_queue').on(t.state, t.createdAt, t.id),
    index('leads_member').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('leads_sender').on(t.addressHash, t.createdAt),
    // Whose news of campaigns may be sent: asked by address when one leaves, and by its owner.
    index('leads_marketing')
      .on(t.email)
      .where(sql`marketing_consent_at is not null`),
  ],
);
