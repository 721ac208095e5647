import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { listCoupons } from './list-coupons.ts';
import { getPoints, listPointMoves } from './points.ts';

export function rewardHandlers(services: Services) {
  return {
    getPoints: getPoints(services),
    listPointMoves: listPointMoves(services),
    listCoupons: listCoupons(services),
  } satisfies Partial<Handlers>;
}
