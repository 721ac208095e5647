import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sellers } from './shop.ts';

/** What a day came to in a shop, counted at 08:00 of the next one (D93); a day that is counted stays as it is. */
export const shopDays = pgTable(
  'shop_days',
  {
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** `2026-03-06`, by Vietnam's calendar. */
    day: text('day').notNull(),
    /** Lines as they were ordered, before any was split. */
    ordered: integer('ordered').notNull(),
    /** Lines of which a cancellation, refund or exchange was asked for. */
    claims: integer('claims').notNull(),
    /** Purchases that were confirmed, and what they came to. */
    sold: integer('sold').notNull(),
    sales: bigint('sales', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.day] }),
    // Which day was counted last.
    index('shop_days_day').on(t.day),
  ],
);
