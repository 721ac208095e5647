import type { NoticeId } from '../errors/notices.ts';

export type FeeRule =
  | { readonly type: 'free' }
  | { readonly type: 'flat'; readonly fee: number }
  | { readonly type: 'by_quantity'; readonly fee: number; readonly every: number }
  | { readonly type: 'by_area'; readonly fees: Readonly<Record<string, number>> };

export type DeliveryItem = {
  readonly quantity: number;
  readonly rule: FeeRule;
  readonly installation: number;
};

export type DeliveryQuote =
  | { readonly ok: true; readonly fee: number; readonly installation: number }
  | {
      readonly ok: false;
      readonly why: Extract<NoticeId, 'delivery.noService' | 'delivery.areaUnavailable'>;
    };

/**
 * What delivery to a city costs for one seller's items. The dearest rule counts once, not each of them: the
 * items travel together. `areaUnavailable`: an item is not sold there; `noService`: the carrier does not go there.
 */
export function quoteDelivery(
  city: string,
  items: readonly DeliveryItem[],
  served: ReadonlySet<string>,
): DeliveryQuote {
  if (!served.has(city)) return { ok: false, why: 'delivery.noService' };
  let fee = 0;
  let installation = 0;
  for (const item of items) {
    const own = feeOf(city, item);
    if (own === null) return { ok: false, why: 'delivery.areaUnavailable' };
    fee = Math.max(fee, own);
    installation += item.installation * item.quantity;
  }
  return { ok: true, fee, installation };
}

function feeOf(city: string, { rule, quantity }: DeliveryItem): number | null {
  switch (rule.type) {
    case 'free':
      return 0;
    case 'flat':
      return rule.fee;
    case 'by_quantity':
      return rule.fee * Math.ceil(quantity / rule.every);
    case 'by_area':
      return rule.fees[city] ?? null;
  }
}
