import { taxCheckDigit } from '@hien/domain';

/** Tax codes of the sample that pass the check digit; no province begins with 0000, so they are nobody's. */
export function sampleTaxCode(at: number): string {
  const fitting = Array.from({ length: 2 * at + 20 }, (_, n) => `0000${String(20_001 + n)}`)
    .map((nine) => ({ nine, digit: taxCheckDigit(nine) }))
    .filter(({ digit }) => digit !== null);
  const { nine = '', digit = 0 } = fitting[at] ?? {};
  return `${nine}${String(digit)}`;
}
