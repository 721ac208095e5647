import { describe, expect, it } from 'vitest';
import { hour, minute, week } from '../calendar/duration.ts';
import { fromIct, toIso } from '../calendar/ict.ts';
import type { BidRequest } from './auction.ts';
import { canPlan, isLater, placePlan, plannableWeeks } from './plan.ts';

const monday = fromIct(2026, 3, 2);
/** Bid for from 9 March on. */
const next = fromIct(2026, 3, 16);
const request = (over: Partial<BidRequest> = {}): BidRequest => ({
  id: 1,
  company: 1,
  owners: [],
  slot: 1,
  amount: 600_000,
  approved: true,
  paid: true,
  ...over,
});

describe('a bid for a later week', () => {
  it('is for the four weeks whose bidding opens next', () => {
    const mondays = (at: number) =>
      plannableWeeks(at).map((one) => toIso(one + 7 * hour).slice(0, 10));
    expect(mondays(monday)).toEqual(['2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06']);
    expect(mondays(fromIct(2026, 3, 6, 14, 59))).toEqual(mondays(monday));
    // From the results to Sunday nothing is open, and the next to open can be planned too.
    expect(mondays(fromIct(2026, 3, 6, 15))).toEqual(mondays(monday));
    expect(mondays(monday - minute)[0]).toBe('2026-03-09');
    expect([isLater(fromIct(2026, 3, 9), monday), isLater(next, monday)]).toEqual([false, true]);
  });

  it('keeps the rules of a bid that can be known', () => {
    const may = (over: Partial<BidRequest>, plans = [] as { slot: number }[], adWeek = next) =>
      canPlan(plans, adWeek, request(over), monday);
    expect(may({})).toBeNull();
    expect(may({ approved: false })).toBe('NOT_APPROVED');
    expect(may({ slot: 11 })).toBe('SLOT_UNKNOWN');
    expect(may({ amount: 500_000 })).toBe('BID_TOO_LOW');
    expect(may({ amount: 600_500 })).toBe('BID_NOT_ROUND');
    expect(may({}, [{ slot: 1 }])).toBe('PLANNED_ALREADY');
    expect(may({}, [{ slot: 2 }, { slot: 3 }])).toBeNull();
    expect(may({}, [{ slot: 2 }, { slot: 3 }, { slot: 4 }])).toBe('BID_LIMIT_COMPANY');
    expect(may({}, [], next - week)).toBe('PLAN_TOO_FAR');
    expect(may({}, [], next + 3 * week)).toBeNull();
    expect(may({}, [], next + 4 * week)).toBe('PLAN_TOO_FAR');
  });

  it('is placed as its week opens, one after the other: who paid first and less is passed, who paid later and less is not taken', () => {
    const first = placePlan([], next, request({ amount: 700_000 }));
    expect(first.bids.map(({ placedAt, paidAt }) => [placedAt, paidAt])).toEqual([
      [fromIct(2026, 3, 9), fromIct(2026, 3, 9)],
    ]);
    const less = placePlan(first.bids, next, request({ id: 2, company: 2, amount: 700_000 }));
    expect(less).toMatchObject({ ok: false, reason: 'BID_TOO_LOW' });
    const more = placePlan(first.bids, next, request({ id: 2, company: 2, amount: 701_000 }));
    expect(more.ok && more.bids.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});
