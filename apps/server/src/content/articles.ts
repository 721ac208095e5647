import { instantSql, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Published articles, newest first; with words, best match first. */
export function listArticles({ database, now }: Services): Handler<'listArticles'> {
  return async ({ query, language }) => {
    const { type } = query;
    const item = objectSql({
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
    const text = await listText(database, {
      table: 'articles',
      item,
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
