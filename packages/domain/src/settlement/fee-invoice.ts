import { ictDate } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Text } from '../language/language.ts';
import { type BasisPoints, type VatRate, splitVat, vatRateOn } from '../money/vat.ts';
import type { SettlementState } from './settlement.ts';

/**
 * VAT on what a platform does for a shop: 8 % until the end of 2026, then 10 % again. Which services the lower rate
 * belongs to has to be confirmed by somebody who advises on taxes.
 */
export const serviceVat: readonly VatRate[] = [
  { from: '2023-07-01', until: '2026-12-31', rate: 800 },
  { from: '2027-01-01', until: null, rate: 1_000 },
];

export const feeInvoiceStates = ['forming', 'issued', 'disputed', 'settled', 'given-back'] as const;
export type FeeInvoiceState = (typeof feeInvoiceStates)[number];

export const feeInvoiceLabels: Readonly<Record<FeeInvoiceState, Text>> = {
  forming: { vi: 'Đang tính', en: 'Running', ko: '집계 중' },
  issued: { vi: 'Đã lập', en: 'Issued', ko: '발행' },
  disputed: { vi: 'Đang khiếu nại', en: 'Disputed', ko: '이의 제기 중' },
  settled: { vi: 'Đã trừ vào tiền chuyển', en: 'Taken from the payout', ko: '정산금에서 차감' },
  'given-back': { vi: 'Đã trả lại', en: 'Given back', ko: '환급 완료' },
};

/** The month that it is of says where the invoice stands. */
const stateOf: Readonly<Record<SettlementState, FeeInvoiceState>> = {
  open: 'forming',
  closed: 'issued',
  disputed: 'disputed',
  paid: 'settled',
};

/** What of a settled month the platform's invoice is made of. */
export type FeeMonth = {
  readonly id: number | null;
  readonly month: string;
  readonly state: SettlementState;
  readonly sales: number;
  readonly reversals: number;
  readonly fee: number;
  /** The end of the month. */
  readonly closes: number;
};

/** The platform's invoice for its fee (2.16): the fee holds the tax, so what is paid out and the invoice say the same amount. */
export type FeeInvoice = {
  /** Null while the month runs. */
  readonly number: string | null;
  readonly month: string;
  /** An adjustment gives back what earlier invoices took, of sales that were taken back since: its amounts are below zero. */
  readonly kind: 'invoice' | 'adjustment';
  readonly state: FeeInvoiceState;
  /** Sales less what was taken back: what the fee is a share of. */
  readonly base: number;
  readonly rate: BasisPoints;
  readonly net: number;
  readonly vatRate: BasisPoints;
  readonly vat: number;
  readonly total: number;
};

/** Null for a month of no fee: nothing is invoiced for it. */
export function feeInvoice(month: FeeMonth): FeeInvoice | null {
  if (month.fee === 0) return null;
  const kind = month.fee < 0 ? 'adjustment' : 'invoice';
  const vatRate = vatRateOn(serviceVat, ictDate(month.closes)) ?? 1_000;
  return {
    number:
      month.id === null || month.state === 'open'
        ? null
        : `PH${month.month.replace('-', '')}-${String(month.id).padStart(6, '0')}`,
    month: month.month,
    kind,
    state: kind === 'adjustment' && month.state === 'paid' ? 'given-back' : stateOf[month.state],
    base: month.sales + month.reversals,
    rate: limits.settlement.feeBasisPoints,
    ...splitVat(month.fee, vatRate),
    vatRate,
    total: month.fee,
  };
}
