import { objectSql } from '../../db/json-sql.ts';
import { type Condition, conditionsSql } from '../../db/conditions.ts';
import { countOf } from '../../db/list-query.ts';
import { Values } from '../../db/json-sql.ts';
import { itemsOf, offsetOf, pageMeta } from '../../db/page.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { standingOf } from '../../standing-company.ts';
import { reviewItem } from './review-shape.ts';

const orders = {
  newest: 't.created_at desc, t.id desc',
  highest: 't.rating desc, t.created_at desc, t.id desc',
  lowest: 't.rating, t.created_at desc, t.id desc',
  // Those with papers, the latest first; then all others.
  proven: '(t.proven_on is null or t.removed_on is not null), t.created_at desc, t.id desc',
};

const starsSql = [5, 4, 3, 2, 1]
  .map(
    (stars) =>
      `json_build_object('stars', ${stars}, 'count', count(*) filter (where removed_on is null and rating = ${stars}))`,
  )
  .join(', ');

const summary = objectSql({
  average: 'coalesce(round(avg(rating) filter (where removed_on is null), 1), 0)::float8',
  count: 'count(*) filter (where removed_on is null)',
  proven: 'count(*) filter (where removed_on is null and proven_on is not null)',
  removed: 'count(*) filter (where removed_on is not null)',
  histogram: `json_build_array(${starsSql})`,
});

/** What customers say of a company; removed reviews keep their place as gravestones (docs/adr/0080). */
export function listConstructionReviews({
  database,
}: Services): Handler<'listConstructionReviews'> {
  return async ({ params, query, language }) => {
    const id = await standingOf(database, params.contractor_id);
    if (id === null) throw new ApiError('NOT_FOUND');
    const page = { page: query.page ?? 1, limit: query.limit ?? 10 };
    const where: Condition[] = [['t.contractor_id =', id]];
    // Who looks for five stars looks for those that count.
    if (query.stars !== undefined) where.push(['t.rating =', query.stars], 't.removed_on is null');
    if (query.proven === true) where.push('t.proven_on is not null', 't.removed_on is null');
    const values = new Values();
    const order = orders[query.sort ?? 'newest'];
    const text = `select ${reviewItem(language)}::text as item from (select * from construction_reviews t
        where ${conditionsSql(where, values)} order by ${order}
        limit ${values.use(page.limit)} offset ${values.use(offsetOf(page))}) t order by ${order}`;
    const items = await itemsOf(database, { text }, values.list);
    const total = await countOf(database, { table: 'construction_reviews', where });
    const [all] = await database.rows<{ summary: string }>(
      {
        name: 'construction-review-summary',
        text: `select ${summary}::text as summary from construction_reviews where contractor_id = $1`,
      },
      [id],
    );
    const meta = JSON.stringify(pageMeta(page.page, page.limit, total));
    return new JsonText(
      `{"data":{"items":[${items.join(',')}],"meta":${meta},"summary":${all?.summary ?? 'null'}}}`,
    );
  };
}
