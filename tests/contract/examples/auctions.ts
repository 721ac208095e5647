import { limits } from '@hien/domain';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const week = '2026-11-23';

const bid = (key: string) => ({
  city: 'Huế',
  week,
  slot: 2,
  amount: 750_000,
  method: 'QR' as const,
  terms: true,
  redBill: null,
  idempotencyKey: `contract-bid-${key}`,
});

const decided = (
  id: number,
  decision: 'approve' | 'reject',
  reason: string,
  expected_version = 0,
) => ({ as: 'admin' as const, params: { id }, body: { decision, reason, expected_version } });

export const auctionExamples = [
  example('readAuction', {
    title: 'ten slots of a city, and the company that asks',
    given: { as: 'builder', query: { city: 'Huế', week } },
    holds: ({ slots, left, bidder, times }) => {
      expect(slots.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(slots[0]?.least).toBe(limits.auction.minBidVnd + limits.auction.granularityVnd);
      expect(left).toBe(limits.auction.maxBidsPerProduct);
      expect(bidder?.problem).toBeNull();
      expect(times.results).toBe('2026-11-20T08:00:00.000Z');
    },
  }),
  example('readAuction', {
    title: 'a member looks and cannot bid',
    given: { as: 'member', query: { city: 'Huế' } },
    holds: ({ bidder, week: open }) => expect([bidder, open]).toEqual([null, week]),
  }),
  example('readAuction', {
    title: 'a city that is none',
    given: { as: 'builder', query: { city: 'Atlantis' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listLedgerEnds', {
    title: 'anybody, without signing in',
    given: { query: { city: 'Hà Nội' } },
    holds: ({ city, ends }) => {
      expect(city).toBe('Hà Nội');
      expect(ends.every(({ lines, hash: end }) => lines > 0 && /^[0-9a-f]{64}$/.test(end))).toBe(
        true,
      );
    },
  }),
  example('listLedgerEnds', {
    title: 'a city that sells no places',
    given: { query: { city: 'Atlantis' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readAuctionLedger', {
    title: 'a day that begins no week',
    given: { as: 'member', query: { city: 'Huế', week: '2026-11-24' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readAuctionLedger', {
    title: 'a week in which nobody bid',
    given: { as: 'member', query: { city: 'Huế', week } },
    holds: ({ entries, names, weekKey }) =>
      expect([entries, names, weekKey]).toEqual([[], [], null]),
  }),
  example('listMyBids', {
    title: "a company's bids",
    given: { as: 'builder' },
    holds: ({ bids, page }) => expect(bids).toHaveLength(Math.min(20, page.total)),
  }),
  example('listMyBids', {
    title: 'a member builds nothing',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('placeBid', {
    title: 'less than the least is refused at the amount',
    given: { as: 'builder', body: { ...bid('low'), amount: 500_000 } },
    status: 422,
    code: 'VALIDATION',
  }),
  example('placeBid', {
    title: 'no whole thousands',
    given: { as: 'builder', body: { ...bid('odd'), amount: 750_500 } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('placeBid', {
    title: 'a city that is none',
    given: { as: 'builder', body: { ...bid('city'), city: 'Atlantis' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('placeBid', {
    title: 'a member builds nothing',
    given: { as: 'member', body: bid('member') },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('placeBid', {
    title: 'a bid that waits for its money',
    given: { as: 'builder', body: bid('right') },
    holds: ({ state, amount, slot }) =>
      expect([state, amount, slot]).toEqual(['waiting', 750_000, 2]),
  }),
  example('placeBid', {
    title: 'a plan for the week that opens next, with days to be paid',
    given: { as: 'builder', body: { ...bid('later'), week: '2026-11-30' } },
    holds: ({ state, week: planned }) =>
      expect([state, planned]).toEqual(['waiting', '2026-11-30']),
  }),
  example('placeBid', {
    title: 'a week too far away to be planned',
    given: { as: 'builder', body: { ...bid('far'), week: '2027-02-01' } },
    status: 422,
    code: 'VALIDATION',
  }),
  example('cancelBidOrder', {
    title: 'let go already, it stays so',
    given: ({ auction: { cancelled } }) => ({ as: 'builder', params: { id: cancelled } }),
    holds: ({ state }) => expect(state).toBe('cancelled'),
  }),
  example('cancelBidOrder', {
    title: 'what is placed is not let go',
    given: ({ auction: { placed } }) => ({ as: 'builder', params: { id: placed } }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('cancelBidOrder', {
    title: 'an order of nobody',
    given: { as: 'builder', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('cancelBidOrder', {
    title: 'a member builds nothing',
    given: ({ auction: { cancelled } }) => ({ as: 'member', params: { id: cancelled } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('cancelBid', {
    title: 'a bid of nobody',
    given: { as: 'builder', params: { id: nobodysId }, body: { version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('cancelBid', {
    title: 'it changed meanwhile',
    given: ({ auction: { bid: mine } }) => ({
      as: 'builder',
      params: { id: mine.id },
      body: { version: mine.version + 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('cancelBid', {
    title: 'a member builds nothing',
    given: ({ auction: { bid: mine } }) => ({
      as: 'member',
      params: { id: mine.id },
      body: { version: mine.version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('cancelBid', {
    title: 'taken back, its money goes back',
    given: ({ auction: { bid: mine } }) => ({
      as: 'builder',
      params: { id: mine.id },
      body: { version: mine.version },
    }),
    holds: ({ state, refundDueAt }) => {
      expect(state).toBe('canceled');
      expect(refundDueAt).not.toBeNull();
    },
  }),
  example('voidBid', {
    title: 'staff take a bid out',
    given: ({ auction: { city } }) => ({
      as: 'admin',
      body: { city, week, bid: 2, reason: 'Công ty đã mất giấy phép.' },
    }),
    holds: ({ data }) => expect(data.line).toBeGreaterThan(1),
  }),
  example('voidBid', {
    title: 'a reason says something',
    given: ({ auction: { city } }) => ({ as: 'admin', body: { city, week, bid: 2, reason: ' ' } }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('voidBid', {
    title: 'a bid of nobody',
    given: ({ auction: { city } }) => ({
      as: 'admin',
      body: { city, week, bid: 199, reason: 'Thử' },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('voidBid', {
    title: 'a member is no staff',
    given: ({ auction: { city } }) => ({
      as: 'member',
      body: { city, week, bid: 2, reason: 'Thử' },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('disputeAuction', {
    title: 'words are needed',
    given: ({ auction: { told } }) => ({ as: 'builder', body: { ...told, words: ' ' } }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('disputeAuction', {
    title: 'a week in which the company did not bid',
    given: { as: 'builder', body: { city: 'Cần Thơ', week: '2026-11-16', words: 'Sai.' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('disputeAuction', {
    title: 'a week without results',
    given: ({ auction: { city } }) => ({ as: 'builder', body: { city, week, words: 'Sai.' } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('disputeAuction', {
    title: 'it waits for staff',
    given: ({ auction: { told } }) => ({
      as: 'builder',
      body: { ...told, words: ' Lượt của chúng tôi cao hơn. ' },
    }),
    holds: ({ state, words, answer }) =>
      expect([state, words, answer]).toEqual(['open', 'Lượt của chúng tôi cao hơn.', null]),
  }),
  example('disputeAuction', {
    title: 'a member builds nothing',
    given: ({ auction: { told } }) => ({ as: 'member', body: { ...told, words: 'Sai.' } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listAuctionDisputes', {
    title: 'what waits, with what was bid',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['open']));
    },
  }),
  example('listAuctionDisputes', {
    title: 'companies do not read each other',
    given: { as: 'builder' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideAuctionDispute', {
    title: 'a rejection needs a reason',
    given: ({ auction: { disputes } }) => decided(disputes[0], 'reject', ' '),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideAuctionDispute', {
    title: 'what was looked at must still be so',
    given: ({ auction: { disputes } }) => decided(disputes[0], 'approve', '', 7),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideAuctionDispute', {
    title: 'found right',
    given: ({ auction: { disputes } }) => decided(disputes[0], 'approve', ''),
    holds: ({ data }) => expect([data.state, data.version]).toEqual(['accepted', 1]),
  }),
  example('decideAuctionDispute', {
    title: 'found wrong, with why',
    given: ({ auction: { disputes } }) => decided(disputes[1], 'reject', 'Đặt sau giờ đóng.'),
    holds: ({ data }) =>
      expect([data.state, data.answer]).toEqual(['rejected', 'Đặt sau giờ đóng.']),
  }),
  example('decideAuctionDispute', {
    title: 'a dispute of nobody',
    given: decided(nobodysId, 'approve', ''),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideAuctionDispute', {
    title: 'members decide nothing',
    given: ({ auction: { disputes } }) => ({
      ...decided(disputes[0], 'approve', ''),
      as: 'member' as const,
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
];
