import { splitVat } from '../money/vat.ts';

/** Something that was paid for, VAT included: đồng, and its rate in per cent. */
export type Paid = { readonly gross: number; readonly vatRate: number };

/** One line of an invoice; net and tax add up to what was paid. */
export type Taxed<Line extends Paid> = Line & { readonly net: number; readonly vat: number };

/** The tax of each line by its own rate (3.5), and the sums that stand below them. */
export function taxed<Line extends Paid>(
  lines: readonly Line[],
): {
  readonly lines: readonly Taxed<Line>[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
} {
  const split = lines.map((line) => ({ ...line, ...splitVat(line.gross, line.vatRate * 100) }));
  const sum = (part: 'net' | 'vat' | 'gross') => split.reduce((all, line) => all + line[part], 0);
  return { lines: split, net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}

/** Parcels are taxed like the goods they bring; where those differ, like the dearest of them. Per cent. */
export function deliveryRate(goods: readonly Paid[]): number {
  return goods.toSorted((a, b) => b.gross - a.gross)[0]?.vatRate ?? 0;
}
