import type {
  ApplianceFacts,
  DeletionReason,
  ItemContent,
  ListingReportReason,
  PackFacts,
  ReviewState,
  SalesStop,
  Taxpayer,
} from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
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
import {
  type StoredSection,
  createdAt,
  id,
  instant,
  localized,
  picture,
  pictures,
  tsvector,
} from './columns.ts';
import type { AfterSales, InteriorStyle, Returns, RoomType, Shipping } from './vocabulary.ts';

export const sellers = pgTable('sellers', {
  id: id(),
  userId: integer('user_id').references(() => users.id),
  slug: text('slug').notNull().unique(),
  /** The shop's name as buyers see it. */
  name: text('name').notNull(),
  companyName: text('company_name').notNull(),
  registrationNumber: text('registration_number').notNull(),
  taxCode: text('tax_code').notNull(),
  address: text('address').notNull(),
  representative: text('representative'),
  /** Of households and individuals tax is withheld. */
  taxpayer: text('taxpayer').$type<Taxpayer>().notNull().default('company'),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  rating: doublePrecision('rating').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  productCount: integer('product_count').notNull().default(0),
  /** New sales rest since then: too many missed deadlines (2.8). Orders that are under way go on. */
  salesStoppedAt: instant('sales_stopped_at'),
  salesStoppedBy: text('sales_stopped_by').$type<SalesStop>(),
  /** Staff let it go on then, whatever its points were: those since then count anew (docs/adr/0152). */
  salesResumedAt: instant('sales_resumed_at'),
  /** Grows with each stop and each end of one. */
  salesVersion: integer('sales_version').notNull().default(0),
  /** Selling here since. */
  createdAt: createdAt(),
});

/** Makers of furniture; a brand of the interface (bgrid, vib …) is something else. */
export const brands = pgTable('brands', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  country: localized('country').notNull(),
  logo: picture('logo'),
  /** Where the workshop stands, what it stands for, how it began and how it works. */
  place: localized('place'),
  line: localized('line'),
  story: localized('story'),
  craft: localized('craft'),
  founded: smallint('founded'),
  cover: picture('cover'),
  position: integer('position').notNull().default(0),
});

export const categories = pgTable('categories', {
  id: id(),
  parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  picture: picture('picture'),
  position: integer('position').notNull().default(0),
});

/**
 * `on_sale` without stock is sold out for buyers, and on sale again with the next piece; `sold_out` rests until the shop
 * resumes the sale (2.12). `scheduled` is approved and goes on sale on its day.
 */
export type SalesStatus = 'draft' | 'waiting' | 'scheduled' | 'on_sale' | 'sold_out' | 'rejected';

/** What staff took off sale for what it is (2.12), and how it stood then. */
export type StaffStop = {
  readonly rule: ListingReportReason;
  /** In words, as its shop reads it. */
  readonly reason: string;
  /** Whether its shop sold it then, or rested the sale itself. */
  readonly was: 'on_sale' | 'sold_out';
  /** Its shop has sent it anew since: what stands there now nobody has approved. */
  readonly again?: boolean;
};

/** What a promotion stands over, and gives back when it ends. */
export type UsualPrices = {
  readonly finalPrice: number;
  readonly appPrice: number | null;
  readonly icons: readonly string[];
};

/** The predicate of the indexes `products_without_en` and `_ko`: a query finds them by the very same words. */
export const untranslated = (language: 'en' | 'ko'): string =>
  `(${['name', 'summary', 'description']
    .map((column) => `coalesce("products"."${column}"->>'${language}', '') = ''`)
    .join(' or ')})`;

export const products = pgTable(
  'products',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    sku: text('sku').notNull().unique(),
    slug: text('slug').notNull(),
    status: text('status').$type<SalesStatus>().notNull().default('on_sale'),
    /** A new version waits for staff; buyers go on seeing this one (2.12). */
    editAsked: boolean('edit_asked').notNull().default(false),
    /** Null once staff let it go on, or approved what its shop sent anew. */
    staffStop: jsonb('staff_stop').$type<StaffStop>(),
    /** Grows with each stop and each release by staff. */
    saleVersion: integer('sale_version').notNull().default(0),
    name: localized('name').notNull(),
    summary: localized('summary').notNull(),
    description: localized('description').notNull(),
    material: localized('material').notNull(),
    /** How the sizes were taken. */
    measurement: localized('measurement').notNull(),
    /** Care and precautions. */
    handling: localized('handling').notNull(),
    /** Integer đồng with VAT, before any discount. */
    price: integer('price').notNull(),
    /** What the web charges: general and web discounts taken off (D79). Beside price, so that an index sorts by it. */
    finalPrice: integer('final_price').notNull(),
    /** What the app charges when that is less than the web: a hint, never applied here. */
    appPrice: integer('app_price'),
    /** Percent of price the web takes off, rounded down. */
    discountPercent: smallint('discount_percent').notNull().default(0),
    /** What the shop charges and shows without the promotion that runs; null while none does. */
    usual: jsonb('usual').$type<UsualPrices>(),
    /** When a promotion begins or ends next: from then on the prices above are old. */
    priceDue: instant('price_due'),
    /** Percent of VAT contained in the prices. */
    vatRate: smallint('vat_rate').notNull().default(8),
    /** Sum over the options. */
    stock: integer('stock').notNull(),
    optionCount: smallint('option_count').notNull(),
    madeToOrder: boolean('made_to_order').notNull().default(false),
    widthMm: integer('width_mm').notNull(),
    depthMm: integer('depth_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    /** Everything that says whether it comes into a home; what is alike here is judged once (docs/adr/0195). */
    sizeKey: text('size_key')
      .notNull()
      .generatedAlwaysAs(
        sql`width_mm::text || '|' || depth_mm::text || '|' || height_mm::text || '|' || coalesce(shipping->>'removableLegs', '') || '|' || coalesce(shipping->>'packingSize', '')`,
      ),
    /** What else one has to know of an appliance; null for anything else (docs/adr/0179). */
    appliance: jsonb('appliance').$type<ApplianceFacts>(),
    /** What a pack of a floor or a paint covers; null for anything else (docs/adr/0192). */
    pack: jsonb('pack').$type<PackFacts>(),
    producer: text('producer').notNull(),
    country: localized('country').notNull(),
    afterSales: jsonb('after_sales').$type<AfterSales>().notNull(),
    shipping: jsonb('shipping').$type<Shipping>().notNull(),
    returns: jsonb('returns').$type<Returns>().notNull(),
    /** gift, buy-1-get-1, free-shipping, pop-up, overseas, special-price, only-here */
    promotionIcons: text('promotion_icons')
      .array()
      .notNull()
      .default(sql`'{}'`),
    style: text('style').$type<InteriorStyle>().notNull(),
    rooms: text('rooms')
      .array()
      .$type<RoomType[]>()
      .notNull()
      .default(sql`'{}'`),
    hashtags: text('hashtags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the shop tells of it at length, from top to bottom. */
    story: jsonb('story')
      .$type<StoredSection[]>()
      .notNull()
      .default(sql`'[]'`),
    cover: picture('cover').notNull(),
    /** A second view, for a pointer that rests on the card. */
    hover: picture('hover'),
    /** Mean of the visible reviews, 0 without any. Rounded to one decimal. */
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Five numbers, from 5 stars to 1. */
    ratingHistogram: integer('rating_histogram')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    /** Visible reviews with pictures. */
    pictureReviewCount: integer('picture_review_count').notNull().default(0),
    questionCount: integer('question_count').notNull().default(0),
    /** Pieces sold in the last 30 days. */
    soldCount: integer('sold_count').notNull().default(0),
    /** The order of "popular" and of search results of one rank. */
    popularity: integer('popularity').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** Buyers see it from then on: the shop's wish for an item that they never saw. */
    visibleFrom: instant('visible_from'),
    createdAt: createdAt(),
    /** Its shop deleted it, then; nobody reads it any more but those who bought it (docs/adr/0167). */
    deletedAt: instant('deleted_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    search: tsvector('search').notNull(),
  },
  (t) => {
    const listed = sql`status in ('on_sale', 'sold_out')`;
    return [
      // One index per order, alone and inside a category: a page is a short walk at any size.
      index('products_popular')
        .on(t.popularity.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_newest')
        .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_price').on(t.finalPrice, t.id).where(listed),
      index('products_rating')
        .on(t.rating.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_best')
        .on(t.soldCount.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_discount')
        .on(t.discountPercent.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_category_popular')
        .on(t.categoryId, t.popularity.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_category_newest')
        .on(t.categoryId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_category_price').on(t.categoryId, t.finalPrice, t.id).where(listed),
      index('products_brand_popular')
        .on(t.brandId, t.popularity.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('products_seller').on(t.sellerId, t.id),
      // What a shop's own list counts and sorts by, read from the index alone: rows of products are wide.
      index('products_of_shop')
        .on(
          t.sellerId,
          t.updatedAt.desc().nullsFirst(),
          t.id.desc().nullsFirst(),
          t.status,
          t.editAsked,
          t.stock,
          t.price,
          t.soldCount,
        )
        .where(sql`deleted_at is null`),
      index('products_of_shop_name')
        .on(t.sellerId, sql`(name->>'vi')`, t.id.desc().nullsFirst())
        .where(sql`deleted_at is null`),
      // What a shop still has to translate.
      index('products_without_en')
        .on(t.sellerId)
        .where(sql.raw(`deleted_at is null and ${untranslated('en')}`)),
      index('products_without_ko')
        .on(t.sellerId)
        .where(sql.raw(`deleted_at is null and ${untranslated('ko')}`)),
      // What staff page through: everything that buyers see or saw.
      index('products_of_staff')
        .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`deleted_at is null`),
      index('products_taken_down')
        .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`staff_stop is not null and deleted_at is null`),
      index('products_search').using('gin', t.search),
      index('products_price_due')
        .on(t.priceDue)
        .where(sql`price_due is not null`),
      index('products_scheduled')
        .on(t.visibleFrom)
        .where(sql`status = 'scheduled'`),
    ];
  },
);

/** One choice a buyer can make: a colour, a size, a fabric. */
export const productOptions = pgTable(
  'product_options',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    name: localized('name').notNull(),
    /** `#rrggbb` for a swatch. */
    color: text('color'),
    extraPrice: integer('extra_price').notNull().default(0),
    stock: integer('stock').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('product_options_product').on(t.productId, t.position)],
);

/** Who changed what of an item: prices, stock and sale are changed without anybody's approval (2.12). */
export const itemChanges = pgTable(
  'item_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Of which option, for its stock and what it adds to the price. */
    optionId: integer('option_id'),
    userId: integer('user_id').references(() => users.id),
    what: text('what')
      .$type<'price' | 'discount' | 'stock' | 'additional' | 'preparation' | 'sale'>()
      .notNull(),
    /** Đồng, pieces, days, or for the sale 1 while it goes on. */
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('item_changes_product').on(t.productId, t.id)],
);

/** What a shop types of an item, one of each, and of new ones side by side; nobody else sees it. */
export const itemDrafts = pgTable(
  'item_drafts',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** Null for a new item that was not sent yet. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** What whoever began a new item calls it: a second try finds it. Empty for the one that has no name. */
    key: text('key').notNull().default(''),
    /** Null when nothing is typed: the row stays, so that no version comes twice. */
    content: jsonb('content').$type<ItemContent>(),
    /** What buyers saw when this was begun: pieces sold since are no change of the shop's. */
    base: jsonb('base').$type<ItemContent>(),
    version: integer('version').notNull().default(1),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('item_drafts_new')
      .on(t.sellerId)
      .where(sql`product_id is null and key = ''`),
    uniqueIndex('item_drafts_key')
      .on(t.sellerId, t.key)
      .where(sql`key <> ''`),
    index('item_drafts_listed')
      .on(t.sellerId, t.savedAt, t.id)
      .where(sql`product_id is null and content is not null`),
    uniqueIndex('item_drafts_product').on(t.productId),
  ],
);

/** What shops asked staff to put on sale, and what was decided: the queue and its log. */
export const itemRequests = pgTable(
  'item_requests',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a new item. */
    before: jsonb('before').$type<ItemContent>(),
    after: jsonb('after').$type<ItemContent>().notNull(),
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
    uniqueIndex('item_requests_open')
      .on(t.productId)
      .where(sql`state = 'waiting'`),
    index('item_requests_queue').on(t.state, t.sentAt, t.id),
    index('item_requests_product').on(t.productId, t.id),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    picture: picture('picture').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('product_pictures_product').on(t.productId, t.position)],
);

export const productReviews = pgTable(
  'product_reviews',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id),
    authorName: text('author_name').notNull(),
    rating: smallint('rating').notNull(),
    content: text('content').notNull(),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull().default('vi'),
    optionName: localized('option_name'),
    pictures: pictures('pictures'),
    helpfulCount: integer('helpful_count').notNull().default(0),
    /** The seller's answer. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    visible: boolean('visible').notNull().default(true),
    /** The purchase it is about, as the line that was bought: one review for each. Null for the sample's. */
    orderItemId: integer('order_item_id'),
    /** Points it earned (D62). */
    points: integer('points').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_reviews_product')
      .on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`visible`),
    uniqueIndex('product_reviews_purchase').on(t.orderItemId),
    index('product_reviews_user').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

/** What sellers ask to have removed and what staff decided: the log the law asks for, and their queue. */
export const reviewRemovals = pgTable(
  'review_removals',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<DeletionReason>().notNull(),
    requestedBy: integer('requested_by').references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** What it has made of the review. */
    state: text('state').$type<ReviewState>().notNull().default('deletion_requested'),
    version: integer('version').notNull().default(0),
    /** Why, in the words of staff. */
    decision: text('decision'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('review_removals_open')
      .on(t.reviewId)
      .where(sql`state = 'deletion_requested'`),
    index('review_removals_queue').on(t.state, t.requestedAt, t.id),
  ],
);

/** Who found a review helpful; `helpfulCount` beside the review counts them. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reviewId: integer('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reviewId] }),
    index('review_votes_review').on(t.reviewId),
  ],
);

/** What people ask about a product, or about a design: one of both (docs/adr/0165). */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: id(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** No reference: the sample's designs are written anew, people's words stay. */
    designId: integer('design_id'),
    userId: integer('user_id').references(() => users.id),
    authorName: text('author_name').notNull(),
    category: text('category')
      .$type<'item' | 'delivery' | 'return' | 'change' | 'cancel' | 'refund' | 'others'>()
      .notNull()
      .default('item'),
    /** A secret question is listed without its text for everybody but its author and the seller. */
    secret: boolean('secret').notNull().default(false),
    content: text('content').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Staff removed it for what it says: nobody but its author reads it since. */
    removedAt: instant('removed_at'),
    /** Grows with every answer and every further question. */
    version: integer('version').notNull().default(0),
    /** Made by the client: the same one again is the same question. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_questions_product').on(
      t.productId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('product_questions_design')
      .on(t.designId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`design_id is not null`),
    check('product_questions_about', sql`num_nonnulls(product_id, design_id) = 1`),
    index('product_questions_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    uniqueIndex('product_questions_key').on(t.userId, t.requestKey),
  ],
);

/** What the author of a question asked after it; the answer to the newest is the answer to the question. */
export const questionTurns = pgTable(
  'question_turns',
  {
    id: id(),
    questionId: integer('question_id')
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [index('question_turns_question').on(t.questionId, t.id)],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    placement: text('placement').$type<'home-hero' | 'home-middle' | 'shop-top'>().notNull(),
    title: localized('title').notNull(),
    subtitle: localized('subtitle'),
    action: localized('action'),
    /** A path without its language prefix, `/shop?category=2`. */
    href: text('href').notNull(),
    picture: picture('picture').notNull(),
    /** An upright cut for narrow screens. */
    narrowPicture: picture('narrow_picture'),
    /** Whether the text on the picture is light or dark. */
    tone: text('tone').$type<'light' | 'dark'>().notNull().default('light'),
    /** What its own page says, paragraphs parted by empty lines; null when it has none. */
    content: localized('content'),
    /** Where that page leads on to, `/shop?brand=2`. */
    leadsTo: text('leads_to'),
    position: integer('position').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (t) => [uniqueIndex('banners_place').on(t.placement, t.position)],
);

/** What a shop says about an item; taken away it stays, for whoever asks later what buyers had read. */
export const itemNotices = pgTable(
  'item_notices',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    title: text('title').notNull(),
    details: text('details').notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('item_notices_shown')
      .on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`removed_at is null`),
  ],
);
