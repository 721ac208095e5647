import type { Database } from '@hien/server/database';

/** Reviews that only the removal is about: one to ask for, two that are asked for already. */
export async function plantRemovals(
  database: Database,
  seller: string,
  now: number,
): Promise<{ reviewId: number; ids: [number, number] }> {
  const at = new Date(now - 86_400_000);
  const reviews = await database.rows<{ id: number }>(
    {
      text: `insert into product_reviews (product_id, author_name, rating, content, pictures, created_at)
        select p.id, 'Khách', 1, n || ' chê', '[]', $2
        from (select p.id from products p join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
          where u.email = $1 order by p.id limit 1) p, unnest(array['Một', 'Hai', 'Ba']) n returning id`,
    },
    [seller, at],
  );
  const [free = 0, ...asked] = reviews.map(({ id }) => id);
  const removals = await database.rows<{ id: number }>(
    {
      text: `insert into review_removals (review_id, reason, requested_at)
        select id, 'abusive', $2 from unnest($1::int[]) id returning id`,
    },
    [asked, at],
  );
  const [one = 0, other = 0] = removals.map(({ id }) => id);
  return { reviewId: free, ids: [one, other] };
}

/** Reviews of the directory's first company: one to ask for, two whose removal is asked for already. */
export async function plantConstructionRemovals(
  database: Database,
  now: number,
): Promise<{ reviewId: number; ids: [number, number] }> {
  const at = new Date(now - 86_400_000);
  const reviews = await database.rows<{ id: number }>(
    {
      text: `select id from construction_reviews where contractor_id = 1 and removed_on is null order by id desc limit 3`,
    },
    [],
  );
  const [free = 0, ...asked] = reviews.map(({ id }) => id);
  const removals = await database.rows<{ id: number }>(
    {
      text: `insert into construction_removals (review_id, rule, words, requested_at)
        select id, 'insult', 'Xúc phạm thợ.', $2 from unnest($1::int[]) id returning id`,
    },
    [asked, at],
  );
  const [one = 0, other = 0] = removals.map(({ id }) => id);
  return { reviewId: free, ids: [one, other] };
}
