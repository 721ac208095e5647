import { memberCoupons, pointMoves, pointsBalance } from '../fixtures/rewards.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

export const rewardAnswers: Answers<'getPoints' | 'listPointMoves' | 'listCoupons'> = {
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
};
