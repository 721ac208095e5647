import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant, localized, picture, pictures, tsvector } from './columns.ts';
import type { HouseType, InteriorStyle } from './vocabulary.ts';

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
    cover: picture('cover').notNull(),
    pictures: pictures('pictures'),
    hashtags: text('hashtags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    productIds: integer('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text('status').$type<'visible' | 'hidden'>().notNull().default('visible'),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    saveCount: integer('save_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
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
