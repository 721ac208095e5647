import type { Database } from '@hien/server/database';
import type { Stage } from './stage.ts';

/** Two drafts that nobody has read: a whole one of version 2, and an empty one; and the first article of the sample. */
export async function plantReading(
  database: Database,
  now: number,
): Promise<Stage['known']['readingIds']> {
  const rows = await database.rows<{ id: number }>(
    {
      text: `insert into reading_texts (id, kind, type, version, title, excerpt, body, cover, author_name, written, updated_at, search)
        select nextval(pg_get_serial_sequence('articles', 'id')), 'article', 'guide', n,
          jsonb_build_object('vi', t.words, 'en', null, 'ko', null),
          jsonb_build_object('vi', t.words, 'en', null, 'ko', null),
          jsonb_build_object('vi', case when n = 2 then '<p>Một đoạn.</p>' else '' end, 'en', null, 'ko', null),
          case when n = 2 then a.cover end, 'Ban biên tập Hiên', w.written, $1::timestamptz, ''::tsvector
        from generate_series(1, 2) n, articles a,
          lateral (select case when n = 2 then 'Bài thử' else '' end as words) t,
          lateral (select jsonb_build_object('vi', case when n = 2 then 1 end, 'en', null, 'ko', null) as part) p,
          lateral (select jsonb_build_object('title', p.part, 'excerpt', p.part, 'body', p.part) as written) w
        where a.id = 1 order by n returning id`,
    },
    [new Date(now)],
  );
  const [blank = 0, draft = 0] = rows.map(({ id }) => id);
  return { draft, blank, published: 1 };
}
