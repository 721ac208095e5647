import { sql } from 'drizzle-orm';
import type { Orm } from './db/database.ts';

/**
 * Counts a product's visible reviews anew, and its seller's mean. Counted, never added to: two reviews at once
 * wait for each other at the product's row, and the second sees the first.
 */
export async function recountReviews(tx: Orm, productId: number): Promise<void> {
  await tx.execute(sql`select 1 from products where id = ${productId} for update`);
  await tx.execute(sql`update products p set
      rating = coalesce(n.rating, 0), rating_count = n.count, picture_review_count = n.pictures,
      rating_histogram = array[n.five, n.four, n.three, n.two, n.one]
    from (
      select round(avg(rating), 1)::float8 as rating, count(*)::int as count,
        count(*) filter (where jsonb_array_length(pictures) > 0)::int as pictures,
        count(*) filter (where rating = 5)::int as five, count(*) filter (where rating = 4)::int as four,
        count(*) filter (where rating = 3)::int as three, count(*) filter (where rating = 2)::int as two,
        count(*) filter (where rating = 1)::int as one
      from product_reviews where product_id = ${productId} and visible
    ) n where p.id = ${productId}`);
  await tx.execute(sql`update sellers s set rating = coalesce(n.rating, 0), rating_count = n.count
    from (
      select round((sum(p.rating * p.rating_count) / nullif(sum(p.rating_count), 0))::numeric, 1)::float8 as rating,
        sum(p.rating_count)::int as count
      from products p where p.seller_id = (select seller_id from products where id = ${productId})
    ) n where s.id = (select seller_id from products where id = ${productId})`);
}
