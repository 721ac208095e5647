import { offsetOf, pageMeta } from '../../db/page.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { removalSql, reviewsWithRemovals } from '../reviews/my-reviews.ts';
import { reviewItem } from '../reviews/review-shape.ts';
import { ownCompany } from './own-company.ts';

type Received = Answer<'listReceivedConstructionReviews'>['data'];

/** A gravestone is answered by nobody. */
const shown = {
  all: 'true',
  unanswered: 't.reply is null and t.removed_on is null',
  asked: 'r.id is not null',
} as const;

/** What customers say of the member's own company, with what became of the requests to remove it. */
export function listReceivedConstructionReviews({
  database,
}: Services): Handler<'listReceivedConstructionReviews'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    const { page = 1, limit = 10 } = query;
    const show = query.show ?? 'all';
    const company = await ownCompany(database, userId, language);
    const counted = Object.entries(shown).map(
      ([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`,
    );
    const [counts = { all: 0, unanswered: 0, asked: 0 }] = await database.rows<Received['counts']>(
      {
        text: `select ${counted.join(', ')} from ${reviewsWithRemovals} where t.contractor_id = $1`,
      },
      [company.contractor_id],
    );
    const items = await database.rows<Received['items'][number]>(
      {
        text: `select ${reviewItem(language)} as review, case when r.id is not null then ${removalSql} end as removal
          from ${reviewsWithRemovals} where t.contractor_id = $1 and ${shown[show]}
          order by t.created_at desc, t.id desc limit $2 offset $3`,
      },
      [company.contractor_id, limit, offsetOf({ page, limit })],
    );
    return { data: { company, items, meta: pageMeta(page, limit, counts[show]), counts } };
  };
}
