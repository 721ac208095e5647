import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
