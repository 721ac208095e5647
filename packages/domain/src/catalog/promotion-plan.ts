import { day } from '../calendar/duration.ts';
import { type Instant, endOfDay, ictDate, startOfDate } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { MessageId } from '../validation/message-ids.ts';
import type { Priced } from './price.ts';
import type { PromotionIcon } from './promotion.ts';
import { fitsIntoYears } from './reduced-days.ts';
import type { SalesState } from './sales-state.ts';

/** An item in a promotion: what the web charges for a piece while it runs, in đồng; null leaves its price. */
export type PromotedItem = { readonly id: number; readonly price: number | null };

/** First and last day, `2026-06-01`, both included. */
export type PromotionDays = { readonly startsOn: string; readonly endsOn: string };

/** What a shop asks for. */
export type PromotionContent = PromotionDays & {
  readonly name: string;
  readonly icon: PromotionIcon;
  readonly items: readonly PromotedItem[];
};

/** From the first moment of the first day to the last of the last one, in Vietnam; null for days that there are not. */
export function promotionSpan({
  startsOn,
  endsOn,
}: PromotionDays): { readonly startsAt: Instant; readonly endsAt: Instant } | null {
  const startsAt = startOfDate(startsOn);
  const lastDay = startOfDate(endsOn);
  if (startsAt === null || lastDay === null || lastDay < startsAt) return null;
  return { startsAt, endsAt: endOfDay(lastDay) };
}

/** Whether two share a day. */
export const shareADay = (one: PromotionDays, other: PromotionDays): boolean =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

/**
 * A price so much per cent lower, in whole thousands: never less of a reduction than promised, never below the lowest price
 * that a promotion may have.
 */
export function reducedBy(percent: number, price: number): number {
  const exact = Math.floor((price * (100 - percent)) / 100);
  const round = exact - (exact % 1_000);
  return Math.max(round, lowestPromoted(price));
}

/** Nothing in a promotion is cheaper than this part of its usual price, and never free. */
export const lowestPromoted = (price: number): number =>
  Math.max(1, Math.ceil((price * (100 - limits.promotion.maxPercent)) / 100));

/**
 * What is charged of an item while a promotion runs: never more than without it and never a deeper cut than a promotion may
 * have, whatever the shop does to its own price meanwhile. Without a price of the promotion everything stays.
 */
export function chargedPrices(
  own: Priced,
  promoted: number | null,
): Priced & { readonly discountPercent: number } {
  const finalPrice =
    promoted === null
      ? own.finalPrice
      : Math.min(own.finalPrice, Math.max(promoted, lowestPromoted(own.finalPrice)));
  return {
    price: own.price,
    finalPrice,
    appPrice: own.appPrice !== null && own.appPrice < finalPrice ? own.appPrice : null,
    discountPercent: own.price === 0 ? 0 : Math.floor(((own.price - finalPrice) * 100) / own.price),
  };
}

/** What stands against a promotion, at its field. */
export type PromotionFault = {
  readonly field: 'startsOn' | 'endsOn' | 'items' | `items.${number}.price`;
  readonly code: MessageId;
  /** The promotion that has the item on one of these days already. */
  readonly clash?: PromotionDays & { readonly name: string };
};

/** Another promotion of the shop that has not ended. */
export type PlannedPromotion = PromotionDays & {
  readonly id: number;
  readonly name: string;
  readonly itemIds: readonly number[];
};

export type PromotionPlanFacts = {
  readonly at: Instant;
  /** The day on which the promotion that is changed has begun; null when it has not. */
  readonly begunOn: string | null;
  /** The web's usual price of the shop's items that are on sale. */
  readonly usual: ReadonlyMap<number, number>;
  /** Items whose delivery costs something: none of them can be marked as delivered for free. */
  readonly paidDelivery: ReadonlySet<number>;
  readonly others: readonly PlannedPromotion[];
  /** On which days the shop's other promotions reduce an item, past and planned ones. */
  readonly reduced: ReadonlyMap<number, readonly PromotionDays[]>;
};

/** Whether an item in this state can be promoted: buyers see it, and its shop has not stopped the sale. */
export const canBePromoted = (state: SalesState): boolean =>
  state === 'on_sale' || state === 'sold_out' || state === 'edit_request';

/** Everything that stands against a promotion, each at its field; none when it may be sent. */
export function promotionFaults(
  content: PromotionContent,
  facts: PromotionPlanFacts,
): readonly PromotionFault[] {
  return [
    ...dayFaults(content, facts),
    ...content.items.flatMap((item, index): PromotionFault[] => {
      const fault = itemFault(item, content, facts);
      return fault === null ? [] : [{ field: `items.${index}.price`, ...fault }];
    }),
    ...(new Set(content.items.map(({ id }) => id)).size < content.items.length
      ? [{ field: 'items' as const, code: 'validation.choice.invalid' as const }]
      : []),
  ];
}

function dayFaults(
  { startsOn, endsOn }: PromotionDays,
  { at, begunOn }: PromotionPlanFacts,
): PromotionFault[] {
  const span = promotionSpan({ startsOn, endsOn });
  if (span === null) return [{ field: 'endsOn', code: 'validation.date.order' }];
  const today = ictDate(at);
  if (begunOn === null ? startsOn <= today : startsOn !== begunOn)
    return [
      {
        field: 'startsOn',
        code: begunOn === null ? 'validation.date.future' : 'validation.promotion.begun',
      },
    ];
  if (endsOn < today) return [{ field: 'endsOn', code: 'validation.date.future' }];
  return span.endsAt - span.startsAt > limits.promotion.maxDays * day
    ? [{ field: 'endsOn', code: 'validation.promotion.too-long' }]
    : [];
}

function itemFault(
  { id, price }: PromotedItem,
  content: PromotionContent,
  { usual, paidDelivery, others, reduced }: PromotionPlanFacts,
): Omit<PromotionFault, 'field'> | null {
  const now = usual.get(id);
  if (now === undefined) return { code: 'validation.promotion.not-on-sale' };
  const clash = others.find((other) => other.itemIds.includes(id) && shareADay(other, content));
  if (clash !== undefined) return { code: 'validation.promotion.overlap', clash };
  if (content.icon === 'free-shipping' && paidDelivery.has(id))
    return { code: 'validation.promotion.paid-delivery' };
  if (price === null)
    return content.icon === 'special-price' ? { code: 'validation.promotion.price' } : null;
  if (price >= now) return { code: 'validation.promotion.not-lower' };
  if (price < lowestPromoted(now)) return { code: 'validation.promotion.too-deep' };
  const before = reduced.get(id);
  // Alone it is too long, which is said of its days.
  return before === undefined || fitsIntoYears(content, before)
    ? null
    : { code: 'validation.promotion.year' };
}
