import type { Language } from '@hien/domain';
import { type Values, instantSql, objectSql, pictureSql, textSql } from '../db/json-sql.ts';

/** What stands in the magazine's table: articles by the house, essays by people who sign them. */
type Kind = 'article' | 'essay';

/** What articles and essays say of themselves in a list; `t` is the row. */
export const readingFields = (language: Language): Record<string, string> => ({
  id: 't.id',
  slug: 't.slug',
  title: textSql('t.title', language),
  excerpt: textSql('t.excerpt', language),
  picture: pictureSql('t.cover', language),
  author: `json_build_object('name', t.author_name, 'avatar', ${pictureSql('t.author_avatar', language)})`,
  reading_minutes: 't.reading_minutes',
  published_at: instantSql('t.published_at'),
});

/** What only the text's own page says. */
export const textFields = (language: Language): Record<string, string> => ({
  body: textSql('t.body', language),
  updated_at: instantSql('t.updated_at'),
});

/** Rows `t` of a kind that anybody may read by `now`. */
export const publishedSql = (kind: Kind, now: number, values: Values): string =>
  `t.kind = '${kind}' and t.published_at <= ${values.use(new Date(now))}`;

/** What was published right before (`<`) or after (`>`) row `a`, as `link`; null where nothing was. */
export const neighbourSql = (published: string, link: string, side: '<' | '>'): string =>
  `(select ${link} from articles t where ${published} and (t.published_at, t.id) ${side} (a.published_at, a.id)
    order by t.published_at ${side === '<' ? 'desc' : 'asc'}, t.id ${side === '<' ? 'desc' : 'asc'} limit 1)`;

/** A text named beside another one. */
export const linkSql = (language: Language): string =>
  objectSql({
    id: 't.id',
    slug: 't.slug',
    title: textSql('t.title', language),
    picture: pictureSql('t.cover', language),
  });
