import { foldCode } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { enterableCode } from '../fixtures/coupon-desk.ts';
import { coupons } from '../fixtures/coupons.ts';
import { memberCoupons, pointMoves, pointsBalance } from '../fixtures/rewards.ts';
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
    const mine = memberCoupons(language).some((one) => one.code === code);
    const given = coupons(language).find((one) => one.code === enterableCode);
    if (mine || code !== enterableCode || given === undefined) {
      const refused = mine ? 'COUPON_YOURS' : (refusals[code] ?? 'COUPON_UNKNOWN');
      throw new MockFailure(422, {
        code: refused,
        fields: [{ field: 'code', code: refused }],
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
const refusals = {
  PHONGNGU16: 'COUPON_EARLY',
  TET25: 'COUPON_OVER',
  DEN50: 'COUPON_GONE',
} as Readonly<Record<string, 'COUPON_EARLY' | 'COUPON_OVER' | 'COUPON_GONE'>>;
