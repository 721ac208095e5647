import type { PromotionPlanFacts } from '@hien/domain';
import type { LockedItem } from '../items/locked-items.ts';

/** What a promotion is judged by of items that are on sale. */
export const promotedFacts = (
  items: readonly Pick<LockedItem, 'id' | 'finalPrice' | 'shipping'>[],
): Pick<PromotionPlanFacts, 'usual' | 'paidDelivery'> => ({
  usual: new Map(items.map(({ id, finalPrice }) => [id, finalPrice])),
  paidDelivery: new Set(
    items.filter(({ shipping }) => shipping.feeType !== 'free').map(({ id }) => id),
  ),
});
