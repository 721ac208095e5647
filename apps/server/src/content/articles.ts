import type { Language } from '@hien/domain';
import { Values, instantSql, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { itemsOf } from '../db/page.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';

const cardFields = (language: Language): Record<string, string> => ({
  id: 't.id',
  slug: 't.slug',
  type: 't.type',
  title: textSql('t.title', language),
  excerpt: textSql('t.excerpt', language),
  picture: pictureSql('t.cover', language),
  author: `json_build_object('name', t.author_name, 'avatar', ${pictureSql('t.author_avatar', language)})`,
  reading_minutes: 't.reading_minutes',
  views: 't.view_count',
  published_at: instantSql('t.published_at'),
});

const linkSql = (language: Language): string =>
  objectSql({
    id: 't.id',
    title: textSql('t.title', language),
    picture: pictureSql('t.cover', language),
  });

/** Published articles, newest first; with words, best match first. */
export function listArticles({ database, now }: Services): Handler<'listArticles'> {
  return async ({ query, language }) => {
    const { type } = query;
    const text = await listText(database, {
      table: 'articles',
      item: objectSql(cardFields(language)),
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
    const published = `t.kind = 'article' and t.published_at <= ${values.use(new Date(now()))}`;
    const neighbour = (side: '<' | '>') =>
      `(select ${linkSql(language)} from articles t where ${published} and (t.published_at, t.id) ${side} (a.published_at, a.id)
        order by t.published_at ${side === '<' ? 'desc' : 'asc'}, t.id ${side === '<' ? 'desc' : 'asc'} limit 1)`;
    const related = `(select coalesce(json_agg(r.item), '[]') from (select ${objectSql(cardFields(language))} as item from articles t
      where ${published} and t.type = a.type and t.id <> a.id order by t.published_at desc, t.id desc limit 3) r)`;
    const item = objectSql({
      ...cardFields(language),
      body: textSql('t.body', language),
      updated_at: instantSql('t.updated_at'),
      product_ids: 'to_json(t.product_ids)',
      previous: 'a.previous',
      next: 'a.next',
      related: 'a.related',
    });
    const text = `select ${item}::text as item from articles t,
      lateral (select ${neighbour('<')} as previous, ${neighbour('>')} as next, ${related} as related
        from (select t.id, t.type, t.published_at) a) a
      where t.id = ${id} and ${published}`;
    const [found] = await itemsOf(database, { text }, values.list);
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${found}}`);
  };
}
