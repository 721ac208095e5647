import { repriced } from '@hien/domain';
import type { Call } from '../../http/handler.ts';
import type { LockedItem } from './locked-items.ts';
import type { Refused } from './results.ts';

export type Change = Call<'saveShopItems'>['body']['items'][number];

/** One value of an item that becomes another. */
export type Step = {
  readonly productId: number;
  readonly optionId: number | null;
  readonly what: 'price' | 'discount' | 'stock' | 'additional' | 'preparation';
  readonly before: number;
  readonly after: number;
};

/** An item's columns after a change, and the steps that lead there; no steps where it already is as wanted. */
export type Changed = {
  readonly id: number;
  readonly price: number;
  readonly finalPrice: number;
  readonly appPrice: number | null;
  readonly discountPercent: number;
  readonly preparationDays: number;
  readonly steps: readonly Step[];
};

/**
 * What a change makes of an item, or why nothing: a value that is neither what the sender looked at nor what they want was
 * changed by somebody else, an option that is not the item's does not exist.
 */
export function changeOf(
  item: LockedItem,
  change: Change,
):
  | { readonly ok: true; readonly changed: Changed }
  | { readonly ok: false; readonly refused: Refused } {
  const refuse = (code: 'NOT_FOUND' | 'VERSION_CONFLICT' | 'VALIDATION') =>
    ({ ok: false, refused: { code } }) as const;
  const discount = item.price - item.finalPrice;
  const steps: Step[] = [];
  const values = [
    { what: 'price' as const, optionId: null, now: item.price, wanted: change.price },
    { what: 'discount' as const, optionId: null, now: discount, wanted: change.discount },
    {
      what: 'preparation' as const,
      optionId: null,
      now: item.shipping.preparationDays,
      wanted: change.preparationDays,
    },
    ...(change.additional ?? []).map((wanted) => ({
      what: 'additional' as const,
      optionId: wanted.optionId,
      now: item.options.find(({ id }) => id === wanted.optionId)?.extraPrice,
      wanted,
    })),
    ...(change.stock ?? []).map((wanted) => ({
      what: 'stock' as const,
      optionId: wanted.optionId,
      now: item.options.find(({ id }) => id === wanted.optionId)?.stock,
      wanted,
    })),
  ];
  for (const { what, optionId, now, wanted } of values) {
    if (wanted === undefined) continue;
    if (now === undefined) return refuse('NOT_FOUND');
    if (now === wanted.to) continue;
    if (now !== wanted.from) return refuse('VERSION_CONFLICT');
    steps.push({ productId: item.id, optionId, what, before: now, after: wanted.to });
  }
  const prices = repriced(item, {
    price: change.price?.to ?? item.price,
    discount: change.discount?.to ?? discount,
  });
  if (prices === null) return refuse('VALIDATION');
  const preparationDays = change.preparationDays?.to ?? item.shipping.preparationDays;
  return { ok: true, changed: { id: item.id, ...prices, preparationDays, steps } };
}
