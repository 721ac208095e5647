import { instantSql, objectSql, pictureSql, textSql } from '../../db/json-sql.ts';
import { pageMeta } from '../../db/page.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import { reviewRows } from './review-shape.ts';
import type { Shop } from '../shop.ts';

/** Confirmed, by this member, and nobody wrote about it yet. */
const reviewable = `from order_items i join orders o on o.id = i.order_id
  join products p on p.id = i.product_id
  where i.user_id = $1 and i.state = 'confirmed'
    and not exists (select 1 from product_reviews r where r.order_item_id = i.id)`;

/** Purchases that wait for a review, the latest first. */
export function listReviewables(shop: Shop): Handler<'listReviewables'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 10 } = call.query;
    const [counted] = await shop.database.rows<{ total: number }>(
      { text: `select count(*)::int as total ${reviewable}` },
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
      quantity: 'i.quantity',
      confirmedAt: instantSql('i.changed_at'),
    });
    const rows = await shop.database.rows<{ item: string }>(
      {
        text: `select ${item}::text as item ${reviewable}
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
