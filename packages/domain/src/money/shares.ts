import { at } from '../list/at.ts';

/**
 * Splits whole đồng by weight so that the parts add up exactly: largest remainder, ties to the earlier
 * part. Weights that are all zero count as equal.
 * @throws RangeError for a negative or fractional total or weight.
 */
export function shares(total: number, weights: readonly number[]): number[] {
  const bad = [total, ...weights].find((value) => !Number.isSafeInteger(value) || value < 0);
  if (bad !== undefined) throw new RangeError(`not a whole, non-negative amount: ${bad}`);
  if (weights.length === 0) {
    if (total > 0) throw new RangeError('nothing to share among');
    return [];
  }
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const parts = sum === 0n ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  // total × weight may pass 2^53, so the division is done in BigInt.
  const exact = parts.map((weight) => BigInt(total) * weight);
  const result = exact.map((value) => Number(value / whole));
  let left = total - result.reduce((all, value) => all + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % whole }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder) {
    if (left === 0) break;
    result[index] = at(result, index) + 1;
    left -= 1;
  }
  return result;
}
