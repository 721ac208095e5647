import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../calendar/duration.ts';
import { fromIct, toIso } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import { advance, timersOf } from '../machine/timers.ts';
import { validate } from '../validation/validate.ts';
import {
  allocate,
  type BidRequest,
  type Bids,
  bidsLeft,
  canBid,
  closeAuction,
  highestBid,
  leastBid,
  placeBid,
  slotCloses,
} from './auction.ts';
import { type Bid, bidMachine, premiumStatus } from './bid.ts';
import { bidSchema } from './form.ts';
import { nextOpening, openAuction, timetableOf } from './timetable.ts';

const monday = fromIct(2026, 3, 2);
const adWeek = fromIct(2026, 3, 9);
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
const place = (bids: Bids, over: Partial<BidRequest>, at = monday + hour): Bids => {
  const placed = placeBid(bids, adWeek, request({ id: bids.length + 1, ...over }), at);
  if (!placed.ok) throw new Error(placed.reason);
  return placed.bids;
};

describe('the timetable of an ad week', () => {
  it('has the moments of the example', () => {
    const { opens, results, starts, ends } = timetableOf(fromIct(2026, 3, 12));
    expect([opens, results, starts, ends].map(toIso)).toEqual([
      '2026-03-01T17:00:00.000Z',
      '2026-03-06T08:00:00.000Z',
      '2026-03-08T17:00:00.000Z',
      '2026-03-15T16:59:59.999Z',
    ]);
  });

  it('takes bids from Monday 00:00 to Friday 15:00', () => {
    expect(openAuction(monday)?.starts).toBe(adWeek);
    expect(openAuction(monday - 1)).toBeNull();
    expect(openAuction(fromIct(2026, 3, 6, 15) - 1)?.starts).toBe(adWeek);
    expect(openAuction(fromIct(2026, 3, 6, 15))).toBeNull();
    expect(openAuction(fromIct(2026, 3, 8, 23, 59))).toBeNull();
    expect(nextOpening(fromIct(2026, 3, 6, 15))).toBe(fromIct(2026, 3, 9));
    expect(nextOpening(fromIct(2026, 3, 8, 12))).toBe(fromIct(2026, 3, 9));
    expect(nextOpening(monday + day)).toBe(monday);
  });
});

describe('placing a bid', () => {
  it('must exceed the minimum and the highest active bid of the slot, in whole thousands', () => {
    expect(leastBid([], 1)).toBe(501_000);
    expect(canBid([], adWeek, request({ amount: 500_000 }), monday)).toBe('BID_TOO_LOW');
    expect(canBid([], adWeek, request({ amount: 501_000 }), monday)).toBeNull();
    expect(canBid([], adWeek, request({ amount: 501_500 }), monday)).toBe('BID_NOT_ROUND');
    const bids = place([], { amount: 800_000 });
    expect([highestBid(bids, 1), highestBid(bids, 2), leastBid(bids, 1)]).toEqual([
      800_000,
      null,
      801_000,
    ]);
    expect(canBid(bids, adWeek, request({ company: 2, amount: 800_000 }), monday)).toBe(
      'BID_TOO_LOW',
    );
    expect(canBid(bids, adWeek, request({ company: 2, amount: 801_000 }), monday)).toBeNull();
  });

  it('is for approved companies, the ten slots, the open week and full payment', () => {
    expect(canBid([], adWeek, request({ approved: false }), monday)).toBe('NOT_APPROVED');
    for (const slot of [0, 11, 1.5])
      expect(canBid([], adWeek, request({ slot }), monday)).toBe('SLOT_UNKNOWN');
    expect(canBid([], adWeek, request({ slot: 10 }), monday)).toBeNull();
    expect(canBid([], adWeek + 7 * day, request(), monday)).toBe('BIDDING_CLOSED');
    expect(canBid([], adWeek, request(), fromIct(2026, 3, 6, 15))).toBe('BIDDING_CLOSED');
    expect(canBid([], adWeek, request({ paid: false }), monday)).toBe('NOT_PAID_IN_FULL');
    expect(canBid([], adWeek, request({ paid: false }), monday, 'win')).toBeNull();
    expect(placeBid([], adWeek, request({ paid: false }), monday)).toMatchObject({
      ok: false,
      bids: [],
      reason: 'NOT_PAID_IN_FULL',
    });
  });

  it('is possible three times per company and 200 times per week; canceled ones count', () => {
    let bids: Bids = [];
    for (const slot of [1, 2, 3]) bids = place(bids, { slot });
    const canceled = bids.map((bid) => {
      const applied = apply(bidMachine, bid, {
        event: 'bid.cancel',
        by: 'company',
        at: monday + 2 * hour,
        payload: {},
      });
      return applied.ok ? applied.entity : bid;
    });
    expect(bidsLeft(canceled, 1)).toEqual({ company: 0, product: 197 });
    expect(canBid(canceled, adWeek, request({ slot: 4 }), monday)).toBe('BID_LIMIT_COMPANY');
    const many = Array.from({ length: 200 }, (_, index): Bid => ({
      ...(bids[0] as Bid),
      id: index,
      company: index + 10,
      state: 'canceled',
    }));
    expect(canBid(many, adWeek, request(), monday)).toBe('BID_LIMIT_PRODUCT');
    expect(canBid(many.slice(1), adWeek, request(), monday)).toBeNull();
  });

  it("loses the company's own lower bid on the slot at once, with the money back", () => {
    const placed = placeBid(
      place([], { amount: 600_000 }),
      adWeek,
      request({ id: 2, amount: 700_000 }),
      monday + 2 * hour,
    );
    expect(placed.bids.map(({ state, loss }) => [state, loss])).toEqual([
      ['lost', 'superseded'],
      ['waiting', null],
    ]);
    expect(placed.ok && placed.effects).toContainEqual({ do: 'return-money', amount: 600_000 });
  });

  it('ends slot by slot: a bid in the last five minutes moves that slot by five, to 14:59 at the latest', () => {
    const closing = fromIct(2026, 3, 6, 14, 30);
    const late = (bids: Bids, minutes: number, slot = 1) =>
      place(
        bids,
        { slot, company: bids.length + 1, amount: leastBid(bids, slot) },
        closing + minutes * 60_000,
      );
    expect(slotCloses([], adWeek, 1)).toBe(closing);
    expect(slotCloses(late([], -5.01), adWeek, 1)).toBe(closing);
    let bids = late([], -5);
    expect([slotCloses(bids, adWeek, 1), slotCloses(bids, adWeek, 2)]).toEqual([
      closing + 5 * 60_000,
      closing,
    ]);
    expect(canBid(bids, adWeek, request({ slot: 2 }), closing)).toBe('SLOT_CLOSED');
    for (const minutes of [4, 9, 14, 19, 24, 28]) bids = late(bids, minutes);
    expect(slotCloses(bids, adWeek, 1)).toBe(fromIct(2026, 3, 6, 14, 59));
    const more = request({ company: 99, amount: leastBid(bids, 1) });
    expect(canBid(bids, adWeek, more, fromIct(2026, 3, 6, 14, 59) - 1)).toBeNull();
    expect(canBid(bids, adWeek, more, fromIct(2026, 3, 6, 14, 59))).toBe('SLOT_CLOSED');
    expect(slotCloses(bids, adWeek, 1, 0)).toBe(fromIct(2026, 3, 6, 15));
  });

  it('is checked by the form in the same words', () => {
    expect(validate(bidSchema(501_000), { slot: '3', amount: '501.000' })).toEqual({
      ok: true,
      values: { slot: 3, amount: 501_000 },
    });
    expect(validate(bidSchema(501_000), { slot: '0', amount: '500.000' })).toEqual({
      ok: false,
      errors: { slot: 'validation.slot.invalid', amount: 'validation.bid.too-low' },
    });
    expect(validate(bidSchema(501_000), { slot: '', amount: '501.001' })).toEqual({
      ok: false,
      errors: { slot: 'validation.required', amount: 'validation.bid.not-round' },
    });
  });
});

describe('the results', () => {
  it('give slot by slot to the highest company without a slot', () => {
    let bids = place([], { slot: 1, company: 1, amount: 600_000 });
    bids = place(bids, { slot: 1, company: 2, amount: 900_000 });
    bids = place(bids, { slot: 2, company: 2, amount: 950_000 });
    bids = place(bids, { slot: 2, company: 1, amount: 960_000 });
    bids = place(bids, { slot: 2, company: 3, amount: 970_000 });
    bids = place(bids, { slot: 5, company: 3, amount: 600_000 });
    const { bids: closed, effects } = closeAuction(bids);
    expect([...allocate(bids)].map(([slot, { company }]) => [slot, company])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(
      closed.map(({ slot, company, amount, state, loss }) => [slot, company, amount, state, loss]),
    ).toEqual([
      [1, 1, 600_000, 'lost', 'outbid'],
      [1, 2, 900_000, 'won', null],
      [2, 2, 950_000, 'lost', 'company-has-slot'],
      [2, 1, 960_000, 'lost', 'outbid'],
      [2, 3, 970_000, 'won', null],
      [5, 3, 600_000, 'lost', 'company-has-slot'],
    ]);
    expect(
      effects.reduce((all, effect) => all + (effect.do === 'return-money' ? effect.amount : 0), 0),
    ).toBe(600_000 + 960_000 + 950_000 + 600_000);
    expect(closed.every(({ state }) => state !== 'waiting')).toBe(true);
    expect(closeAuction(closed)).toMatchObject({ bids: closed, effects: [] });
  });

  it('give one slot to an owner, however many companies they have', () => {
    let bids = place([], { slot: 1, company: 1, owners: ['tax', 'bank'], amount: 900_000 });
    bids = place(bids, { slot: 2, company: 3, owners: ['other'], amount: 700_000 });
    bids = place(bids, { slot: 2, company: 2, owners: ['bank'], amount: 800_000 });
    const { bids: closed } = closeAuction(bids);
    expect(closed.map(({ company, state, loss }) => [company, state, loss])).toEqual([
      [1, 'won', null],
      [3, 'won', null],
      [2, 'lost', 'company-has-slot'],
    ]);
  });

  it('would give equal amounts to the earlier bid', () => {
    const [first] = place([], { slot: 1, company: 1 });
    const same = { ...(first as Bid), id: 9, company: 2 };
    const earlier = { ...same, id: 8, company: 3, placedAt: monday };
    expect(allocate([same, first as Bid]).get(1)?.id).toBe(1);
    expect(allocate([same, first as Bid, earlier]).get(1)?.id).toBe(8);
  });

  it('give nothing back for what was never paid', () => {
    const unpaid = { ...(place([], {})[0] as Bid), paidAt: null };
    const lost = apply(bidMachine, unpaid, {
      event: 'result.lost',
      by: 'system',
      at: unpaid.results,
      payload: { loss: 'outbid' },
    });
    expect(lost.ok && lost.effects[0]).toEqual({ do: 'return-money', amount: 0 });
    expect(() =>
      closeAuction([{ ...unpaid, state: 'waiting', results: unpaid.results }]),
    ).not.toThrow();
  });

  const bid = fc.record({
    company: fc.integer({ min: 1, max: 12 }),
    slot: fc.integer({ min: 1, max: 10 }),
    raise: fc.integer({ min: 1, max: 500 }),
    cancel: fc.boolean(),
  });

  it('are fair whatever was bid: one slot a company, nobody passed over, money in = money kept + money back', () => {
    fc.assert(
      fc.property(fc.array(bid, { maxLength: 60 }), (stories) => {
        let bids: Bids = [];
        let back = 0;
        for (const [index, { company, slot, raise, cancel }] of stories.entries()) {
          const placed = placeBid(
            bids,
            adWeek,
            request({ id: index, company, slot, amount: leastBid(bids, slot) + raise * 1_000 }),
            monday + index * 60_000,
          );
          bids = placed.bids;
          if (!placed.ok) continue;
          back += placed.effects.reduce(
            (all, effect) => all + (effect.do === 'return-money' ? effect.amount : 0),
            0,
          );
          const last = bids.at(-1);
          if (!cancel || last === undefined) continue;
          const applied = apply(bidMachine, last, {
            event: 'bid.cancel',
            by: 'company',
            at: monday + index * 60_000 + 1,
            payload: {},
          });
          if (!applied.ok) continue;
          back += last.amount;
          bids = [...bids.slice(0, -1), applied.entity];
        }
        const result = closeAuction(bids);
        back += result.effects.reduce(
          (all, effect) => all + (effect.do === 'return-money' ? effect.amount : 0),
          0,
        );
        const won = result.bids.filter(({ state }) => state === 'won');
        expect(new Set(won.map(({ company }) => company)).size).toBe(won.length);
        expect(new Set(won.map(({ slot }) => slot)).size).toBe(won.length);
        expect(back + won.reduce((all, { amount }) => all + amount, 0)).toBe(
          bids.reduce((all, { amount }) => all + amount, 0),
        );
        for (const loser of result.bids.filter(({ loss }) => loss === 'outbid')) {
          const winner = won.find(({ slot }) => slot === loser.slot);
          expect(winner !== undefined && winner.amount > loser.amount).toBe(true);
        }
        expect(closeAuction(bids)).toEqual(result);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a bid afterwards', () => {
  const [placed] = place([], {}, fromIct(2026, 3, 5, 10));
  const waiting = placed as Bid;
  const won: Bid = { ...waiting, state: 'won' };
  const send = (
    bid: Bid,
    event: 'bid.cancel' | 'premium.cancel' | 'ad.start' | 'ad.end',
    at: number,
  ) => {
    const applied = apply(bidMachine, bid, {
      event,
      by: event.startsWith('ad') ? 'system' : 'company',
      at,
      payload: {},
    });
    return applied.ok ? applied.entity.state : applied.refusal.reason;
  };

  it('can be canceled within 48 hours of payment and before the results', () => {
    expect(send(waiting, 'bid.cancel', fromIct(2026, 3, 6, 14))).toBe('canceled');
    expect(send(waiting, 'bid.cancel', waiting.results)).toBe('BIDDING_CLOSED');
    const early = { ...waiting, paidAt: monday };
    expect(send(early, 'bid.cancel', monday + 48 * hour)).toBe('canceled');
    expect(send(early, 'bid.cancel', monday + 48 * hour + 1)).toBe('CANCEL_WINDOW_OVER');
    expect(send({ ...waiting, paidAt: null }, 'bid.cancel', monday + hour)).toBe(
      'CANCEL_WINDOW_OVER',
    );
  });

  it('can be given back after winning, for 48 hours and until the ad starts', () => {
    expect(send(won, 'premium.cancel', fromIct(2026, 3, 7, 10))).toBe('canceled');
    expect(send(won, 'premium.cancel', fromIct(2026, 3, 7, 10) + 1)).toBe('CANCEL_WINDOW_OVER');
    expect(send({ ...won, paidAt: won.adStarts - hour }, 'premium.cancel', won.adStarts)).toBe(
      'CANCEL_WINDOW_OVER',
    );
    const applied = apply(bidMachine, won, {
      event: 'admin.void',
      by: 'admin',
      at: won.results,
      payload: { reason: 'Sai ngành nghề' },
    });
    expect(applied.ok && [applied.entity.state, applied.effects[0]]).toEqual([
      'canceled',
      { do: 'return-money', amount: 600_000 },
    ]);
    expect(
      apply(bidMachine, won, {
        event: 'admin.void',
        by: 'admin',
        at: won.results,
        payload: { reason: ' ' },
      }),
    ).toMatchObject({ refusal: { reason: 'REASON_REQUIRED' } });
  });

  it('runs from Monday 00:00 to Sunday night and then expires', () => {
    expect(premiumStatus(won)).toBe('purchased');
    expect(send(won, 'ad.start', won.adStarts - 1)).toBe('TOO_EARLY');
    expect(advance(bidMachine, won, won.adStarts - 1).entity.ad).toBe('none');
    expect(advance(bidMachine, won, won.adStarts).entity.ad).toBe('running');
    expect(advance(bidMachine, won, won.adEnds).entity.ad).toBe('running');
    const over = advance(bidMachine, won, won.adEnds + 1).entity;
    expect([over.ad, premiumStatus(over), timersOf(bidMachine, over)]).toEqual([
      'over',
      'expired',
      [],
    ]);
    expect([
      premiumStatus(waiting),
      premiumStatus({ ...waiting, state: 'canceled' }),
      premiumStatus({ ...waiting, state: 'lost' }),
    ]).toEqual([null, 'canceled', null]);
  });

  it('has its money back within three business days', () => {
    const lost = apply(bidMachine, waiting, {
      event: 'result.lost',
      by: 'system',
      at: waiting.results,
      payload: { loss: 'outbid' },
    });
    expect(lost.ok && lost.entity.refundDueAt).toBe(fromIct(2026, 3, 12) - 1);
    expect(lost.ok && timersOf(bidMachine, lost.entity).map(({ name }) => name)).toEqual([
      'payout-due',
    ]);
    const done = lost.ok
      ? apply(bidMachine, lost.entity, {
          event: 'refunded',
          by: 'system',
          at: waiting.results + day,
          payload: {},
        })
      : lost;
    expect(done.ok && done.entity).toMatchObject({
      state: 'lost',
      refundedAt: waiting.results + day,
      refundDueAt: null,
    });
    expect(timersOf(bidMachine, waiting)).toMatchObject([
      { name: 'results', at: waiting.results, event: null },
    ]);
  });
});
