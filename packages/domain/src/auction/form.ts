import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import { adPaymentFields } from '../membership/ad-order.ts';
import { moneyField, numberField } from '../validation/fields.ts';

/**
 * A bid for a slot. `least` is what the page shows as the smallest amount (see `leastBid`); the server
 * decides again when the bid arrives.
 */
export function bidSchema(least: number) {
  return z.object({
    slot: numberField({ whole: true }).check(
      z.refine((slot) => slot >= 1 && slot <= limits.ad.premium.lastPosition, {
        error: 'validation.slot.invalid',
      }),
    ),
    amount: moneyField().check(
      z.refine((amount) => amount % limits.auction.granularityVnd === 0, {
        error: 'validation.bid.not-round',
        abort: true,
      }),
      z.refine((amount) => amount >= least, { error: 'validation.bid.too-low' }),
    ),
  });
}

/** The same with how it is paid. */
export const bidCheckoutSchema = (least: number) => z.extend(bidSchema(least), adPaymentFields());

export type BidCheckoutValues = z.output<ReturnType<typeof bidCheckoutSchema>>;
