import type {
  ConstructionRemovalState,
  Language,
  ProjectContent,
  ReviewEvidenceKind,
  ReviewEvidenceState,
  ReviewGoneReason,
  ReviewRemovalRule,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { type StoredPicture, createdAt, id, instant, localized, pictures } from './columns.ts';
import { contractors } from './contractors.ts';
import type { HouseType, InteriorStyle } from './vocabulary.ts';

/** `during`: taken while the works went on. */
export type ProjectPicture = {
  after: StoredPicture;
  before: StoredPicture | null;
  during?: boolean;
};
export type ReviewStyle = InteriorStyle | 'classic';

const contractorId = () =>
  integer('contractor_id')
    .notNull()
    .references(() => contractors.id, { onDelete: 'cascade' });
const dong = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What a company has built, as it shows it. */
export const contractorProjects = pgTable(
  'contractor_projects',
  {
    id: id(),
    contractorId: contractorId(),
    name: localized('name').notNull(),
    /** Building or street. */
    location: text('location').notNull(),
    district: text('district').notNull(),
    city: text('city').notNull(),
    description: localized('description').notNull(),
    style: text('style').$type<InteriorStyle>().notNull(),
    houseType: text('house_type').$type<HouseType>().notNull(),
    /** Square metres: of the home, and of what was built on. */
    areaM2: doublePrecision('area_m2').notNull(),
    constructionAreaM2: doublePrecision('construction_area_m2').notNull(),
    months: doublePrecision('months').notNull(),
    /** đồng. */
    costFrom: dong('cost_from'),
    costTo: dong('cost_to'),
    pictures: jsonb('pictures').$type<ProjectPicture[]>().notNull(),
    /** Completed or reviewed on (D81). */
    reviewedOn: date('reviewed_on', { mode: 'string' }).notNull(),
    /** The day on which staff have seen it; null while nobody has. */
    checkedOn: date('checked_on', { mode: 'string' }),
    sortOrder: integer('sort_order').notNull(),
    /** The company does not show it at the moment, or staff have not approved it yet. */
    hidden: boolean('hidden').notNull().default(false),
    /** Where it stands with staff; what is not `shown` is hidden. */
    state: text('state')
      .$type<'draft' | 'waiting' | 'rejected' | 'shown'>()
      .notNull()
      .default('shown'),
    createdAt: createdAt(),
  },
  (t) => [
    index('contractor_projects_order').on(t.contractorId, t.sortOrder, t.id),
    index('contractor_projects_place')
      .on(t.city, t.district)
      .where(sql`not hidden`),
    check('contractor_projects_unseen', sql`${t.state} = 'shown' or ${t.hidden}`),
  ],
);

/** What a company has typed of a project; nothing of it is judged. */
export const projectDrafts = pgTable(
  'project_drafts',
  {
    id: id(),
    contractorId: contractorId(),
    /** Null for the new project that the company is writing. */
    projectId: integer('project_id').references(() => contractorProjects.id, {
      onDelete: 'cascade',
    }),
    /** Null when nothing is typed: the row stays, so that no version comes twice. */
    content: jsonb('content').$type<ProjectContent>(),
    version: integer('version').notNull().default(1),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('project_drafts_new')
      .on(t.contractorId)
      .where(sql`project_id is null`),
    uniqueIndex('project_drafts_project').on(t.projectId),
  ],
);

/** A picture that looks like one of another company, as it was found when it was sent. */
export type PictureCopy = {
  picture: string;
  other: string;
  contractor_id: number;
  company_name: string;
  project_id: number;
  project_name: string;
};

/** What companies asked staff to show, and what was decided: the queue and its log. */
export const projectRequests = pgTable(
  'project_requests',
  {
    id: id(),
    contractorId: contractorId(),
    /** Null once the company has deleted it. */
    projectId: integer('project_id').references(() => contractorProjects.id, {
      onDelete: 'set null',
    }),
    /** Null for a new project. */
    before: jsonb('before').$type<ProjectContent>(),
    after: jsonb('after').$type<ProjectContent>().notNull(),
    copies: jsonb('copies').$type<PictureCopy[]>().notNull().default([]),
    state: text('state')
      .$type<'waiting' | 'approved' | 'rejected' | 'withdrawn'>()
      .notNull()
      .default('waiting'),
    version: integer('version').notNull().default(0),
    sentBy: integer('sent_by').references(() => users.id),
    sentAt: instant('sent_at').notNull(),
    /** Why, in the words of staff. */
    reason: text('reason'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('project_requests_open')
      .on(t.projectId)
      .where(sql`state = 'waiting'`),
    index('project_requests_queue').on(t.state, t.sentAt, t.id),
    index('project_requests_project').on(t.projectId, t.id),
  ],
);

/** How the pictures of projects look, 64 bits in hex: what other companies send is compared with them. */
export const projectPrints = pgTable(
  'project_prints',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => contractorProjects.id, { onDelete: 'cascade' }),
    /** Its address. */
    picture: text('picture').notNull(),
    /** Null for one that was uploaded before pictures had prints. */
    print: text('print'),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.picture] })],
);

/** What a customer says of a company's work on one home. */
export const constructionReviews = pgTable(
  'construction_reviews',
  {
    id: id(),
    contractorId: contractorId(),
    /** Null once the member has left. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    /** For staff alone. */
    phone: text('phone').notNull(),
    rating: smallint('rating').notNull(),
    content: text('content').notNull(),
    language: text('language').$type<Language>().notNull(),
    building: text('building').notNull(),
    /** The building as it is compared: a home is reviewed once. */
    home: text('home').notNull(),
    district: text('district').notNull(),
    city: text('city').notNull(),
    areaM2: doublePrecision('area_m2').notNull(),
    style: text('style').$type<ReviewStyle>().notNull(),
    houseType: text('house_type').$type<HouseType>().notNull(),
    months: doublePrecision('months').notNull(),
    costFrom: dong('cost_from'),
    costTo: dong('cost_to'),
    pictures: pictures('pictures'),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** Its words are gone for everybody; the day and the rule stay. */
    removedOn: date('removed_on', { mode: 'string' }),
    removedFor: text('removed_for').$type<ReviewGoneReason>(),
    /** When its writer last changed it. */
    editedAt: instant('edited_at'),
    /** The day on which staff saw a contract or an invoice for it (docs/adr/0141). */
    provenOn: date('proven_on', { mode: 'string' }),
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('construction_reviews_newest').on(
      t.contractorId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('construction_reviews_rating').on(
      t.contractorId,
      t.rating,
      t.createdAt.desc().nullsFirst(),
    ),
    index('construction_reviews_mine').on(
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    uniqueIndex('construction_reviews_home').on(t.userId, t.contractorId, t.home),
    uniqueIndex('construction_reviews_key').on(t.userId, t.requestKey),
  ],
);

/** What reviews that stand tell of costs, counted for each choice of filters now and then (docs/adr/0176); an empty text is no choice. */
export const knownCosts = pgTable(
  'known_costs',
  {
    city: text('city').notNull(),
    style: text('style').notNull(),
    houseType: text('house_type').notNull(),
    /** đồng per m², of all prices. */
    lower: doublePrecision('lower').notNull(),
    median: doublePrecision('median').notNull(),
    upper: doublePrecision('upper').notNull(),
    reviews: integer('reviews').notNull(),
    /** Reviews that are not far off, and what is told of them. */
    near: integer('near').notNull(),
    companies: integer('companies').notNull(),
    firstYear: smallint('first_year').notNull(),
    lastYear: smallint('last_year').notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.city, t.style, t.houseType] })],
);

/** A company asks for a review to be taken away; staff decide once. */
export const constructionRemovals = pgTable(
  'construction_removals',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .unique()
      .references(() => constructionReviews.id, { onDelete: 'cascade' }),
    rule: text('rule').$type<ReviewRemovalRule>().notNull(),
    words: text('words').notNull(),
    requestedAt: instant('requested_at').notNull(),
    state: text('state').$type<ConstructionRemovalState>().notNull().default('waiting'),
    version: integer('version').notNull().default(0),
    /** Why, in the words of staff. */
    decision: text('decision'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** The writer's one appeal (docs/adr/0148). */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** Why it came back or stays away, in the words of staff. */
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('construction_removals_queue').on(t.state, t.requestedAt, t.id),
    index('construction_removals_waiting')
      .on(sql`(state = 'appealed') desc`, sql`coalesce(appealed_at, requested_at)`, t.id)
      .where(sql`state in ('waiting', 'appealed')`),
  ],
);

/** What a member sent to show that they were the company's customer; staff alone see the files (docs/adr/0141). */
export const constructionEvidence = pgTable(
  'construction_evidence',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .unique()
      .references(() => constructionReviews.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReviewEvidenceKind>().notNull(),
    /** Addresses of private uploads; none once staff have refused them. */
    files: jsonb('files').$type<string[]>().notNull(),
    state: text('state').$type<ReviewEvidenceState>().notNull().default('waiting'),
    version: integer('version').notNull().default(0),
    /** How often papers were sent. */
    tries: integer('tries').notNull().default(1),
    /** Why, in the words of staff. */
    reason: text('reason'),
    requestKey: text('request_key').notNull(),
    sentAt: instant('sent_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [index('construction_evidence_queue').on(t.state, t.sentAt, t.id)],
);
