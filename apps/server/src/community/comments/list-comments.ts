import { commentLimits } from '@hien/domain';
import { Values } from '../../db/json-sql.ts';
import { type Condition, conditionsSql } from '../../db/conditions.ts';
import { countOf } from '../../db/list-query.ts';
import { itemsOf, offsetOf, pageMeta } from '../../db/page.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { commentItem, shownSql } from './comment-shape.ts';

const order = 't.created_at desc, t.id desc';

/**
 * What is said of a home, newest first, each with its replies.
 * @throws {ApiError} NOT_FOUND for a home that is not shown.
 */
export function listShareComments({ database, now }: Services): Handler<'listShareComments'> {
  return async ({ query, language, member }) => {
    const [home] = await database.rows<{ count: number }>(
      {
        name: 'share-comment-count',
        text: `select comment_count as count from interior_shares where id = $1 and status = 'visible'`,
      },
      [query.share_id],
    );
    if (home === undefined) throw new ApiError('NOT_FOUND');
    const reader = { userId: (await member())?.userId ?? null, language, now: now() };
    const page = { page: query.page ?? 1, limit: query.limit ?? commentLimits.perPage };
    const where: Condition[] = [
      ['t.share_id =', query.share_id],
      't.parent_id is null',
      shownSql('t'),
    ];
    const values = new Values();
    const text = `select ${commentItem(reader, values)}::text as item
      from (select * from share_comments t where ${conditionsSql(where, values)} order by ${order}
        limit ${values.use(page.limit)} offset ${values.use(offsetOf(page))}) t
      join interior_shares h on h.id = t.share_id order by ${order}`;
    const [items, total] = await Promise.all([
      itemsOf(database, { text }, values.list),
      countOf(database, { table: 'share_comments', where }),
    ]);
    const meta = JSON.stringify(pageMeta(page.page, page.limit, total));
    return new JsonText(
      `{"data":{"items":[${items.join(',')}],"meta":${meta},"count":${home.count}}}`,
    );
  };
}
