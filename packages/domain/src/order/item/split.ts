import { shares } from '../../money/shares.ts';
import type { Item } from './item.ts';

/** A line with its quantity; one line always has one code (2.1). */
export type Line = { readonly quantity: number; readonly item: Item };

/**
 * A claim on part of a quantity splits the line first: 5 pieces, claim 2 → a line of 3 and a line of 2.
 * Money is shared to the đồng.
 * @throws RangeError when `part` is not between 1 and the quantity.
 */
export function splitLine(
  line: Line,
  part: number,
): readonly [rest: Line, part: Line] | readonly [whole: Line] {
  if (!Number.isSafeInteger(part) || part < 1 || part > line.quantity)
    throw new RangeError(`cannot take ${part} of ${line.quantity}`);
  if (part === line.quantity) return [line];
  const rest = line.quantity - part;
  const [restAmount = 0, partAmount = 0] = shares(line.item.amount, [rest, part]);
  const [restCaptured = 0, partCaptured = 0] = shares(line.item.captured, [rest, part]);
  return [
    { quantity: rest, item: { ...line.item, amount: restAmount, captured: restCaptured } },
    { quantity: part, item: { ...line.item, amount: partAmount, captured: partCaptured } },
  ];
}
