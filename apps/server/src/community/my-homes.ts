import { objectSql } from '../db/json-sql.ts';
import { offsetOf, pageMeta } from '../db/page.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { shareFields } from './share-card.ts';

const visible = `t.status = 'visible'`;

/** Homes of a member by what they are to them; `t` is the home, `$1` the member, `at` what puts the newest first. */
const sources = {
  shared: { from: `interior_shares t where t.user_id = $1 and ${visible}`, at: 't.published_at' },
  liked: {
    from: `share_likes m join interior_shares t on t.id = m.share_id where m.user_id = $1 and ${visible}`,
    at: 'm.created_at',
  },
  saved: {
    from: `bookmarks m join interior_shares t on t.id = m.target_id and m.kind = 'share' where m.user_id = $1 and ${visible}`,
    at: 'm.created_at',
  },
} as const;
type Kind = keyof typeof sources;

const counted = Object.entries(sources).map(
  ([kind, { from }]) => `(select count(*)::int from ${from}) as ${kind}`,
);

/** What the member shares, likes or keeps among the homes, with how many there are of each. */
export function listMyHomes({ database }: Services): Handler<'listMyHomes'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    const { kind = 'shared', page = 1, limit = 12 } = query;
    const { from, at } = sources[kind];
    const [counts] = await database.rows<Record<Kind, number>>(
      { text: `select ${counted.join(', ')}` },
      [userId],
    );
    const rows = await database.rows<{ item: string }>(
      {
        text: `select ${objectSql(shareFields(language))}::text as item from ${from}
          order by ${at} desc, t.id desc limit $2 offset $3`,
      },
      [userId, limit, offsetOf({ page, limit })],
    );
    const meta = JSON.stringify(pageMeta(page, limit, counts?.[kind] ?? 0));
    const items = rows.map(({ item }) => item).join(',');
    return new JsonText(
      `{"data":{"items":[${items}],"meta":${meta},"counts":${JSON.stringify(counts)}}}`,
    );
  };
}
