import type { Database } from '@hien/server/database';

/** Two drafts of a member with everything that publishing wants; their version is 9. */
export async function plantPosts(
  database: Database,
  email: string,
  now: number,
): Promise<[number, number]> {
  const rows = await database.rows<{ id: number }>(
    {
      text: `insert into share_posts (user_id, version, title, body, house_type, style, pictures, updated_at)
        select u.id, 9, 'Nhà mới ' || n, '<p>Một căn nhà.</p>', 'studio', 'modern', jsonb_build_array(s.cover), $2::timestamptz
        from users u, interior_shares s, generate_series(1, 2) n where u.email = $1 and s.id = 1 order by n returning id`,
    },
    [email, new Date(now)],
  );
  const [first = 0, second = 0] = rows.map(({ id }) => id);
  return [first, second];
}
