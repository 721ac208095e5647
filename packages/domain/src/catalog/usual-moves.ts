import type { Instant } from '../calendar/ict.ts';

/** A line of an item's journal: what its price before a discount, or the web's discount, became. Đồng. */
export type PriceStep = {
  readonly what: 'price' | 'discount';
  readonly before: number;
  readonly after: number;
  readonly at: Instant;
};

/** What the web charged without a promotion, and what it charged from then on. Đồng. */
export type UsualMove = { readonly at: Instant; readonly from: number; readonly to: number };

/**
 * How the usual price of an item moved, the newest first: read backwards from what it is now. What was saved at once is one
 * move, and a price and a discount that went up by the same are none.
 */
export function usualMoves(
  now: { readonly price: number; readonly discount: number },
  steps: readonly PriceStep[],
): readonly UsualMove[] {
  const moves: UsualMove[] = [];
  let { price, discount } = now;
  const byMoment = Map.groupBy(
    steps.toSorted((a, b) => b.at - a.at),
    ({ at }) => at,
  );
  for (const [at, saved] of byMoment) {
    const to = price - discount;
    for (const { what, before } of saved.toReversed()) {
      if (what === 'price') price = before;
      else discount = before;
    }
    const from = price - discount;
    if (from !== to) moves.push({ at, from, to });
  }
  return moves;
}
