import { instantSql, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { type Handler, type Handlers, JsonText } from '../http/handler.ts';
import { listJobs } from './list-jobs.ts';
import type { Services } from '../services.ts';

const orders = {
  newest: 't.published_at desc, t.id desc',
  popular: 't.like_count desc, t.id desc',
};

/** Homes that members show, newest or most liked first; with words, best match first. */
export function listInteriorShares({ database }: Services): Handler<'listInteriorShares'> {
  return async ({ query, language }) => {
    const { style } = query;
    const item = objectSql({
      id: 't.id',
      slug: 't.slug',
      title: textSql('t.title', language),
      excerpt: textSql('t.excerpt', language),
      picture: pictureSql('t.cover', language),
      picture_count: 'greatest(1, jsonb_array_length(t.pictures))',
      author: `json_build_object('name', t.author_name, 'avatar', ${pictureSql('t.author_avatar', language)})`,
      style: 't.style',
      area: 't.area_m2',
      likes: 't.like_count',
      comments: 't.comment_count',
      views: 't.view_count',
      created_at: instantSql('t.published_at'),
    });
    const text = await listText(database, {
      table: 'interior_shares',
      item,
      order: orders[query.sort ?? 'newest'],
      where: [
        `t.status = 'visible'`,
        ...(style === undefined ? [] : [['t.style =', style] as const]),
      ],
      text: query.q ?? '',
      page: { page: query.page ?? 1, limit: query.limit ?? 9 },
    });
    return new JsonText(text);
  };
}

export function communityHandlers(services: Services) {
  return { listInteriorShares: listInteriorShares(services), listJobs } satisfies Partial<Handlers>;
}
