import type {
  CommunityReportReason,
  CommunityRule,
  Language,
  ListingReportReason,
  ModerationState,
  ReportedListing,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import {
  type LocalizedText,
  type StoredPicture,
  createdAt,
  id,
  instant,
  localized,
  picture,
  pictures,
  tsvector,
} from './columns.ts';
import type { HouseType, InteriorStyle } from './vocabulary.ts';

/** A mark on a picture; the picture by its place among the home's, `x` and `y` in shares from its top left. */
export type ShareMark = {
  picture: number;
  x: number;
  y: number;
  productId: number | null;
  /** What the author calls it; a piece of the shop without one has the product's name. */
  label: LocalizedText | null;
};

/** A home or a comment as it stood at one moment; of a comment, the title is its home's. */
export type ReportedCopy = {
  title: LocalizedText;
  content: LocalizedText;
  pictures: StoredPicture[];
  before: StoredPicture | null;
  marks: ShareMark[];
  hashtags: string[];
};

/** A member's home, shared with others. */
export const interiorShares = pgTable(
  'interior_shares',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    userId: integer('user_id').references(() => users.id),
    authorName: text('author_name').notNull(),
    authorAvatar: picture('author_avatar'),
    title: localized('title').notNull(),
    excerpt: localized('excerpt').notNull(),
    content: localized('content').notNull(),
    houseType: text('house_type').$type<HouseType>().notNull(),
    style: text('style').$type<InteriorStyle>().notNull(),
    areaM2: doublePrecision('area_m2'),
    city: text('city'),
    /** What works and furniture cost in đồng, as the author says it. */
    cost: bigint('cost', { mode: 'number' }),
    cover: picture('cover').notNull(),
    /** The cover among them, first. */
    pictures: pictures('pictures'),
    marks: jsonb('marks').$type<ShareMark[]>().notNull().default([]),
    /** The room of the cover before the works. */
    before: picture('before'),
    hashtags: text('hashtags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    productIds: integer('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** `hidden`: its author took it back; `removed`: our staff did. */
    status: text('status').$type<'visible' | 'hidden' | 'removed'>().notNull().default('visible'),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    saveCount: integer('save_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** When its author last changed what readers see; null of one that stands as it was first published. */
    updatedAt: instant('updated_at'),
    createdAt: createdAt(),
    search: tsvector('search').notNull(),
  },
  (t) => [
    index('interior_shares_search').using('gin', t.search),
    index('interior_shares_newest')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'visible'`),
    index('interior_shares_popular')
      .on(t.likeCount.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'visible'`),
    index('interior_shares_user').on(t.userId),
  ],
);

/** Addresses that a shared home had before: they lead to today's. */
export const interiorShareSlugs = pgTable('interior_share_slugs', {
  slug: text('slug').primaryKey(),
  shareId: integer('share_id')
    .notNull()
    .references(() => interiorShares.id, { onDelete: 'cascade' }),
});

/**
 * What a member writes: a draft, and the words of a home that is shown. Readers see `interior_shares` alone, which publishing
 * writes.
 */
export const sharePosts = pgTable(
  'share_posts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What readers see; null until it is published. No reference: the sample's homes are written anew. */
    shareId: integer('share_id').unique(),
    /** The version that readers see. */
    shownVersion: integer('shown_version'),
    version: integer('version').notNull().default(1),
    title: text('title').notNull().default(''),
    body: text('body').notNull().default(''),
    houseType: text('house_type').$type<HouseType>(),
    style: text('style').$type<InteriorStyle>(),
    areaM2: doublePrecision('area_m2'),
    city: text('city'),
    cost: bigint('cost', { mode: 'number' }),
    pictures: pictures('pictures'),
    marks: jsonb('marks').$type<ShareMark[]>().notNull().default([]),
    before: picture('before'),
    hashtags: text('hashtags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When it is published by itself. */
    publishAt: instant('publish_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('share_posts_planned')
      .on(t.publishAt)
      .where(sql`publish_at is not null`),
    index('share_posts_mine').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/** Who likes which home. `shareId` is no reference: the sample's homes are written anew, people's likes stay. */
export const shareLikes = pgTable(
  'share_likes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shareId: integer('share_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.shareId] }),
    index('share_likes_user').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

/**
 * How often readers opened a piece of a home and put it into a cart, for its author (docs/adr/0206). A piece that has left the home
 * keeps its row, which nobody reads; `productId` is no reference: the sample's pieces are written anew.
 */
export const sharePieceCounts = pgTable(
  'share_piece_counts',
  {
    shareId: integer('share_id')
      .notNull()
      .references(() => interiorShares.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    opened: integer('opened').notNull().default(0),
    carted: integer('carted').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.productId] })],
);

/**
 * What people say below a shared home or a design, one of both, with one level of replies. Neither is a reference: the sample's
 * homes and designs are written anew, people's words stay.
 */
export const shareComments = pgTable(
  'share_comments',
  {
    id: id(),
    shareId: integer('share_id'),
    designId: integer('design_id'),
    /** Of a reply, the comment it stands below. */
    parentId: integer('parent_id'),
    /** Null once the member has left. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    authorAvatar: picture('author_avatar'),
    content: text('content').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    goneAt: instant('gone_at'),
    goneBy: text('gone_by').$type<'author' | 'staff'>(),
  },
  (t) => [
    index('share_comments_newest')
      .on(t.shareId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`parent_id is null`),
    index('share_comments_design')
      .on(t.designId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`design_id is not null`),
    check('share_comments_below', sql`num_nonnulls(share_id, design_id) = 1`),
    index('share_comments_replies').on(t.parentId, t.createdAt, t.id),
    index('share_comments_standing')
      .on(t.shareId)
      .where(sql`gone_at is null`),
    index('share_comments_user').on(t.userId),
  ],
);

/** What members report: a shared home, or a comment below it. Once for each member and version of the thing, and the first reason stays. */
export const communityReports = pgTable(
  'community_reports',
  {
    id: id(),
    // Neither refers to its row: the sample's homes and comments are written anew, and what was reported stays.
    /** Null of a comment below a design. */
    shareId: integer('share_id'),
    /** Null of a report of the home itself. */
    commentId: integer('comment_id'),
    /** Of what is sold, or said of it; null of a home or a comment. */
    about: text('about').$type<ReportedListing>(),
    aboutId: integer('about_id'),
    /** Null once the member has left: what they reported stays to be looked at. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<CommunityReportReason | ListingReportReason>().notNull(),
    /** What the member added, for staff. */
    words: text('words').notNull().default(''),
    /** The digest of what was reported: once it is edited, it is another thing. Empty before copies were kept. */
    digest: text('digest').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('community_reports_share')
      .on(t.userId, t.shareId, t.digest)
      .where(sql`comment_id is null`),
    uniqueIndex('community_reports_comment')
      .on(t.userId, t.commentId, t.digest)
      .where(sql`comment_id is not null`),
    index('community_reports_target').on(t.shareId, t.commentId),
    index('community_reports_of_comment').on(t.commentId),
    uniqueIndex('community_reports_listing')
      .on(t.userId, t.about, t.aboutId, t.digest)
      .where(sql`about is not null`),
    index('community_reports_of_listing')
      .on(t.about, t.aboutId)
      .where(sql`about is not null`),
    index('community_reports_months').on(t.createdAt),
  ],
);

/** A picture of a home, and where somebody else shows the same (docs/adr/0147). */
export type CopiedPicture = {
  /** Addresses of both. */
  readonly picture: string;
  readonly other: string;
  readonly where: 'share' | 'project';
  /** The home's address, or the project's number. */
  readonly at: string;
  /** As it was called, and by whom. */
  readonly title: string;
  readonly by: string;
};

/** How the pictures of homes look that readers see (docs/adr/0122). */
export const sharePrints = pgTable(
  'share_prints',
  {
    shareId: integer('share_id').notNull(),
    /** Its address. */
    picture: text('picture').notNull(),
    /** Null for one that was uploaded before pictures had prints. */
    print: text('print'),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.picture] })],
);

/**
 * A shared home or a comment that staff look at: reported, among the first posts of an account, or with pictures
 * that somebody else shows.
 * One waits for each thing; what is reported again after a decision is a new case.
 */
export const communityCases = pgTable(
  'community_cases',
  {
    id: id(),
    // None refers to its row, as reports do not.
    /** Null of a comment below a design. */
    shareId: integer('share_id'),
    /** Below which design the comment stands. */
    designId: integer('design_id'),
    /** Null of a case of the home itself. */
    commentId: integer('comment_id'),
    /** Of what is sold, or said of it; null of a home or a comment. */
    about: text('about').$type<ReportedListing>(),
    aboutId: integer('about_id'),
    /** Null once the member has left. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<ModerationState>().notNull().default('reported'),
    version: integer('version').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** What was reported, as it stood at the first report; null of a first home that nobody reported, and once its author deletes it. */
    copy: jsonb('copy').$type<ReportedCopy>(),
    /** Pictures of the home that stand elsewhere by somebody else, as they were found when it was published. */
    copied: jsonb('copied').$type<CopiedPicture[]>().notNull().default([]),
    /** Whether it is one of the first posts of its account. */
    isFirst: boolean('is_first').notNull().default(false),
    /** Since the case was opened, one for each member. */
    reports: integer('reports').notNull().default(0),
    /** Who liked the home, kept it or talked below it, when it was reported last. */
    reach: integer('reach').notNull().default(0),
    /** `moderationWeight` of both: the heaviest comes first. */
    weight: integer('weight').notNull().default(0),
    rule: text('rule').$type<CommunityRule | ListingReportReason>(),
    /** The place that breaks the rule, as staff quoted it. */
    quote: text('quote'),
    /** How the home was on show when it was removed; an appeal brings it back like that. */
    shownBefore: text('shown_before').$type<'visible' | 'hidden'>(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** What staff answered to the appeal. */
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    uniqueIndex('community_cases_share_waits')
      .on(t.shareId)
      .where(sql`comment_id is null and state = 'reported'`),
    uniqueIndex('community_cases_comment_waits')
      .on(t.commentId)
      .where(sql`comment_id is not null and state = 'reported'`),
    uniqueIndex('community_cases_listing_waits')
      .on(t.about, t.aboutId)
      .where(sql`about is not null and state = 'reported'`),
    index('community_cases_listing')
      .on(t.about, t.aboutId)
      .where(sql`about is not null`),
    index('community_cases_queue')
      .on(
        sql`(state = 'appealed') desc`,
        t.weight.desc().nullsFirst(),
        sql`coalesce(appealed_at, opened_at)`,
        t.id,
      )
      .where(sql`state in ('reported', 'appealed')`),
    index('community_cases_decided').on(t.changedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('community_cases_target').on(t.shareId, t.commentId),
    index('community_cases_author').on(t.authorId, t.decidedAt.desc().nullsFirst()),
    index('community_cases_months').on(t.decidedAt),
    index('community_cases_answers').on(t.answeredAt),
  ],
);
