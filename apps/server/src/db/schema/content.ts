import type { ReadingWritten } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localized, picture, tsvector } from './columns.ts';

/** Articles and essays; the body is HTML of a small set of tags, cleaned when it is written. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    kind: text('kind').$type<'article' | 'essay'>().notNull().default('article'),
    type: text('type').$type<'guide' | 'trend' | 'story' | 'news'>().notNull(),
    title: localized('title').notNull(),
    excerpt: localized('excerpt').notNull(),
    body: localized('body').notNull(),
    cover: picture('cover').notNull(),
    authorName: text('author_name').notNull(),
    authorAvatar: picture('author_avatar'),
    readingMinutes: integer('reading_minutes').notNull().default(3),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    productIds: integer('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    viewCount: integer('view_count').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: createdAt(),
    search: tsvector('search').notNull(),
  },
  (t) => [
    index('articles_search').using('gin', t.search),
    index('articles_kind').on(t.kind, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('articles_type').on(
      t.kind,
      t.type,
      t.publishedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/**
 * A text as staff write it; `articles` is what readers see, and a text that is not read has no row there. Both have one
 * id. What nobody has opened at the desk yet stands in `articles` alone.
 */
export const readingTexts = pgTable(
  'reading_texts',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'article' | 'essay'>().notNull(),
    type: text('type').$type<'guide' | 'trend' | 'story' | 'news'>().notNull(),
    version: integer('version').notNull().default(1),
    /** Which version readers see; null while they see none. */
    shownVersion: integer('shown_version'),
    /** Made when it is first published; it stays. */
    slug: text('slug'),
    title: localized('title').notNull(),
    excerpt: localized('excerpt').notNull(),
    body: localized('body').notNull(),
    cover: picture('cover'),
    authorName: text('author_name').notNull(),
    authorAvatar: picture('author_avatar'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    productIds: integer('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When each part was written in each language. */
    written: jsonb('written').$type<ReadingWritten>().notNull(),
    publishAt: instant('publish_at'),
    /** The plan that its hour found incomplete. */
    planMissedAt: instant('plan_missed_at'),
    /** When it was first read; its readers are counted on while it is taken back. */
    publishedAt: instant('published_at'),
    viewCount: integer('view_count').notNull().default(0),
    updatedBy: integer('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
    search: tsvector('search').notNull(),
  },
  (t) => [
    index('reading_texts_planned')
      .on(t.publishAt, t.id)
      .where(sql`publish_at is not null`),
  ],
);
