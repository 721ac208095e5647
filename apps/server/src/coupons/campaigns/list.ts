import { campaignCost, campaignStanding, displayName, ictDate } from '@hien/domain';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../../cases/case-list.ts';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { couponCampaigns, userCoupons } from '../../db/schema/rewards.ts';
import { wordsIn } from '../../db/words-in.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { actsOf } from '../../staff-acts.ts';
import { type CampaignRow, campaignOf } from './campaign.ts';

type Wire = Answer<'saveCouponCampaign'>['data'];
type Figures = Wire['figures'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ campaign: couponCampaigns, first_name: users.firstName, last_name: users.lastName })
    .from(couponCampaigns)
    .leftJoin(users, eq(users.id, couponCampaigns.createdBy))
    .$dynamic();

export type ListedCampaign = Awaited<ReturnType<typeof rowsOf>>[number];

const day = (at: Date | null): string => (at === null ? '' : ictDate(at.getTime()));

function contentOf(row: CampaignRow): Wire['content'] {
  const { value, name } = row;
  return {
    code: row.code,
    name: { vi: name.vi, en: name.en ?? '', ko: name.ko ?? '' },
    kind: value.kind,
    amount: value.kind === 'amount' ? value.amount : null,
    percent: value.kind === 'percent' ? value.percent : null,
    max: value.kind === 'percent' ? value.max : null,
    minimum: row.minimum,
    from: day(row.from),
    until: day(row.until),
    audience: row.audience,
    emails: [...row.emails],
    joined_from: day(row.joinedFrom),
    joined_until: day(row.joinedUntil),
    most: row.most,
  };
}

/** Campaigns with their figures, as staff see them at a moment. */
export const campaignList = (now: () => number): CaseList<ListedCampaign, Wire> => ({
  table: couponCampaigns,
  id: couponCampaigns.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const ids = rows.map(({ campaign }) => campaign.id);
    const [figures, known, acts] = await Promise.all([
      figuresOf(orm, ids),
      knownEmails(orm, [...new Set(rows.flatMap(({ campaign }) => campaign.emails))]),
      actsOf(orm, 'coupon', ids, language),
    ]);
    const at = now();
    return rows.map(({ campaign: row, first_name, last_name }) => {
      const campaign = campaignOf(row);
      return {
        id: row.id,
        version: row.version,
        state: campaignStanding(campaign, at),
        content: contentOf(row),
        cost_at_most: campaignCost(campaign),
        figures: figures.get(row.id) ?? none,
        unknown_emails: row.emails.filter((email) => !known.has(email)),
        started_at: row.startedAt?.toISOString() ?? null,
        created_at: row.createdAt.toISOString(),
        created_by:
          first_name === null
            ? null
            : displayName({ first_name, last_name: last_name ?? '' }, language),
        acts: acts.get(row.id) ?? [],
      };
    });
  },
});

const none: Figures = { issued: 0, used: 0, given_back: 0, withdrawn: 0, discount: 0 };

/** A coupon pays in one payment at a time: what was cancelled has given its coupon back or lost it. */
async function figuresOf(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, Figures>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({
      id: userCoupons.campaignId,
      issued: sql<number>`count(*)::int`,
      used: sql<number>`count(${paymentGroups.id})::int`,
      given_back: sql<number>`sum(${userCoupons.returns})::int`,
      withdrawn: sql<number>`count(*) filter (where ${userCoupons.state} = 'withdrawn')::int`,
      discount: sql<number>`coalesce(sum(${paymentGroups.couponAmount}), 0)::float8`,
    })
    .from(userCoupons)
    .leftJoin(
      paymentGroups,
      and(
        eq(paymentGroups.couponId, userCoupons.id),
        sql`${paymentGroups.couponId} is not null and ${paymentGroups.cancelledAt} is null`,
      ),
    )
    .where(inArray(userCoupons.campaignId, [...ids]))
    .groupBy(userCoupons.campaignId);
  return new Map(rows.map(({ id, ...figures }) => [id ?? 0, figures]));
}

async function knownEmails(orm: Orm, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await orm
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return new Set(rows.map(({ email }) => email ?? ''));
}

/** The newest first. */
export function listCouponCampaigns({ database, now }: Services): Handler<'listCouponCampaigns'> {
  return async ({ query: { q = '', state, page = 1 }, language }) => {
    const at = now();
    const { state: kept, until } = couponCampaigns;
    const standing: Record<Wire['state'], SQL | undefined> = {
      draft: eq(kept, 'draft'),
      running: and(eq(kept, 'running'), gte(until, new Date(at))),
      stopped: eq(kept, 'stopped'),
      ended: and(eq(kept, 'running'), lt(until, new Date(at))),
    };
    const { code, name } = couponCampaigns;
    return {
      data: await casePage(database.orm, campaignList(now), {
        where: and(
          state === undefined ? undefined : standing[state],
          wordsIn(
            sql`${code} || ' ' || (${name}->>'vi') || ' ' || coalesce(${name}->>'en', '') || ' ' || coalesce(${name}->>'ko', '')`,
            q,
          ),
        ),
        order: [desc(couponCampaigns.createdAt), desc(couponCampaigns.id)],
        page,
        language,
      }),
    };
  };
}
