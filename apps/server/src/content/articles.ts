import type { Language } from '@hien/domain';
import { Values, objectSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { itemsOf } from '../db/page.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { linkSql, neighbourSql, publishedSql, readingFields, textFields } from './reading.ts';

/** What an article says of itself in a list; `t` is the row. */
export const articleFields = (language: Language): Record<string, string> => ({
  ...readingFields(language),
  type: 't.type',
  views: 't.view_count',
});

/** Published articles, newest first; with words, best match first. */
export function listArticles({ database, now }: Services): Handler<'listArticles'> {
  return async ({ query, language }) => {
    const { type } = query;
    const text = await listText(database, {
      table: 'articles',
      item: objectSql(articleFields(language)),
      order: 't.published_at desc, t.id desc',
      where: [
        `t.kind = 'article'`,
        ['t.published_at <=', new Date(now())],
        ...(type === undefined ? [] : [['t.type =', type] as const]),
      ],
      text: query.q ?? '',
      page: { page: query.page ?? 1, limit: query.limit ?? 6 },
    });
    return new JsonText(text);
  };
}

/**
 * One published article with its text, those published right before and after it, and three of its kind.
 * @throws {ApiError} NOT_FOUND for one that is not there, or not yet.
 */
export function getArticle({ database, now }: Services): Handler<'getArticle'> {
  return async ({ params, language }) => {
    const values = new Values();
    const id = values.use(params.id);
    const published = publishedSql('article', now(), values);
    const link = linkSql(language);
    const related = `(select coalesce(json_agg(r.item), '[]') from (select ${objectSql(articleFields(language))} as item from articles t
      where ${published} and t.type = a.type and t.id <> a.id order by t.published_at desc, t.id desc limit 3) r)`;
    const item = objectSql({
      ...articleFields(language),
      ...textFields(language),
      product_ids: 'to_json(t.product_ids)',
      previous: 'a.previous',
      next: 'a.next',
      related: 'a.related',
    });
    const text = `select ${item}::text as item from articles t,
      lateral (select ${neighbourSql(published, link, '<')} as previous, ${neighbourSql(published, link, '>')} as next, ${related} as related
        from (select t.id, t.type, t.published_at) a) a
      where t.id = ${id} and ${published}`;
    const [found] = await itemsOf(database, { text }, values.list);
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${found}}`);
  };
}
