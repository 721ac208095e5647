import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../calendar/duration.ts';
import { fromIct, toIso } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import { advance, timersOf } from '../machine/timers.ts';
import { balance, restorePoints, spendPoints } from './balance.ts';
import { canUseCoupon, type Coupon, couponDiscount, couponMachine } from './coupon.ts';
import { type Lot, lotExpiry, lotMachine, newLot } from './lot.ts';
import { countWords, rewardProgress, wordCounter } from './review-reward.ts';

const at = fromIct(2026, 3, 6, 10);
const lots = [
  newLot(1, 'review:1', 500, at),
  newLot(2, 'review:2', 300, at - 100 * day),
  newLot(3, 'gift:1', 200, at - 400 * day),
];

describe('points', () => {
  it('live to the end of the same date next year', () => {
    expect(toIso(lotExpiry(at))).toBe('2027-03-06T16:59:59.999Z');
    expect(toIso(lotExpiry(fromIct(2028, 2, 29, 8)))).toBe('2029-02-28T16:59:59.999Z');
  });

  it('show current, accumulated, used and expired', () => {
    expect(balance(lots, at)).toEqual({ current: 800, accumulated: 1_000, used: 0, expired: 200 });
    const spent = spendPoints(lots, 350, at);
    expect(balance(spent.lots, at)).toEqual({
      current: 450,
      accumulated: 1_000,
      used: 350,
      expired: 200,
    });
  });

  it('are spent from the lot that expires first', () => {
    const spent = spendPoints(lots, 350, at);
    expect(spent.ok && spent.takes).toEqual([
      { lot: 2, amount: 300 },
      { lot: 1, amount: 50 },
    ]);
    expect(spent.lots.map(({ state, left }) => [state, left])).toEqual([
      ['active', 450],
      ['used', 0],
      ['active', 200],
    ]);
    expect(spendPoints(lots, 801, at)).toEqual({ ok: false, lots, reason: 'NOT_ENOUGH_POINTS' });
    for (const bad of [-1, 1.5]) expect(spendPoints(lots, bad, at).ok).toBe(false);
    expect(spendPoints(lots, 0, at)).toMatchObject({ ok: true, takes: [] });
  });

  it('come back with their old date, unless that has passed', () => {
    const spent = spendPoints(lots, 350, at);
    const takes = spent.ok ? spent.takes : [];
    expect(restorePoints(spent.lots, takes, at + day)).toEqual({
      lots: spent.lots.map((lot, index) => ({
        ...lot,
        state: 'active',
        left: lots[index]?.left,
        version: lot.version + (index < 2 ? 1 : 0),
        changedAt: index < 2 ? at + day : lot.changedAt,
      })),
      restored: 350,
    });
    const later = (lots[1] as Lot).expiresAt + 1;
    expect(restorePoints(spent.lots, takes, later)).toMatchObject({ restored: 50 });
    expect(
      restorePoints(
        spent.lots.map((lot) => ({ ...lot, state: 'revoked' as const })),
        takes,
        at,
      ).restored,
    ).toBe(0);
  });

  it('never go lost or below zero', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            earned: fc.integer({ min: 1, max: 1_000 }),
            age: fc.integer({ min: 0, max: 500 }),
          }),
          { maxLength: 8 },
        ),
        fc.nat({ max: 3_000 }),
        (gains, amount) => {
          const mine = gains.map(({ earned, age }, index) =>
            newLot(index, `x:${index}`, earned, at - age * day),
          );
          const before = balance(mine, at);
          const spent = spendPoints(mine, amount, at);
          expect(spent.ok).toBe(amount <= before.current);
          const after = balance(spent.lots, at);
          expect(after.current).toBe(before.current - (spent.ok ? amount : 0));
          expect(after.current + after.used + after.expired).toBe(after.accumulated);
          if (spent.ok)
            expect(balance(restorePoints(spent.lots, spent.takes, at).lots, at)).toEqual(before);
        },
      ),
    );
  });

  it('expire by themselves, with notices thirty and seven days before', () => {
    const [lot] = lots as [Lot];
    expect(timersOf(lotMachine, lot).map(({ name, at: when }) => [name, when])).toEqual([
      ['points-reminder-1', lot.expiresAt - 30 * day],
      ['points-reminder-2', lot.expiresAt - 7 * day],
      ['points-expire', lot.expiresAt],
    ]);
    expect(advance(lotMachine, lot, lot.expiresAt).entity.state).toBe('active');
    const gone = advance(lotMachine, lot, lot.expiresAt + 1).entity;
    expect([
      gone.state,
      timersOf(lotMachine, gone),
      balance([gone], gone.changedAt).expired,
    ]).toEqual(['expired', [], 500]);
  });

  it('refuse what a lot cannot give or take, and leave with an abused review', () => {
    const [lot] = lots as [Lot];
    const send = (event: 'spend' | 'restore', amount: number, when = at) => {
      const applied = apply(lotMachine, lot, {
        event,
        by: 'system',
        at: when,
        payload: { amount },
      });
      return applied.ok ? applied.entity.left : applied.refusal.reason;
    };
    expect([
      send('spend', 501),
      send('spend', 0),
      send('restore', 1),
      send('spend', 1, lot.expiresAt + 1),
      send('spend', 500),
    ]).toEqual(['NOT_ENOUGH_POINTS', 'NOT_ENOUGH_POINTS', 'AMOUNT_TOO_HIGH', 'POINTS_EXPIRED', 0]);
    const revoked = apply(lotMachine, lot, {
      event: 'revoke',
      by: 'admin',
      at,
      payload: { reason: 'Đánh giá giả' },
    });
    expect(revoked.ok && [revoked.entity.left, balance([revoked.entity], at)]).toEqual([
      0,
      { current: 0, accumulated: 0, used: 0, expired: 0 },
    ]);
    expect(
      apply(lotMachine, lot, { event: 'revoke', by: 'admin', at, payload: { reason: '' } }),
    ).toMatchObject({ refusal: { reason: 'REASON_REQUIRED' } });
    expect(
      apply(lotMachine, lot, { event: 'expire', by: 'system', at, payload: {} }),
    ).toMatchObject({ refusal: { reason: 'TOO_EARLY' } });
  });
});

describe('coupons', () => {
  const coupon: Coupon = {
    state: 'available',
    version: 0,
    changedAt: at,
    value: { kind: 'percent', percent: 10, max: 50_000 },
    minimum: 200_000,
    from: at,
    until: at + 10 * day,
  };

  it('take a part or an amount, never more than the goods', () => {
    expect([
      couponDiscount(coupon, 300_001),
      couponDiscount(coupon, 1_000_000),
      couponDiscount({ ...coupon, value: { kind: 'amount', amount: 80_000 } }, 50_000),
      couponDiscount({ ...coupon, value: { kind: 'amount', amount: -5 } }, 50_000),
    ]).toEqual([30_000, 50_000, 50_000, 0]);
  });

  it('round per cent half up to the đồng', () => {
    const off = (amount: number, percent = 10) =>
      couponDiscount({ ...coupon, value: { kind: 'percent', percent, max: 10 ** 9 } }, amount);
    expect([off(300_004), off(300_005), off(300_006), off(33, 50), off(1_999_999_999, 15)]).toEqual(
      [30_000, 30_001, 30_001, 17, 300_000_000],
    );
  });

  it('say why they cannot be used', () => {
    expect([
      canUseCoupon(coupon, 200_000, at),
      canUseCoupon(coupon, 199_999, at),
      canUseCoupon(coupon, 200_000, at - 1),
      canUseCoupon(coupon, 200_000, coupon.until + 1),
      canUseCoupon({ ...coupon, state: 'used' }, 200_000, at),
      canUseCoupon({ ...coupon, state: 'expired' }, 200_000, at),
      canUseCoupon(coupon, 200_000, coupon.until),
    ]).toEqual([
      null,
      'COUPON_MINIMUM',
      'COUPON_NOT_VALID_NOW',
      'COUPON_NOT_VALID_NOW',
      'COUPON_USED',
      'COUPON_NOT_VALID_NOW',
      null,
    ]);
  });

  it('are used, come back while valid, and expire', () => {
    const used = apply(couponMachine, coupon, {
      event: 'use',
      by: 'member',
      at,
      payload: { amount: 200_000 },
    });
    expect(used.ok && used.entity.state).toBe('used');
    expect(
      apply(couponMachine, coupon, { event: 'use', by: 'member', at, payload: { amount: 1 } }),
    ).toMatchObject({ refusal: { reason: 'COUPON_MINIMUM' } });
    expect(
      apply(couponMachine, coupon, {
        event: 'use',
        by: 'member',
        at: at - 1,
        payload: { amount: 200_000 },
      }),
    ).toMatchObject({ refusal: { reason: 'COUPON_NOT_VALID_NOW' } });
    const back = used.ok
      ? apply(couponMachine, used.entity, {
          event: 'restore',
          by: 'system',
          at: coupon.until,
          payload: {},
        })
      : used;
    expect(back.ok && back.entity.state).toBe('available');
    expect(
      used.ok &&
        apply(couponMachine, used.entity, {
          event: 'restore',
          by: 'system',
          at: coupon.until + 1,
          payload: {},
        }).ok,
    ).toBe(false);
    expect(advance(couponMachine, coupon, coupon.until + 1).entity.state).toBe('expired');
    expect(
      apply(couponMachine, coupon, {
        event: 'expire',
        by: 'system',
        at: coupon.until,
        payload: {},
      }),
    ).toMatchObject({ refusal: { reason: 'TOO_EARLY' } });
    expect(timersOf(couponMachine, { ...coupon, state: 'used' })).toEqual([]);
  });
});

describe('the review reward', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'đẹp').join(' ');

  it.each([
    [200, 200, 0],
    [201, 200, 500],
    [500, 500, 0],
    [501, 500, 500],
  ] as const)('%i words under the reading of %i earn %i points', (count, reading, points) => {
    expect(
      rewardProgress({ text: words(count), pictures: 2, confirmed: true }, reading).points,
    ).toBe(points);
  });

  it('needs two pictures and a confirmed purchase, and 200 words by default', () => {
    expect(rewardProgress({ text: words(300), pictures: 1, confirmed: true }).earned).toBe(false);
    expect(rewardProgress({ text: words(300), pictures: 2, confirmed: false }).earned).toBe(false);
    expect(rewardProgress({ text: words(300), pictures: 2, confirmed: true })).toEqual({
      words: 300,
      wordsNeeded: 201,
      pictures: 2,
      picturesNeeded: 2,
      earned: true,
      points: 500,
    });
  });

  it('counts words as Intl.Segmenter does in the three languages', () => {
    const sentences = {
      vi: 'Ghế sofa ngồi rất êm và đẹp',
      en: 'The sofa is very soft',
      ko: '소파가 아주 편안해요',
    };
    for (const [language, text] of Object.entries(sentences)) {
      const segments = [
        ...new Intl.Segmenter(language, { granularity: 'word' }).segment(text),
      ].filter((segment) => segment.isWordLike).length;
      expect([language, countWords(text), countWords(`  ${text.normalize('NFD')}\n`)]).toEqual([
        language,
        segments,
        segments,
      ]);
    }
    expect([countWords(''), countWords(' \n ')]).toEqual([0, 0]);
  });

  it('shows a counter', () => {
    expect([
      wordCounter({ words: 37, wordsNeeded: 201 }, 'vi'),
      wordCounter({ words: 37, wordsNeeded: 201 }, 'en'),
      wordCounter({ words: 37, wordsNeeded: 201 }, 'ko'),
    ]).toEqual(['37/201 từ', '37/201 words', '37/201 단어']);
  });
});
