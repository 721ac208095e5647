import { boolean, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { designs } from './designs.ts';
import { productOptions, products } from './shop.ts';

/** What a member means to buy: one line per option. Prices and stock are the product's, read anew each time. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null once the seller has taken the option away: the line stays and says so. */
    optionId: integer('option_id').references(() => productOptions.id, { onDelete: 'set null' }),
    quantity: integer('quantity').notNull(),
    /** What one piece cost when the line was last seen: a change since then is shown. */
    seenPrice: integer('seen_price').notNull(),
    selected: boolean('selected').notNull().default(true),
    /** Put aside: not counted, not bought. */
    later: boolean('later').notNull().default(false),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('cart_lines_once').on(t.userId, t.optionId),
    index('cart_lines_user').on(t.userId, t.id),
  ],
);

/** Ready-made designs that a member means to buy: beside the goods, in an order of their own. */
export const cartDesigns = pgTable(
  'cart_designs',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: integer('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** What it cost when it was put in: a change since then is shown. */
    seenPrice: integer('seen_price').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_designs_once').on(t.userId, t.designId),
    index('cart_designs_design').on(t.designId),
  ],
);
