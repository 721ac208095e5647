import { citiesOf } from './cities.ts';
import type { FeeRule } from './delivery-quote.ts';

/** ours: where the carriers of the sample data do not bring furniture. Replace it with the carriers' own tables. */
const withoutCarrier: ReadonlySet<string> = new Set(['Điện Biên', 'Lai Châu']);

/** ours: where sellers go with their own people. */
const ownPeople = [
  'Thành phố Hồ Chí Minh',
  'Hà Nội',
  'Đà Nẵng',
  'Hải Phòng',
  'Cần Thơ',
  'Huế',
  'Đồng Nai',
  'Tây Ninh',
  'Bắc Ninh',
  'Hưng Yên',
  'Bà Rịa - Vũng Tàu',
  'Bình Dương',
  'Long An',
] as const;

/** Every province and city, of today and of before July 2025, to which a carrier goes. */
export const servedCities: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ citiesOf('pre2025').filter((city) => !withoutCarrier.has(city)),
);

/** How an item travels, as its seller wrote it down. Amounts in đồng. */
export type ShippingTerms = {
  readonly method: 'package-company' | 'self';
  readonly feeType: 'free' | 'fixed' | 'free-from-amount' | 'on-quote';
  readonly fee: number;
  readonly freeFrom: number | null;
};

/**
 * The seller's words as a rule of `quoteDelivery`. `goods` is what the order with this seller costs: from
 * `freeFrom` on it travels free. A fee on quote is agreed with the seller, so none is taken here.
 */
export function feeRule({ method, feeType, fee, freeFrom }: ShippingTerms, goods: number): FeeRule {
  const free =
    feeType === 'free' ||
    feeType === 'on-quote' ||
    (feeType === 'free-from-amount' && freeFrom !== null && goods >= freeFrom);
  const amount = free ? 0 : fee;
  if (method === 'self')
    return {
      type: 'by_area',
      fees: Object.fromEntries(ownPeople.map((city) => [city, amount])),
    };
  return amount === 0 ? { type: 'free' } : { type: 'flat', fee: amount };
}
