import { Values, objectSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { itemsOf } from '../db/page.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { linkSql, neighbourSql, publishedSql, readingFields, textFields } from './reading.ts';

/** Published essays, newest first; with words, best match first. */
export function listEssays({ database, now }: Services): Handler<'listEssays'> {
  return async ({ query, language }) => {
    const text = await listText(database, {
      table: 'articles',
      item: objectSql(readingFields(language)),
      order: 't.published_at desc, t.id desc',
      where: [`t.kind = 'essay'`, ['t.published_at <=', new Date(now())]],
      text: query.q ?? '',
      page: { page: query.page ?? 1, limit: query.limit ?? 6 },
    });
    return new JsonText(text);
  };
}

/**
 * One published essay with its text and those published right before and after it.
 * @throws {ApiError} NOT_FOUND for one that is not there, or not yet.
 */
export function getEssay({ database, now }: Services): Handler<'getEssay'> {
  return async ({ params, language }) => {
    const values = new Values();
    const id = values.use(params.id);
    const published = publishedSql('essay', now(), values);
    const link = linkSql(language);
    const item = objectSql({
      ...readingFields(language),
      ...textFields(language),
      previous: 'a.previous',
      next: 'a.next',
    });
    const text = `select ${item}::text as item from articles t,
      lateral (select ${neighbourSql(published, link, '<')} as previous, ${neighbourSql(published, link, '>')} as next
        from (select t.id, t.published_at) a) a
      where t.id = ${id} and ${published}`;
    const [found] = await itemsOf(database, { text }, values.list);
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${found}}`);
  };
}
