import { ictDate, type Instant } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';
import { type BasisPoints, shareByRate } from '../money/vat.ts';

/** As what a shop pays tax. A company declares its own; of the others the platform withholds it with every sale. */
export const taxpayers = ['company', 'household', 'individual'] as const;
export type Taxpayer = (typeof taxpayers)[number];

export const taxpayerLabels: Readonly<Record<Taxpayer, Text>> = {
  company: { vi: 'Doanh nghiệp', en: 'Company', ko: '법인' },
  household: { vi: 'Hộ kinh doanh', en: 'Household business', ko: '개인사업자(hộ kinh doanh)' },
  individual: { vi: 'Cá nhân kinh doanh', en: 'Individual', ko: '개인 판매자' },
};

/** What a line is to the tax: goods, or carrying and installing them. */
export const taxedAs = ['goods', 'transport'] as const;
export type TaxedAs = (typeof taxedAs)[number];

type Rates = Readonly<Record<TaxedAs, { readonly vat: BasisPoints; readonly pit: BasisPoints }>>;

/**
 * What platforms withhold of households and individuals, from its first day on, the newest first (decree 117/2025/NĐ-CP).
 * To be confirmed by a lawyer: the rates, that they go on in 2026, and that carrying and installing are taxed as transport.
 */
export const withheldRates: readonly {
  readonly from: string;
  readonly rates: Rates;
  readonly isConfirmed: boolean;
}[] = [
  {
    from: '2025-07-01',
    rates: { goods: { vat: 100, pit: 50 }, transport: { vat: 300, pit: 150 } },
    isConfirmed: false,
  },
];

export type Withheld = { readonly vat: number; readonly pit: number };

/** Taken away of a sale, given back with what is taken back of it: both come to the same. */
const share = (amount: number, rate: BasisPoints): number => -shareByRate(amount, rate) || 0;

/** What is withheld of an amount, negative đồng; positive of an amount that goes back to the buyer. Null where nothing is. */
export function withheldOf(
  taxpayer: Taxpayer,
  as: TaxedAs,
  amount: number,
  at: Instant,
): Withheld | null {
  if (taxpayer === 'company') return null;
  const day = ictDate(at);
  const rates = withheldRates.find(({ from }) => from <= day)?.rates[as];
  return rates === undefined
    ? null
    : { vat: share(amount, rates.vat), pit: share(amount, rates.pit) };
}
