import { describe, expect, it } from 'vitest';
import { fromIct, toIso } from '../calendar/ict.ts';
import { auctionDisputeAnswerBy, auctionDisputeUntil, whyNotDisputeAuction } from './dispute.ts';

const adWeek = fromIct(2026, 3, 9);
const results = fromIct(2026, 3, 6, 15);
const stand = { adWeek, isClosed: true, bids: 1, disputed: false };

describe('a dispute of an auction', () => {
  it('has five business days from the results, and three for its answer', () => {
    expect(toIso(auctionDisputeUntil(adWeek))).toBe('2026-03-13T16:59:59.999Z');
    expect(toIso(auctionDisputeAnswerBy(fromIct(2026, 3, 11, 9)))).toBe('2026-03-16T16:59:59.999Z');
  });

  it('is for who bid, once, from the results to the end of its term', () => {
    expect(whyNotDisputeAuction(stand, results)).toBeNull();
    expect(whyNotDisputeAuction(stand, results - 1)).toBe('no-results');
    expect(whyNotDisputeAuction({ ...stand, isClosed: false }, results)).toBe('no-results');
    expect(whyNotDisputeAuction({ ...stand, bids: 0 }, results)).toBe('no-bid');
    expect(whyNotDisputeAuction({ ...stand, disputed: true }, results)).toBe('disputed');
    expect(whyNotDisputeAuction(stand, auctionDisputeUntil(adWeek))).toBeNull();
    expect(whyNotDisputeAuction(stand, auctionDisputeUntil(adWeek) + 1)).toBe('late');
  });
});
