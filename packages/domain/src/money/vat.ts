/** A tax rate in hundredths of a per cent: 800 is 8 %. Rates are data per item and date, never a constant here (3.5). */
export type BasisPoints = number;

/**
 * The net part of a price that includes VAT, rounded half up to the đồng; net and tax add up to the price. What is given back
 * is split as it was taken, below zero.
 */
export function splitVat(
  gross: number,
  rate: BasisPoints,
): { readonly net: number; readonly vat: number } {
  // (2a + b) / 2b rounds half up in whole numbers, so no amount meets a binary fraction.
  const a = BigInt(gross) * 10_000n;
  const b = 10_000n + BigInt(rate);
  const net = Number((2n * a + (gross < 0 ? -b : b)) / (2n * b));
  return { net, vat: gross - net };
}

/**
 * A share of an amount by a rate, rounded half up: commissions and fees. Of an amount below zero the same below zero, so that
 * what is taken back leaves nothing.
 */
export function shareByRate(amount: number, rate: BasisPoints): number {
  const half = amount < 0 ? -10_000n : 10_000n;
  return Number((2n * BigInt(amount) * BigInt(rate) + half) / 20_000n);
}

/** From which day to which a rate holds, both included. */
export type VatRate = {
  readonly from: string;
  readonly until: string | null;
  readonly rate: BasisPoints;
};

/** @param date `YYYY-MM-DD` in Vietnam. Null when the table says nothing about the day. */
export function vatRateOn(rates: readonly VatRate[], date: string): BasisPoints | null {
  return (
    rates.find((entry) => entry.from <= date && (entry.until === null || date <= entry.until))
      ?.rate ?? null
  );
}
