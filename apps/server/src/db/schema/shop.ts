import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant, localized, picture, pictures, tsvector } from './columns.ts';

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
  city: text('city').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  introduction: localized('introduction'),
  logo: picture('logo'),
  rating: doublePrecision('rating').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  productCount: integer('product_count').notNull().default(0),
  /** Share of questions answered within a day, 0 to 100. */
  responseRate: smallint('response_rate').notNull().default(100),
  createdAt: createdAt(),
});

/** Makers of furniture; a brand of the interface (bgrid, vib …) is something else. */
export const brands = pgTable('brands', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  tagline: localized('tagline'),
  story: localized('story'),
  logo: picture('logo'),
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

export type SalesStatus = 'waiting' | 'on_sale' | 'edit_requested' | 'sold_out' | 'rejected';

export const products = pgTable(
  'products',
  {
    id: id(),
    sellerId: integer('seller_id').notNull().references(() => sellers.id),
    brandId: integer('brand_id').notNull().references(() => brands.id),
    categoryId: integer('category_id').notNull().references(() => categories.id),
    sku: text('sku').notNull().unique(),
    slug: text('slug').notNull(),
    status: text('status').$type<SalesStatus>().notNull().default('on_sale'),
    name: localized('name').notNull(),
    summary: localized('summary').notNull(),
    description: localized('description').notNull(),
    material: localized('material').notNull(),
    handling: localized('handling'),
    /** Integer đồng with VAT, before any promotion. */
    price: integer('price').notNull(),
    /** Price while the promotion runs, null without one. */
    promotionPrice: integer('promotion_price'),
    /** Where the promotion holds (D79): the web applies `all` and `web`, shows `app` as a hint. */
    promotionChannel: text('promotion_channel').$type<'all' | 'web' | 'app'>(),
    promotionEndsAt: instant('promotion_ends_at'),
    /** What the web charges now: kept beside price so that sorting and filtering use an index. */
    finalPrice: integer('final_price').notNull(),
    /** 0 to 100, from price and finalPrice. */
    discountPercent: smallint('discount_percent').notNull().default(0),
    /** Sum over the options, or the product's own stock when it has none. */
    stock: integer('stock').notNull(),
    preparationDays: smallint('preparation_days').notNull().default(3),
    madeToOrder: boolean('made_to_order').notNull().default(false),
    widthMm: integer('width_mm').notNull(),
    depthMm: integer('depth_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    producer: text('producer').notNull(),
    country: text('country').notNull(),
    afterSalesContact: text('after_sales_contact').notNull(),
    /** gift, buy-1-get-1, free-shipping, pop-up, overseas, special-price, only-here */
    promotionIcons: text('promotion_icons').array().notNull().default(sql`'{}'`),
    shippingMethod: text('shipping_method').$type<'company' | 'self'>().notNull().default('company'),
    shippingFee: integer('shipping_fee').notNull().default(0),
    installationFee: integer('installation_fee').notNull().default(0),
    styles: text('styles').array().notNull().default(sql`'{}'`),
    rooms: text('rooms').array().notNull().default(sql`'{}'`),
    colors: text('colors').array().notNull().default(sql`'{}'`),
    hashtags: text('hashtags').array().notNull().default(sql`'{}'`),
    cover: picture('cover').notNull(),
    /** Mean of the visible reviews, 0 without any. Denormalised with its histogram of 1…5 stars. */
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ratingHistogram: integer('rating_histogram').array().notNull().default(sql`'{0,0,0,0,0}'`),
    soldCount: integer('sold_count').notNull().default(0),
    /** The order of "popular" and of search results of one rank. */
    popularity: integer('popularity').notNull().default(0),
    publishedAt: instant('published_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    search: tsvector('search').notNull(),
  },
  (t) => {
    const listed = sql`status in ('on_sale', 'sold_out')`;
    return [
      // One index per order, alone and inside a category: a page is a short walk at any size.
      index('products_popular').on(t.popularity.desc(), t.id.desc()).where(listed),
      index('products_newest').on(t.publishedAt.desc(), t.id.desc()).where(listed),
      index('products_price').on(t.finalPrice, t.id).where(listed),
      index('products_rating').on(t.rating.desc(), t.id.desc()).where(listed),
      index('products_discount').on(t.discountPercent.desc(), t.id.desc()).where(listed),
      index('products_category_popular').on(t.categoryId, t.popularity.desc(), t.id.desc()).where(listed),
      index('products_category_newest').on(t.categoryId, t.publishedAt.desc(), t.id.desc()).where(listed),
      index('products_category_price').on(t.categoryId, t.finalPrice, t.id).where(listed),
      index('products_brand_popular').on(t.brandId, t.popularity.desc(), t.id.desc()).where(listed),
      index('products_seller').on(t.sellerId),
      index('products_search').using('gin', t.search),
    ];
  },
);

/** One choice a buyer can make: a colour, a size, a fabric. */
export const productOptions = pgTable(
  'product_options',
  {
    id: id(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    /** What is chosen ("Colour"), in three languages. */
    groupName: localized('group_name').notNull(),
    name: localized('name').notNull(),
    /** `#rrggbb` for a swatch. */
    color: text('color'),
    extraPrice: integer('extra_price').notNull().default(0),
    stock: integer('stock').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('product_options_product').on(t.productId, t.position)],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    id: id(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    picture: picture('picture').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('product_pictures_product').on(t.productId, t.position)],
);

export const productReviews = pgTable(
  'product_reviews',
  {
    id: id(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id),
    authorName: text('author_name').notNull(),
    rating: smallint('rating').notNull(),
    content: text('content').notNull(),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull().default('vi'),
    optionName: localized('option_name'),
    pictures: pictures('pictures'),
    visible: boolean('visible').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_reviews_product').on(t.productId, t.createdAt.desc(), t.id.desc()).where(sql`visible`),
  ],
);

export const productQuestions = pgTable(
  'product_questions',
  {
    id: id(),
    productId: integer('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
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
    createdAt: createdAt(),
  },
  (t) => [index('product_questions_product').on(t.productId, t.createdAt.desc(), t.id.desc())],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    /** `home`, `shop` … */
    placement: text('placement').notNull().default('home'),
    title: localized('title').notNull(),
    subtitle: localized('subtitle'),
    action: localized('action'),
    /** A path without its language prefix, `/shop?category=2`. */
    href: text('href').notNull(),
    picture: picture('picture').notNull(),
    /** A taller crop for phones. */
    mobilePicture: picture('mobile_picture'),
    /** Whether the text on the picture is light or dark. */
    tone: text('tone').$type<'light' | 'dark'>().notNull().default('light'),
    content: localized('content'),
    position: integer('position').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (t) => [uniqueIndex('banners_place').on(t.placement, t.position)],
);

/** The size of each facet and of the whole list, kept by the catalogue's writers (ADR 0033). */
export const productCounts = pgTable('product_counts', {
  /** `all`, `category:3`, `brand:7`. */
  facet: text('facet').primaryKey(),
  total: integer('total').notNull(),
});
