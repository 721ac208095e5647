import { commentLimits } from '@hien/domain';
import { Values } from '../../db/json-sql.ts';
import { type Condition, conditionsSql } from '../../db/conditions.ts';
import { countOf } from '../../db/list-query.ts';
import { itemsOf, offsetOf, pageMeta } from '../../db/page.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { type Reader, commentItem, hosts, shownSql } from './comment-shape.ts';

const order = 't.created_at desc, t.id desc';

/**
 * What is said of a home, newest first, each with its replies.
 * @throws {ApiError} NOT_FOUND for a home that is not shown.
 */
export function listShareComments(services: Services): Handler<'listShareComments'> {
  return async ({ query, language, member }) => {
    const [home] = await services.database.rows<{ count: number }>(
      {
        name: 'share-comment-count',
        text: `select comment_count as count from interior_shares where id = $1 and status = 'visible'`,
      },
      [query.share_id],
    );
    if (home === undefined) throw new ApiError('NOT_FOUND');
    return commentsOf(services, ['t.share_id =', query.share_id], {
      ...query,
      ...home,
      userId: (await member())?.userId ?? null,
      language,
    });
  };
}

/** The same of a design, one that is no longer sold too. */
export function listDesignComments(services: Services): Handler<'listDesignComments'> {
  return async ({ query, language, member }) => {
    const [design] = await services.database.rows<{ count: number }>(
      {
        name: 'design-comment-count',
        text: 'select comment_count as count from designs where id = $1',
      },
      [query.design_id],
    );
    if (design === undefined) throw new ApiError('NOT_FOUND');
    return commentsOf(services, ['t.design_id =', query.design_id], {
      ...query,
      ...design,
      userId: (await member())?.userId ?? null,
      language,
    });
  };
}

type Asked = Omit<Reader, 'now'> & {
  readonly page?: number;
  readonly limit?: number;
  /** All that stands below it. */
  readonly count: number;
};

async function commentsOf(
  { database, now }: Services,
  below: Condition,
  { page: number = 1, limit = commentLimits.perPage, count, userId, language }: Asked,
): Promise<JsonText> {
  const page = { page: number, limit };
  const where: Condition[] = [below, 't.parent_id is null', shownSql('t')];
  const values = new Values();
  const text = `select ${commentItem({ userId, language, now: now() }, values)}::text as item
    from (select * from share_comments t where ${conditionsSql(where, values)} order by ${order}
      limit ${values.use(page.limit)} offset ${values.use(offsetOf(page))}) t
    ${hosts} order by ${order}`;
  const [items, total] = await Promise.all([
    itemsOf(database, { text }, values.list),
    countOf(database, { table: 'share_comments', where }),
  ]);
  const meta = JSON.stringify(pageMeta(page.page, page.limit, total));
  return new JsonText(`{"data":{"items":[${items.join(',')}],"meta":${meta},"count":${count}}}`);
}
