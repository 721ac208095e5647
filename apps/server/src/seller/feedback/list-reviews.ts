import { instantSql, objectSql } from '../../db/json-sql.ts';
import { itemsOf, pageMeta } from '../../db/page.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { reviewFields } from '../../shop/reviews/review-shape.ts';
import { itemsOfCaller } from './found-items.ts';

const reviews = `product_reviews r join products p on p.id = r.product_id join sellers s on s.id = p.seller_id`;

/** What was asked last about a review: looked up for those of the page alone, never to count. */
const lastRemoval =
  'left join lateral (select * from review_removals where review_id = r.id order by id desc limit 1) m on true';

const asked = 'exists (select 1 from review_removals where review_id = r.id)';

/** Conditions of the tabs. A removed review stands under the requests alone. */
const tabSql = {
  all: 'r.visible',
  unanswered: 'r.visible and r.reply is null',
  low: 'r.visible and r.rating <= 2',
  removal: asked,
} as const;

/** What is said about the items of the caller's shop, the newest first. */
export function listShopReviews({ database }: Services): Handler<'listShopReviews'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20, tab = 'all', q = '' } = call.query;
    const { where, values } = await itemsOfCaller(database.orm, userId, q);
    const [counted] = await database.rows<Record<keyof typeof tabSql, number>>(
      {
        text: `select ${(['all', 'unanswered', 'low'] as const)
          .map((name) => `count(*) filter (where ${tabSql[name]})::int as "${name}"`)
          .join(', ')},
            (select count(*)::int from ${reviews} where ${where} and ${tabSql.removal}) as "removal"
          from ${reviews} where ${where}`,
      },
      values,
    );
    const { all, ...counts } = counted ?? { all: 0, unanswered: 0, low: 0, removal: 0 };
    const total = tab === 'all' ? all : counts[tab];
    const shape = objectSql({
      ...reviewFields(call.language),
      author: 'r.author_name',
      removal: `case when m.id is not null then ${objectSql({
        state: 'm.state',
        reason: 'm.reason',
        requestedAt: instantSql('m.requested_at'),
        decision: 'm.decision',
      })} end`,
    });
    const items = await itemsOf(
      database,
      {
        text: `select ${shape}::text as item from (
            select r.id from ${reviews} where ${where} and ${tabSql[tab]}
            order by r.created_at desc, r.id desc limit $${values.length + 1} offset $${values.length + 2}
          ) found join product_reviews r on r.id = found.id
          join products p on p.id = r.product_id join sellers s on s.id = p.seller_id ${lastRemoval}
          order by r.created_at desc, r.id desc`,
      },
      [...values, limit, (page - 1) * limit],
    );
    return new JsonText(
      `{"items":[${items.join(',')}],"meta":${JSON.stringify(pageMeta(page, limit, total))},"counts":${JSON.stringify(counts)}}`,
    );
  };
}
