import type { Database } from '@hien/server/database';

type KnownCase = { readonly id: number; readonly version: number };

/** Cases that staff decide, and what of the member’s was removed. */
export type KnownModeration = {
  readonly reported: KnownCase;
  readonly other: KnownCase;
  readonly appealed: KnownCase;
  /** Removals of the member: one to appeal, one for which it is too late. */
  readonly own: { readonly open: number; readonly late: number };
};

const dayMs = 86_400_000;

/** Each about a comment of its own below the fifth shared home. */
export async function plantModeration(
  database: Database,
  member: string,
  now: number,
): Promise<KnownModeration> {
  const add = async (
    author: string | null,
    state: 'reported' | 'removed' | 'appealed',
    daysAgo = 2,
  ): Promise<KnownCase> => {
    const version = { reported: 0, removed: 1, appealed: 2 }[state];
    const isGone = state !== 'reported';
    const at = new Date(now - daysAgo * dayMs);
    const [made] = await database.rows<{ id: number }>(
      {
        text: `with said as (
            insert into share_comments (share_id, user_id, author_name, content, language, created_at, gone_at, gone_by)
            select 5, (select id from users where email = $1), 'Hải Đ.', 'Rèm giá gốc, gọi 09xx', 'vi', $2::timestamptz,
              case when $3 then $2::timestamptz end, case when $3 then 'staff' end returning id)
          insert into community_cases (share_id, comment_id, author_id, state, version, changed_at, opened_at, reports,
            weight, rule, quote, decided_by, decided_at, appeal, appealed_at)
          select 5, said.id, (select id from users where email = $1), $4, $5, $2, $2, 1, 1,
            case when $3 then 'spam' end, case when $3 then 'gọi 09xx' end,
            case when $3 then (select min(id) from users) end, case when $3 then $2::timestamptz end,
            case when $4 = 'appealed' then 'Tôi không bán gì.' end,
            case when $4 = 'appealed' then $2::timestamptz end
          from said returning id`,
      },
      [author, at, isGone, state, version],
    );
    return { id: made?.id ?? 0, version };
  };
  return {
    reported: await add(null, 'reported'),
    other: await add(null, 'reported'),
    appealed: await add(null, 'appealed'),
    own: {
      open: (await add(member, 'removed')).id,
      late: (await add(member, 'removed', 30)).id,
    },
  };
}
