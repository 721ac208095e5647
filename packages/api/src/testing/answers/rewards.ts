import { type Coupon, type ErrorCode, entryRefusedText, foldCode } from '@hien/domain';
import type { MemberCoupon } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { enterableCode } from '../fixtures/coupon-desk.ts';
import { coupons, fixturesNow } from '../fixtures/coupons.ts';
import { memberCoupons, pointMoves, pointsBalance } from '../fixtures/rewards.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

export const rewardAnswers: Answers<
  'getPoints' | 'listPointMoves' | 'listCoupons' | 'enterCoupon'
> = {
  getPoints: () => pointsBalance,

  listPointMoves: ({ query, language }) =>
    pageOf(
      pointMoves(language).filter(({ kind }) => query.kind === undefined || kind === query.kind),
      query.page,
      query.limit,
    ),

  listCoupons({ query, language }) {
    const all = memberCoupons(language);
    return {
      ...pageOf(
        all.filter(({ state }) => query.state === undefined || state === query.state),
        query.page,
        query.limit,
      ),
      available: all.filter(({ usable }) => usable).length,
    };
  },

  enterCoupon({ body, language }) {
    const code = foldCode(body.code);
    const mine = memberCoupons(language).find((one) => one.code === code);
    const given = coupons(language).find((one) => one.code === enterableCode);
    if (mine !== undefined || code !== enterableCode || given === undefined) {
      const known = refusals[code];
      const refused = mine ? 'COUPON_YOURS' : (known?.because ?? 'COUPON_UNKNOWN');
      const had = mine === undefined ? null : couponOf(mine);
      const message = entryRefusedText(refused, known ?? null, had, fixturesNow, language);
      throw new MockFailure(422, {
        code: refused,
        fields: [{ field: 'code', code: refused, message }],
      });
    }
    return {
      id: given.id,
      code: given.code,
      name: given.name,
      state: 'available',
      usable: true,
      kind: 'amount',
      amount: given.value.kind === 'amount' ? given.value.amount : 0,
      percent: null,
      max: null,
      minimum: given.minimum,
      from: new Date(given.from).toISOString(),
      until: new Date(given.until).toISOString(),
    };
  },
};

/** Codes of campaigns that everybody may know of, and why each gives no coupon. */
const refusals: Readonly<
  Record<
    string,
    { readonly because: ErrorCode; readonly from: number; readonly until: number } | undefined
  >
> = {
  PHONGNGU16: { because: 'COUPON_EARLY', ...days(-9, -40) },
  TET25: { because: 'COUPON_OVER', ...days(40, 10) },
  DEN50: { because: 'COUPON_GONE', ...days(33, -25) },
};

function days(first: number, last: number): { readonly from: number; readonly until: number } {
  return { from: Date.parse(daysAgo(first)), until: Date.parse(daysAgo(last)) };
}

/** A coupon of the list as the domain knows it; what it takes off is not asked here. */
const couponOf = ({ state, minimum, from, until }: MemberCoupon): Coupon => ({
  state,
  version: 0,
  changedAt: fixturesNow,
  value: { kind: 'amount', amount: 0 },
  minimum,
  from: Date.parse(from),
  until: Date.parse(until),
});
