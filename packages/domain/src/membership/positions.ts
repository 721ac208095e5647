import { limits } from '../constants.ts';
import type { Text } from '../language/language.ts';

export const adPlans = ['basic', 'gold'] as const;
export type AdPlan = (typeof adPlans)[number];

/** The label on every paid card: advertising must be recognisable (3.9). */
export const sponsoredLabel: Text = { vi: 'Quảng cáo', en: 'Sponsored', ko: '광고' };

export function monthlyPrice(plan: AdPlan): number {
  return limits.ad[plan].monthlyVnd;
}

/**
 * The position a new member of a plan gets in a city: the lowest free number in 11–50 (gold) or from 51
 * up (basic). Null when gold is full.
 */
export function freePosition(plan: AdPlan, taken: Iterable<number>): number | null {
  const used = new Set(taken);
  const last = plan === 'gold' ? limits.ad.gold.lastPosition : Number.POSITIVE_INFINITY;
  for (let position: number = limits.ad[plan].firstPosition; position <= last; position += 1)
    if (!used.has(position)) return position;
  return null;
}

/** How many gold positions a city still has. */
export function goldPositionsLeft(taken: Iterable<number>): number {
  const { firstPosition, lastPosition } = limits.ad.gold;
  const used = new Set(
    [...taken].filter((position) => position >= firstPosition && position <= lastPosition),
  );
  return lastPosition - firstPosition + 1 - used.size;
}

/** Where a number stands: premium slots, then gold, then basic. */
export function tierOf(position: number): 'premium' | 'gold' | 'basic' {
  if (position <= limits.ad.premium.lastPosition) return 'premium';
  return position <= limits.ad.gold.lastPosition ? 'gold' : 'basic';
}

/** The directory of a city: paid positions in order, then the others as they come. */
export function directoryOrder<Card extends { readonly position: number | null }>(
  cards: readonly Card[],
): readonly Card[] {
  return cards.toSorted(
    (a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER),
  );
}
