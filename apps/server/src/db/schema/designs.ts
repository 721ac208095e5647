import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  type StoredAround,
  createdAt,
  id,
  instant,
  localized,
  picture,
  pictures,
  tsvector,
} from './columns.ts';
import { users } from './account.ts';
import type { RoomFloor } from './room-by-room.ts';
import { products } from './shop.ts';
import type { HouseType, InteriorStyle, RoomType } from './vocabulary.ts';

/** Rooms that flow into one another, rooms behind doors, or a home of several floors. */
export type PlanType = 'open-plan' | 'separate-rooms' | 'multi-floor';

/** A ready-made interior design, sold as a package. */
export const designs = pgTable(
  'designs',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    /** The design number shown to people, `HD-0007`. */
    number: text('number').notNull().unique(),
    name: localized('name').notNull(),
    summary: localized('summary').notNull(),
    description: localized('description'),
    designerName: text('designer_name').notNull(),
    designType: text('design_type').$type<'whole-unit' | 'by-room'>().notNull(),
    houseType: text('house_type').$type<HouseType>().notNull(),
    style: text('style').$type<InteriorStyle>().notNull(),
    areaM2: doublePrecision('area_m2').notNull(),
    price: integer('price').notNull(),
    /** Null where an estimate is made on request (D95). */
    constructionPriceFrom: bigint('construction_price_from', { mode: 'number' }),
    constructionPriceTo: bigint('construction_price_to', { mode: 'number' }),
    /** One of `pictures`; each as large as it is shown, not as it is sold (docs/adr/0180). */
    cover: picture('cover').notNull(),
    pictures: pictures('pictures'),
    layoutPlan: picture('layout_plan'),
    /** How its rooms lie; null for a room by itself. */
    planType: text('plan_type').$type<PlanType>(),
    /** Its floors from below; `place` of a room counts `design_rooms` from 0. */
    floors: jsonb('floors').$type<RoomFloor[]>().notNull().default([]),
    /** The design partner who sells it; null for designs of the house. */
    ownerId: integer('owner_id').references(() => users.id),
    /** No longer sold: lists leave it out, who has its address still sees it. */
    withdrawnAt: instant('withdrawn_at'),
    /** Staff took it off sale: the partner cannot put it back. What the partner had taken off before has an earlier `withdrawnAt`. */
    withheldAt: instant('withheld_at'),
    /** For something about it, or because its partner was stopped; only what stopped it lets it go on (docs/adr/0174). */
    withheldFor: text('withheld_for').$type<'design' | 'partner'>(),
    withheldReason: text('withheld_reason'),
    /** Grows with each press of staff, so that two of them do not press at once. */
    saleVersion: integer('sale_version').notNull().default(0),
    /** Listed among the simple designs. */
    simple: boolean('simple').notNull().default(false),
    /** Shown with its furniture among the top designs. */
    top: boolean('top').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    position: integer('position').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    createdAt: createdAt(),
    search: tsvector('search').notNull(),
  },
  (t) => [
    index('designs_search').using('gin', t.search),
    index('designs_simple').on(t.simple, t.position, t.id),
    index('designs_top').on(t.top, t.position, t.id),
    index('designs_pictures').using('gin', t.pictures.op('jsonb_path_ops')),
    index('designs_published').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

export const designRooms = pgTable(
  'design_rooms',
  {
    id: id(),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    roomType: text('room_type').$type<RoomType>().notNull(),
    name: localized('name').notNull(),
    areaM2: doublePrecision('area_m2').notNull(),
    /** One of `pictures`, like those of the design. */
    cover: picture('cover').notNull(),
    pictures: pictures('pictures'),
    panorama: picture('panorama'),
    /** What is seen in the panorama. */
    around: jsonb('around').$type<StoredAround>(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [
    index('design_rooms_design').on(t.designId, t.position),
    index('design_rooms_pictures').using('gin', t.pictures.op('jsonb_path_ops')),
  ],
);

/** Furniture of the shop that stands in a design; `x` and `y` are its place on the cover, 0 to 1. */
export const designProducts = pgTable(
  'design_products',
  {
    id: id(),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    roomId: integer('room_id').references(() => designRooms.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: smallint('quantity').notNull().default(1),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [
    index('design_products_design').on(t.designId, t.position),
    index('design_products_product').on(t.productId),
  ],
);

/** Furniture and decor stories of the home page: a picture, a text with some HTML, the things in it. */
export const furnitureDecors = pgTable(
  'furniture_decors',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: localized('title').notNull(),
    /** May hold HTML; lists show it with the tags stripped. */
    content: localized('content').notNull(),
    roomType: text('room_type').$type<RoomType>().notNull(),
    style: text('style').$type<InteriorStyle>().notNull(),
    cover: picture('cover').notNull(),
    productIds: integer('product_ids').array().notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (t) => [
    index('furniture_decors_newest').on(
      t.publishedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);
