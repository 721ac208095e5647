import { businessDaysAfter } from '../calendar/business-days.ts';
import {
  addMonths,
  endOfDay,
  endOfMonth,
  fromIct,
  ictDate,
  type Instant,
  startOfDate,
  startOfDay,
  startOfMonth,
} from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { shareByRate, type BasisPoints } from '../money/vat.ts';

/**
 * `sale` when a purchase is confirmed; `reversal` when an admin cancels it (negative); `delivery` what the buyer paid for
 * the parcels of an order, its installation and the way back of what was returned. Of households and individuals, tax is
 * withheld with each of these lines (`withheldOf`).
 */
export const settlementKinds = [
  'sale',
  'reversal',
  'delivery',
  'vat-withheld',
  'pit-withheld',
  'penalty',
  'adjustment',
] as const;
export type SettlementKind = (typeof settlementKinds)[number];

export type SettlementLine = {
  readonly kind: SettlementKind;
  readonly at: Instant;
  /** đồng; sales positive, reversals and penalties negative, delivery either. */
  readonly amount: number;
  /** The part of a sale's discount the seller has agreed to bear. */
  readonly sellerDiscount: number;
  readonly held: boolean;
};

/** `2026-03`: the month a confirmed purchase belongs to, by Vietnam's calendar. */
export function settlementMonth(confirmedAt: Instant): string {
  return ictDate(confirmedAt).slice(0, 7);
}

/** The first moment of the month that is called so. */
export function monthNamed(name: string): Instant {
  const [year = 0, month = 1] = name.split('-').map(Number);
  return fromIct(year, month, 1);
}

/** The fifth business day after the end of the month (D29). */
export function payDue(month: Instant): Instant {
  return businessDaysAfter(endOfMonth(month), limits.settlement.payBusinessDays);
}

export function disputeUntil(month: Instant): Instant {
  return businessDaysAfter(endOfMonth(month), limits.settlement.disputeBusinessDays);
}

export type Statement = {
  readonly sales: number;
  readonly reversals: number;
  /** Passed on whole: no fee is taken of it. */
  readonly delivery: number;
  readonly sellerDiscounts: number;
  /** Below zero where more was taken back than sold: it was taken in an earlier month and comes back (docs/adr/0191). */
  readonly fee: number;
  /** Tax that goes to the state in the shop's name; negative, or positive where more was taken back. */
  readonly vatWithheld: number;
  readonly pitWithheld: number;
  readonly penalties: number;
  readonly adjustments: number;
  readonly payable: number;
  /** Lines that wait for the next month because a claim is open on them. */
  readonly carried: readonly SettlementLine[];
};

/** A month's statement. The fee is taken of sales less reversals; the rate is configuration, not in the documents. */
export function statementOf(lines: readonly SettlementLine[], feeRate: BasisPoints): Statement {
  const counted = lines.filter((line) => !line.held);
  const total = (kind: SettlementLine['kind']): number =>
    counted.reduce((all, line) => all + (line.kind === kind ? line.amount : 0), 0);
  const sales = total('sale');
  const reversals = total('reversal');
  const sellerDiscounts = counted.reduce((all, line) => all + line.sellerDiscount, 0);
  const fee = shareByRate(sales + reversals, feeRate);
  const delivery = total('delivery');
  const vatWithheld = total('vat-withheld');
  const pitWithheld = total('pit-withheld');
  const penalties = total('penalty');
  const adjustments = total('adjustment');
  return {
    sales,
    reversals,
    delivery,
    sellerDiscounts,
    fee,
    vatWithheld,
    pitWithheld,
    penalties,
    adjustments,
    payable:
      sales +
      reversals +
      delivery -
      sellerDiscounts -
      fee +
      vatWithheld +
      pitWithheld +
      penalties +
      adjustments,
    carried: lines.filter((line) => line.held),
  };
}

/**
 * Whether a month comes to less than nothing. When it closes that is carried on to the next one (docs/adr/0191); later only what
 * is held can leave it so, and it is paid once that is let go.
 */
export const isBelowZero = ({ payable }: Pick<Statement, 'payable'>): boolean => payable < 0;

/** The first day that a search goes back to (spec). */
export function searchStart(now: Instant): Instant {
  return startOfDay(addMonths(now, -12 * limits.settlement.searchYears));
}

/** What is wrong with the days of a search, and at which of them. */
export type WrongDays = {
  readonly at: 'from' | 'to';
  readonly code: 'validation.date.invalid' | 'validation.date.order';
};

/**
 * The days `2026-03-06` that are searched, both included: without them the whole year. A search goes back one year and does not
 * end before it begins (spec).
 */
export function searchDays(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Instant,
):
  | { readonly from: Instant; readonly to: Instant; readonly wrong?: never }
  | { readonly wrong: WrongDays } {
  const earliest = searchStart(now);
  const begin = from === undefined ? earliest : startOfDate(from);
  const last = to === undefined ? now : startOfDate(to);
  if (last === null) return { wrong: { at: 'to', code: 'validation.date.invalid' } };
  if (begin === null) return { wrong: { at: 'from', code: 'validation.date.invalid' } };
  if (begin > last) return { wrong: { at: 'to', code: 'validation.date.order' } };
  if (begin < earliest) return { wrong: { at: 'from', code: 'validation.date.invalid' } };
  return { from: begin, to: endOfDay(last) };
}

/** The next month's beginning: of what a month owes it is the first line. */
export function nextMonth(month: Instant): Instant {
  return addMonths(startOfMonth(month), 1);
}
