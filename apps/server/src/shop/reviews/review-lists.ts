import { instantSql, objectSql, pictureSql, textSql } from '../../db/json-sql.ts';
import { pageMeta } from '../../db/page.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import { reviewRows } from './review-shape.ts';
import type { Shop } from '../shop.ts';

/**
 * What this member bought, where it is confirmed and nobody wrote about it yet: a row `w` for what was bought as one line,
 * however many parts claims have split off, with the confirmed pieces of all of them.
 */
const waiting = `with recursive own as materialized (
    select i.id, i.split_from, i.state, i.quantity from orders o join order_items i on i.order_id = o.id where o.user_id = $1
  ), part as (
    select id, id as line from own where split_from is null
    union all select own.id, part.line from own join part on own.split_from = part.id
  ), w as (
    select min(own.id) as id, sum(own.quantity)::int as quantity from own join part on part.id = own.id
    where own.state = 'confirmed' and not exists (
      select 1 from part other join product_reviews r on r.order_item_id = other.id where other.line = part.line)
    group by part.line
  )`;

/** Purchases that wait for a review, the latest first. */
export function listReviewables(shop: Shop): Handler<'listReviewables'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 10 } = call.query;
    const [counted] = await shop.database.rows<{ total: number }>(
      { text: `${waiting} select count(*)::int as total from w` },
      [userId],
    );
    const item = objectSql({
      orderItemId: 'i.id',
      orderNumber: 'o.number',
      product: objectSql({
        id: 'p.id',
        name: textSql('p.name', call.language),
        picture: pictureSql('p.cover', call.language),
      }),
      optionName: textSql(`(i.thing->'optionName')`, call.language),
      quantity: 'w.quantity',
      confirmedAt: instantSql('i.changed_at'),
    });
    const rows = await shop.database.rows<{ item: string }>(
      {
        text: `${waiting} select ${item}::text as item from w join order_items i on i.id = w.id
          join orders o on o.id = i.order_id join products p on p.id = i.product_id
          order by i.changed_at desc, i.id desc limit $2 offset $3`,
      },
      [userId, limit, (page - 1) * limit],
    );
    const total = counted?.total ?? 0;
    const meta = pageMeta(page, limit, total);
    return new JsonText(
      `{"items":[${rows.map((row) => row.item).join(',')}],"meta":${JSON.stringify(meta)}}`,
    );
  };
}

/** The member's own reviews, the newest first. */
export function listMyReviews(shop: Shop): Handler<'listMyReviews'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 10 } = call.query;
    const where = 'where r.user_id = $1 and r.visible';
    const [counted] = await shop.database.rows<{ total: number }>(
      { text: `select count(*)::int as total from product_reviews r ${where}` },
      [userId],
    );
    const total = counted?.total ?? 0;
    const items = await reviewRows(
      shop.database,
      call.language,
      `${where} order by r.created_at desc, r.id desc limit $2 offset $3`,
      [userId, limit, (page - 1) * limit],
    );
    return { items, meta: pageMeta(page, limit, total) };
  };
}
