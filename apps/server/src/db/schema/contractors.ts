import type {
  AdOutcome,
  CheckedFact,
  CompanyContent,
  CompanyLanguage,
  CompanyLine,
  CompanyRequestState,
  ContractorFact,
  ContractorService,
  OrganicPart,
  OrganicPoints,
  PaperToSend,
  PartnerState,
  SentPaperState,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant, localized, picture, pictures, tsvector } from './columns.ts';
import type { HouseType } from './vocabulary.ts';

const texts = <Word extends string>(name: string) =>
  text(name)
    .array()
    .$type<Word[]>()
    .notNull()
    .default(sql`'{}'`);

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
    /** The legal representative, as the registration names them; null where nobody has said it. */
    representative: text('representative'),
    experienceYears: smallint('experience_years').notNull().default(0),
    introduction: localized('introduction').notNull(),
    styles: text('styles')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Where it builds; `city` is where it has its office. */
    workCities: texts('work_cities'),
    /** Where its shown projects stand, as `districtInCity` writes it: counted with them. */
    workDistricts: texts('work_districts'),
    services: texts<ContractorService>('services'),
    houseTypes: texts<HouseType>('house_types'),
    /** What a whole job costs, đồng. */
    budgetFrom: bigint('budget_from', { mode: 'number' }),
    budgetTo: bigint('budget_to', { mode: 'number' }),
    /** Square metres. */
    areaFrom: integer('area_from'),
    areaTo: integer('area_to'),
    /** People who work there; null where it does not say. */
    teamSize: integer('team_size'),
    /** In which it answers its customers. */
    languages: texts<CompanyLanguage>('languages'),
    /** What staff have seen with their own eyes, by which paper and on which day; who did stands in `staff_acts`. */
    facts: jsonb('facts').$type<CheckedFact[]>().notNull().default([]),
    /** Until when something of it holds; null where nothing was checked. Both follow from `facts` (`factsSpan`). */
    checkedUntil: date('checked_until', { mode: 'string' }),
    /** Which of its papers ends first. */
    paperEnds: date('paper_ends', { mode: 'string' }),
    /** The company was told of papers that end up to this day (docs/adr/0177). */
    papersToldTo: date('papers_told_to', { mode: 'string' }),
    /** Since when a paper that it sent waits for staff; null where none does. */
    paperSentAt: instant('paper_sent_at'),
    /** The day of its registration: a new name does not make it older or younger. */
    registeredOn: date('registered_on', { mode: 'string' }),
    /** Median time to the first answer. */
    answerMinutes: integer('answer_minutes'),
    logo: picture('logo'),
    cover: picture('cover'),
    pictures: pictures('pictures'),
    rating: doublePrecision('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    projectCount: integer('project_count').notNull().default(0),
    verifiedProjects: integer('verified_projects').notNull().default(0),
    /** Its place without payment, and what lifted it most: written by `rankingOf` when its facts change (ADR 0076). */
    score: integer('score').notNull().default(0),
    strongest: text('strongest').$type<OrganicPart>(),
    /** What each part gave, together `score`; null before it was first counted (docs/adr/0175). */
    points: jsonb('points').$type<OrganicPoints>(),
    search: tsvector('search')
      .notNull()
      .default(sql`''`),
    approval: text('approval').$type<PartnerState>().notNull(),
    /** Private files with which it applied: the registration, a licence (docs/adr/0143). Staff alone read them. */
    papers: jsonb('papers').$type<string[]>().notNull().default([]),
    /** When the privacy policy in force was agreed to; null for who came another way. */
    consentAt: instant('consent_at'),
    /** Grows with every decision, so that two admins do not decide one thing twice. */
    version: integer('version').notNull().default(0),
    rejection: text('rejection'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    /** When it applied, the last time: the queue of staff goes by it. */
    createdAt: createdAt(),
  },
  (t) => [
    index('contractors_city').on(t.city, t.id),
    index('contractors_user').on(t.userId),
    index('contractors_score')
      .on(t.score.desc().nullsFirst(), t.id)
      .where(sql`approval = 'approved'`),
    index('contractors_rating')
      .on(t.rating.desc().nullsFirst(), t.reviewCount.desc().nullsFirst(), t.id)
      .where(sql`approval = 'approved'`),
    index('contractors_projects')
      .on(t.verifiedProjects.desc().nullsFirst(), t.id)
      .where(sql`approval = 'approved'`),
    index('contractors_papers')
      .on(t.paperEnds, t.id)
      .where(sql`approval = 'approved'`),
    index('contractors_paper_sent')
      .on(t.paperSentAt, t.id)
      .where(sql`paper_sent_at is not null`),
    index('contractors_search').using('gin', t.search),
    index('contractors_work_cities').using('gin', t.workCities),
    index('contractors_work_districts').using('gin', t.workDistricts),
  ],
);

/** Papers that companies sent for what staff check, and what was decided (docs/adr/0177). */
export const companyPapers = pgTable(
  'company_papers',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ContractorFact>().notNull(),
    paper: text('paper').$type<PaperToSend>().notNull(),
    /** The last day on which it is good, as the company says; null where it has no end. */
    until: date('until', { mode: 'string' }),
    /** Addresses of private uploads; none once staff have refused them. */
    files: jsonb('files').$type<string[]>().notNull(),
    state: text('state').$type<SentPaperState>().notNull().default('waiting'),
    /** Why not, in the words of staff. */
    reason: text('reason'),
    requestKey: text('request_key').notNull(),
    sentAt: instant('sent_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('company_papers_waiting')
      .on(t.contractorId, t.kind)
      .where(sql`state = 'waiting'`),
    index('company_papers_company').on(t.contractorId, t.id),
    uniqueIndex('company_papers_key').on(t.contractorId, t.requestKey),
  ],
);

/** Names under which a company stood here before, and by what it is known to be the same (docs/adr/0142). */
export const contractorNames = pgTable(
  'contractor_names',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The entry that it stood under. */
    formerId: integer('former_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    line: text('line').$type<CompanyLine>().notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    /** What came along, counted that day. */
    reviews: integer('reviews').notNull(),
    gravestones: integer('gravestones').notNull(),
  },
  (t) => [
    index('contractor_names_company').on(t.contractorId, t.until, t.id),
    uniqueIndex('contractor_names_former').on(t.formerId),
  ],
);

/** What a company has typed of itself; nothing of it is judged. */
export const companyDrafts = pgTable('company_drafts', {
  contractorId: integer('contractor_id')
    .primaryKey()
    .references(() => contractors.id, { onDelete: 'cascade' }),
  /** Null when nothing is typed: the row stays, so that no version comes twice. */
  content: jsonb('content').$type<CompanyContent>(),
  version: integer('version').notNull().default(1),
  savedAt: instant('saved_at').notNull(),
});

/** What companies asked staff to change of what they tell of themselves, and what was decided: the queue and its log. */
export const companyRequests = pgTable(
  'company_requests',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<CompanyContent>().notNull(),
    after: jsonb('after').$type<CompanyContent>().notNull(),
    state: text('state').$type<CompanyRequestState>().notNull().default('waiting'),
    version: integer('version').notNull().default(0),
    sentBy: integer('sent_by').references(() => users.id),
    sentAt: instant('sent_at').notNull(),
    /** Why, in the words of staff. */
    reason: text('reason'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('company_requests_open')
      .on(t.contractorId)
      .where(sql`state = 'waiting'`),
    index('company_requests_queue').on(t.state, t.sentAt, t.id),
    index('company_requests_company').on(t.contractorId, t.id),
  ],
);

/** Positions that are taken, a city each; one that has run out is nobody's. */
export const contractorPositions = pgTable(
  'contractor_positions',
  {
    city: text('city').notNull(),
    position: integer('position').notNull(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    runsUntil: instant('runs_until').notNull(),
    /** False while it is held for who goes to pay, and while staff keep the company's advertising away. */
    shown: boolean('shown').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.city, t.position] }),
    // A premium week stands beside the company's plan, and hides its place for as long.
    uniqueIndex('contractor_positions_once')
      .on(t.contractorId, t.city, sql`(position <= 10)`)
      .where(sql`shown`),
  ],
);

/** What a company's place brought, by channel, day in Vietnam and the city it was seen in; and what was left out, and why. */
export const contractorCounters = pgTable(
  'contractor_counters',
  {
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** number_of_impressions, number_of_views, number_of_website_clicks, number_of_calls, number_of_emails */
    type: text('type').notNull(),
    /** basic, gold, premium or none. */
    adType: text('ad_type').notNull(),
    /** Empty where nobody said a city. */
    city: text('city').notNull().default(''),
    outcome: text('outcome').$type<AdOutcome>().notNull().default('counted'),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contractorId, t.day, t.type, t.adType, t.city, t.outcome] })],
);

/**
 * What was counted within the hour, or whose line it was today, as keys that tell several processes that it is the same:
 * hashes under the day's salt, which go with their hour or day (docs/adr/0082).
 */
export const contactClaims = pgTable(
  'contact_claims',
  {
    key: text('key').primaryKey(),
    until: instant('until').notNull(),
  },
  (t) => [index('contact_claims_until').on(t.until)],
);
