import { type Instant, startOfDate } from '../calendar/ict.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { Coupon } from './coupon.ts';

/**
 * To whom the coupons of a campaign go: everybody who enters its code; members whom staff name by email; everybody who joins
 * within some days.
 */
export const campaignAudiences = ['code', 'members', 'joined'] as const;
export type CampaignAudience = (typeof campaignAudiences)[number];

/** As it is kept; that it has ended is told by the clock. */
export const campaignStates = ['draft', 'running', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];
export const campaignStandings = [...campaignStates, 'ended'] as const;
export type CampaignStanding = (typeof campaignStandings)[number];

/** What staff issue coupons by. `most`: how many in all; each member gets one. */
export type CouponCampaign = Pick<Coupon, 'value' | 'minimum' | 'from' | 'until'> & {
  readonly state: CampaignState;
  readonly audience: CampaignAudience;
  readonly most: number;
};

/** ours: what one campaign may come to; đồng, coupons, addresses, letters. */
export const campaignLimits = {
  off: 10_000_000,
  minimum: 1_000_000_000,
  most: 50_000,
  emails: 500,
  emailsLetters: 20_000,
  name: 120,
  code: { min: 4, max: 20 },
  /** Wrong codes of one account and of one address in an hour. */
  wrongCodes: { perAccount: 10, perAddress: 30 },
} as const;

export const campaignStanding = (
  { state, until }: Pick<CouponCampaign, 'state' | 'until'>,
  at: Instant,
): CampaignStanding => (state === 'running' && at > until ? 'ended' : state);

/** What it costs if each coupon there can be is used for the dearest order (đồng). */
export const campaignCost = ({ value, most }: Pick<CouponCampaign, 'value' | 'most'>): number =>
  (value.kind === 'amount' ? value.amount : value.max) * most;

/** As codes are kept and compared: `  nhà-mới ` is none, ` hien10 ` is `HIEN10`. */
export const foldCode = (typed: string): string => typed.normalize('NFC').trim().toUpperCase();

/**
 * Why entering its code gives this member no coupon; null when it does. What is not meant for everybody is as unknown as a
 * code that nobody has made.
 */
export function entryRefused(
  campaign: CouponCampaign | null,
  { mine, issued }: { readonly mine: boolean; readonly issued: number },
  at: Instant,
): ErrorCode | null {
  if (mine) return 'COUPON_YOURS';
  if (campaign === null || campaign.state === 'draft' || campaign.audience !== 'code')
    return 'COUPON_UNKNOWN';
  if (campaignStanding(campaign, at) !== 'running') return 'COUPON_OVER';
  if (at < campaign.from) return 'COUPON_EARLY';
  return issued >= campaign.most ? 'COUPON_GONE' : null;
}

/** Days as people say them: from the first moment of the first to the last of the last, in Vietnam. Null for a day that is none. */
export function daySpan(
  from: string,
  until: string,
): { readonly from: Instant; readonly until: Instant } | null {
  const first = startOfDate(from);
  const last = startOfDate(until);
  return first === null || last === null ? null : { from: first, until: last + 86_400_000 - 1 };
}
