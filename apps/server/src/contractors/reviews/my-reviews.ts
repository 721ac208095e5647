import {
  type ConstructionReviewState,
  type Language,
  appealUntil,
  constructionReviewStates,
  reviewEditableUntil,
  whyNotAppealRemoval,
  whyNotEdit,
  whyNotProve,
  whyNotWithdraw,
} from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { Values, instantSql, objectSql, pictureSql } from '../../db/json-sql.ts';
import { offsetOf, pageMeta, totalOf } from '../../db/page.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { reviewItem } from './review-shape.ts';

type Mine = Answer<'editConstructionReview'>['data'];
type Company = Mine['company'];

/** What has become of a review; `t` is its row, `r` the request for its removal. */
const reviewStateSql = `case when t.removed_for = 'withdrawn' then 'withdrawn'
  when t.removed_on is not null then 'removed' when r.state = 'waiting' then 'asked' else 'published' end`;

export const companySql = (language: Language): string =>
  objectSql({
    contractor_id: 'c.id',
    company_name: 'c.company_name',
    logo: pictureSql('c.logo', language),
    listed: `c.approval = 'approved'`,
  });

export const removalSql = objectSql({
  state: 'r.state',
  rule: 'r.rule',
  requested_at: instantSql('r.requested_at'),
  decision: 'r.decision',
  decided_at: `case when r.decided_at is not null then ${instantSql('r.decided_at')} end`,
});

/** What its writer said against a removal, and what staff answered. */
const appealSql = objectSql({
  words: 'r.appeal',
  at: instantSql('r.appealed_at'),
  answer: 'r.answer',
  answered_at: `case when r.answered_at is not null then ${instantSql('r.answered_at')} end`,
});

const evidenceSql = objectSql({
  state: 'e.state',
  kind: 'e.kind',
  tries: 'e.tries',
  sent_at: instantSql('e.sent_at'),
  decided_at: `case when e.decided_at is not null then ${instantSql('e.decided_at')} end`,
  reason: 'e.reason',
});

/** `t` is the review, `r` the request for its removal. */
export const reviewsWithRemovals = `construction_reviews t left join construction_removals r on r.review_id = t.id`;

type Row = {
  review: Mine['review'];
  company: Company;
  state: ConstructionReviewState;
  removal: Mine['removal'];
  appeal: Mine['appeal'];
  evidence: Mine['evidence'];
};

/** Reviews with what their writer can do with them at the moment. */
async function reviews(
  database: Database,
  { where, values, language, now }: Wanted,
): Promise<Mine[]> {
  const rows = await database.rows<Row>(
    {
      text: `select ${reviewItem(language, 'writer')} as review, ${companySql(language)} as company,
        ${reviewStateSql} as state, case when r.id is not null then ${removalSql} end as removal,
        case when r.appeal is not null then ${appealSql} end as appeal,
        case when e.id is not null then ${evidenceSql} end as evidence
        from ${reviewsWithRemovals} left join construction_evidence e on e.review_id = t.id join contractors c on c.id = t.contractor_id where ${where}`,
    },
    values.list,
  );
  return rows.map(({ review, company, state, removal, appeal, evidence }) => {
    const writtenAt = Date.parse(review.created_at);
    const standing = { state, answered: review.reply !== null, writtenAt };
    return {
      review,
      company,
      state,
      removal,
      appeal,
      appeal_until: removal === null ? null : appealableUntil(removal, now),
      evidence,
      edit_until: new Date(reviewEditableUntil(writtenAt)).toISOString(),
      edit_refused: whyNotEdit(standing, now),
      withdraw_refused: whyNotWithdraw(standing),
      evidence_refused: whyNotProve(state, evidence),
    };
  });
}

/** Until when its removal can be appealed; null where it cannot. */
function appealableUntil(
  { state, decided_at: decided }: NonNullable<Mine['removal']>,
  now: number,
): string | null {
  const removedAt = decided === null ? null : Date.parse(decided);
  return removedAt === null || whyNotAppealRemoval({ state, removedAt }, now) !== null
    ? null
    : new Date(appealUntil(removedAt)).toISOString();
}

type Wanted = {
  /** With order and page. */
  readonly where: string;
  readonly values: Values;
  readonly language: Language;
  readonly now: number;
};

/** One of the member's own. */
export async function myReview(
  database: Database,
  { id, userId, language, now }: { id: number; userId: number; language: Language; now: number },
): Promise<Mine> {
  const values = new Values();
  const where = `t.id = ${values.use(id)} and t.user_id = ${values.use(userId)}`;
  const [found] = await reviews(database, { where, values, language, now });
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}

/** What the member wrote of companies, and what has become of it. */
export function listMyConstructionReviews({
  database,
  now,
}: Services): Handler<'listMyConstructionReviews'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    const { state, page = 1, limit = 10 } = query;
    const counted = constructionReviewStates.map(
      (one) => `count(*) filter (where ${reviewStateSql} = '${one}')::int as ${one}`,
    );
    const [counts] = await database.rows<Record<ConstructionReviewState, number>>(
      { text: `select ${counted.join(', ')} from ${reviewsWithRemovals} where t.user_id = $1` },
      [userId],
    );
    if (counts === undefined) throw new ApiError('INTERNAL');
    const values = new Values();
    const mine = `t.user_id = ${values.use(userId)}`;
    const narrowed =
      state === undefined ? mine : `${mine} and ${reviewStateSql} = ${values.use(state)}`;
    const where = `${narrowed} order by t.created_at desc, t.id desc
      limit ${values.use(limit)} offset ${values.use(offsetOf({ page, limit }))}`;
    const items = await reviews(database, { where, values, language, now: now() });
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = state === undefined ? all : counts[state];
    return { data: { items, meta: pageMeta(page, limit, total), counts } };
  };
}

/** Whom the member wrote to, the latest conversation of each: none that was refused or taken back. A review of any home takes the company off. */
const candidates = `(select distinct on (m.contractor_id) m.contractor_id, m.id, m.created_at,
    exists (select 1 from inbox_replies a where a.message_id = m.id and a.party = 'contractor') as answered
  from inbox_messages m where m.sender_id = $1 and m.contractor_id is not null
    and m.inquiry <> 'refused' and m.closed_by is distinct from 'sender'
  order by m.contractor_id, m.created_at desc, m.id desc) m
  join contractors c on c.id = m.contractor_id
  where c.approval = 'approved' and c.user_id <> $1
    and not exists (select 1 from construction_reviews t where t.user_id = $1 and t.contractor_id = c.id)`;

export function listCompaniesToReview({ database }: Services): Handler<'listCompaniesToReview'> {
  return async ({ query: { page = 1, limit = 10 }, language, signedIn }) => {
    const { userId } = await signedIn();
    const total = await totalOf(database, candidates, [userId]);
    const items = await database.rows<Answer<'listCompaniesToReview'>['data']['items'][number]>(
      {
        text: `select ${companySql(language)} as company, m.id as message_id, ${instantSql('m.created_at')} as wrote_at, m.answered
          from ${candidates} order by m.created_at desc, m.id desc limit $2 offset $3`,
      },
      [userId, limit, offsetOf({ page, limit })],
    );
    return { data: { items, meta: pageMeta(page, limit, total) } };
  };
}
