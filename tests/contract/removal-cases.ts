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

/** Reviews of the directory's first company: one to ask for, two whose removal is asked for already, and one appeal. */
export async function plantConstructionRemovals(
  database: Database,
  now: number,
): Promise<{ reviewId: number; ids: [number, number]; appealed: number }> {
  const at = new Date(now - 86_400_000);
  const reviews = await database.rows<{ id: number }>(
    {
      text: `select id from construction_reviews where contractor_id = 1 and removed_on is null order by id desc limit 4`,
    },
    [],
  );
  const [free = 0, gone = 0, ...asked] = reviews.map(({ id }) => id);
  const [appeal] = await database.rows<{ id: number }>(
    {
      text: `with removed as (update construction_reviews set removed_on = $2::timestamptz::date, removed_for = 'insult' where id = $1)
        insert into construction_removals (review_id, rule, words, requested_at, state, version, decision, decided_at, appeal, appealed_at)
        values ($1, 'insult', 'Xúc phạm thợ.', $2, 'appealed', 2, 'Lời lẽ xúc phạm.', $2, 'Tôi chỉ kể việc đã xảy ra.', $2) returning id`,
    },
    [gone, at],
  );
  const removals = await database.rows<{ id: number }>(
    {
      text: `insert into construction_removals (review_id, rule, words, requested_at)
        select id, 'insult', 'Xúc phạm thợ.', $2 from unnest($1::int[]) id returning id`,
    },
    [asked, at],
  );
  const [one = 0, other = 0] = removals.map(({ id }) => id);
  return { reviewId: free, ids: [one, other], appealed: appeal?.id ?? 0 };
}

/** Papers for two reviews of the directory's second company. */
export async function plantEvidence(database: Database, now: number): Promise<[number, number]> {
  const rows = await database.rows<{ id: number }>(
    {
      text: `insert into construction_evidence (review_id, kind, files, request_key, sent_at)
        select id, 'contract', '["/media/private/0123456789abcdef0123456789abcdef.pdf"]', 'evidence-' || id, $1
        from construction_reviews where contractor_id = 2 and removed_on is null order by id limit 2 returning id`,
    },
    [new Date(now - 86_400_000)],
  );
  const [one = 0, other = 0] = rows.map(({ id }) => id);
  return [one, other];
}

/** Reviews by a member of the directory's third company: three without an answer, one with it, and one that staff took away. */
export async function plantOwnConstruction(
  database: Database,
  email: string,
  now: number,
): Promise<{ open: number; other: number; answered: number; proving: number; removed: number }> {
  const rows = await database.rows<{ id: number }>(
    {
      text: `insert into construction_reviews (contractor_id, user_id, author_name, phone, rating, content, language, building, home, district,
          city, area_m2, style, house_type, months, cost_from, cost_to, reply, replied_at, created_at)
        select 3, u.id, 'An N.', '0900000000', 4, 'Đúng hẹn.', 'vi', h.home, h.home, 'Tân Bình', 'Hà Nội', 60, 'modern', '2-bedroom', 2,
          300000000, 320000000, h.reply, case when h.reply is not null then $2::timestamptz end, $2
        from users u, (values ('Nhà một', null), ('Nhà hai', null), ('Nhà ba', 'Cảm ơn anh.'), ('Nhà bốn', null), ('Nhà năm', null)) h (home, reply)
        where u.email = $1 returning id`,
    },
    [email, new Date(now - 86_400_000)],
  );
  const [open = 0, other = 0, answered = 0, proving = 0, removed = 0] = rows.map(({ id }) => id);
  await database.rows(
    {
      text: `with gone as (update construction_reviews set removed_on = $2::timestamptz::date, removed_for = 'insult' where id = $1)
        insert into construction_removals (review_id, rule, words, requested_at, state, version, decision, decided_at)
        values ($1, 'insult', 'Xúc phạm thợ.', $2, 'removed', 1, 'Lời lẽ xúc phạm.', $2)`,
    },
    [removed, new Date(now - 86_400_000)],
  );
  return { open, other, answered, proving, removed };
}
