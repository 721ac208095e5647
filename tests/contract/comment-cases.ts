import type { Database } from '@hien/server/database';

/** A member's words below the first shared home: one just written, one of yesterday. */
export async function plantComments(
  database: Database,
  email: string,
  now: number,
): Promise<[number, number]> {
  const rows = await database.rows<{ id: number }>(
    {
      text: `insert into share_comments (share_id, user_id, author_name, content, language, created_at)
        select 1, u.id, 'An N.', 'Đẹp quá.', 'vi', t.at from users u, unnest($2::timestamptz[]) with ordinality t (at, n)
        where u.email = $1 order by t.n returning id`,
    },
    [email, [new Date(now), new Date(now - 86_400_000)]],
  );
  await database.rows(
    {
      text: `update interior_shares set comment_count = comment_count + 2 where id = 1`,
    },
    [],
  );
  const [young = 0, old = 0] = rows.map(({ id }) => id);
  return [young, old];
}
