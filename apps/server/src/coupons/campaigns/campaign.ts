import type { CouponCampaign } from '@hien/domain';
import { count, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { type couponCampaigns, userCoupons } from '../../db/schema/rewards.ts';

export type CampaignRow = typeof couponCampaigns.$inferSelect;

/** A row as the domain's campaign. */
export const campaignOf = (row: CampaignRow): CouponCampaign => ({
  state: row.state,
  value: row.value,
  minimum: row.minimum,
  from: row.from.getTime(),
  until: row.until.getTime(),
  audience: row.audience,
  most: row.most,
});

/** A member's coupon of a campaign, as it begins. */
export const couponFor = (
  userId: number,
  { id, code, name, value, minimum, from, until }: CampaignRow,
  at: number,
): typeof userCoupons.$inferInsert => ({
  userId,
  campaignId: id,
  code,
  name,
  value,
  minimum,
  from,
  until,
  changedAt: new Date(at),
  createdAt: new Date(at),
});

/** How many it has issued; of a campaign whose row is locked nobody issues another meanwhile. */
export async function issuedOf(tx: Orm, campaignId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(userCoupons)
    .where(eq(userCoupons.campaignId, campaignId));
  return row?.n ?? 0;
}
