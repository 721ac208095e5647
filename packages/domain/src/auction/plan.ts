import { week } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Reason } from '../machine/reasons.ts';
import { type Bids, type BidRequest, bidRefusal, type Placed, placeBid } from './auction.ts';
import { nextOpening, openAuction, timetableOf } from './timetable.ts';

/** What a company has planned for a city and week already, paid or not. */
export type Plans = readonly { readonly slot: number }[];

/** The Mondays of the ad weeks that can be planned: those whose bidding opens later, the next few of them. */
export function plannableWeeks(at: Instant): readonly Instant[] {
  const first = openAuction(at) === null ? nextOpening(at) : nextOpening(at) + week;
  return Array.from({ length: limits.auction.planWeeks }, (_, index) => first + (index + 1) * week);
}

/** Whether a bid may be planned for a later week: null or the reason why not (docs/adr/0150). */
export function canPlan(
  plans: Plans,
  adWeek: Instant,
  request: BidRequest,
  at: Instant,
): Reason | null {
  const { starts } = timetableOf(adWeek);
  if (!plannableWeeks(at).includes(starts)) return 'PLAN_TOO_FAR';
  if (plans.some(({ slot }) => slot === request.slot)) return 'PLANNED_ALREADY';
  if (plans.length >= limits.auction.maxBidsPerCompany) return 'BID_LIMIT_COMPANY';
  return bidRefusal([], request);
}

/**
 * Places a planned bid at the minute its week opens, by what stands there then: plans are placed one after the other, in
 * the order in which they were paid.
 */
export const placePlan = (bids: Bids, adWeek: Instant, request: BidRequest): Placed =>
  placeBid(bids, adWeek, request, timetableOf(adWeek).opens);

/** Whether the bidding of a week has not opened yet, so that a bid for it is a plan. */
export const isLater = (adWeek: Instant, at: Instant): boolean => timetableOf(adWeek).opens > at;
