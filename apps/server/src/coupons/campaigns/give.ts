import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '../../account/standing.ts';
import type { Database, Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { notices } from '../../db/schema/orders.ts';
import { couponCampaigns, userCoupons } from '../../db/schema/rewards.ts';
import { mailInto } from '../../mail/mail.ts';
import { type CampaignRow, couponFor, issuedOf } from './campaign.ts';

/** Members that one transaction gives to. */
const lot = 200;

/**
 * Gives the coupons of running campaigns to those they are for and who have none yet: members of the addresses, and whoever has
 * joined since. Doing it twice, or in two processes at once, does it once.
 */
export async function giveCoupons(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const running = await orm
    .select({ id: couponCampaigns.id })
    .from(couponCampaigns)
    .where(isGiving(now))
    .orderBy(asc(couponCampaigns.id));
  for (const { id } of running)
    try {
      let given: number;
      do {
        given = await orm.transaction(async (tx) => {
          const [row] = await tx
            .select()
            .from(couponCampaigns)
            .where(and(eq(couponCampaigns.id, id), isGiving(now)))
            .for('update', { skipLocked: true });
          return row === undefined ? 0 : giveLot(tx, row, now);
        });
      } while (given === lot);
    } catch (error) {
      onError(error);
    }
}

const isGiving = (now: number) =>
  and(
    eq(couponCampaigns.state, 'running'),
    ne(couponCampaigns.audience, 'code'),
    gte(couponCampaigns.until, new Date(now)),
  );

/** Gives to the first of those without one; how many. The campaign's row is locked by the caller. */
export async function giveLot(tx: Orm, campaign: CampaignRow, at: number): Promise<number> {
  const left = campaign.most - (await issuedOf(tx, campaign.id));
  if (left <= 0) return 0;
  const members = await tx
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      agreedAt: users.marketingConsentAt,
    })
    .from(users)
    .where(
      and(
        isMeant(campaign),
        inArray(users.status, [...openStatuses]),
        sql`not ('admin' = any(${users.roles}))`,
        sql`not exists (select 1 from ${userCoupons} c where c.user_id = ${users.id} and c.code = ${campaign.code})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(Math.min(left, lot));
  if (members.length === 0) return 0;
  const made = await tx
    .insert(userCoupons)
    .values(members.map(({ id }) => couponFor(id, campaign, at)))
    .onConflictDoNothing()
    .returning({ id: userCoupons.id, userId: userCoupons.userId });
  const couponIds = new Map(made.map(({ id, userId }) => [userId, id]));
  const given = members.flatMap((member) => {
    const couponId = couponIds.get(member.id);
    return couponId === undefined ? [] : [{ ...member, couponId }];
  });
  await tell(tx, campaign, given, at);
  return given.length;
}

function isMeant({ audience, emails, joinedFrom, joinedUntil }: CampaignRow): SQL | undefined {
  if (audience === 'members') return inArray(users.email, [...emails]);
  if (audience === 'joined' && joinedFrom !== null && joinedUntil !== null)
    return sql`${users.createdAt} between ${joinedFrom.toISOString()}::timestamptz and ${joinedUntil.toISOString()}::timestamptz`;
  return sql`false`;
}

type Given = Pick<typeof users.$inferSelect, 'id' | 'email' | 'language'> & {
  readonly agreedAt: Date | null;
  readonly couponId: number;
};

/** Everybody finds it in the inbox; it is mailed to who agreed to advertising (docs/adr/0198), and useless once it is over. */
async function tell(
  tx: Orm,
  { code, name, value, minimum, from, until }: CampaignRow,
  given: readonly Given[],
  at: number,
): Promise<void> {
  if (given.length === 0) return;
  const { vi, en, ko } = name;
  await tx
    .insert(notices)
    .values(
      given.map(({ id, couponId }) => ({
        userId: id,
        about: 'coupon.given' as const,
        to: 'buyer' as const,
        values: { vi, en: en ?? vi, ko: ko ?? vi, note: code },
        key: `coupon:${couponId}:given`,
        at: new Date(at),
      })),
    )
    .onConflictDoNothing({ target: notices.key });
  await mailInto(() => at).sendAll(
    tx,
    'coupon-given',
    given.flatMap(({ email, language, agreedAt, couponId }) =>
      email === null || agreedAt === null
        ? []
        : [
            {
              to: email,
              language,
              key: `coupon:${couponId}:given`,
              goodUntil: until.getTime(),
              values: {
                code,
                name: name[language] ?? vi,
                off: value.kind === 'amount' ? value.amount : value.max,
                percent: value.kind === 'percent' ? value.percent : 0,
                minimum,
                from: from.getTime(),
                until: until.getTime(),
              },
            },
          ],
    ),
  );
}
