import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, localized, picture } from './columns.ts';
import { products } from './shop.ts';

/** Tiers of furniture packages; another word list than the advertising plans (D94). */
export type PackageTier = 'basic' | 'trend' | 'premium' | 'economy' | 'deluxe';

/** One tier of furniture: an idea of what a home may cost and how it feels. */
export const furniturePackages = pgTable('furniture_packages', {
  id: id(),
  tier: text('tier').$type<PackageTier>().notNull().unique(),
  name: localized('name').notNull(),
  line: localized('line').notNull(),
  story: localized('story').notNull(),
  cover: picture('cover').notNull(),
  position: smallint('position').notNull().default(0),
});

/** `design` furnishes a whole home, `combo` one corner of it. */
export type PackageSetKind = 'design' | 'combo';

/** Pieces that are bought together. What they cost is the sum of the products as they are sold today. */
export const packageSets = pgTable(
  'package_sets',
  {
    id: id(),
    packageId: integer('package_id')
      .notNull()
      .references(() => furniturePackages.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PackageSetKind>().notNull(),
    name: localized('name').notNull(),
    text: localized('text').notNull(),
    picture: picture('picture').notNull(),
    /** Square metres it is meant for. */
    area: smallint('area').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('package_sets_package').on(t.packageId, t.kind, t.position)],
);

export const packageItems = pgTable(
  'package_items',
  {
    id: id(),
    setId: integer('set_id')
      .notNull()
      .references(() => packageSets.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: smallint('quantity').notNull().default(1),
    position: smallint('position').notNull().default(0),
  },
  (t) => [uniqueIndex('package_items_once').on(t.setId, t.productId)],
);
