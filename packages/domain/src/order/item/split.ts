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

/** A line's amounts in đồng: list − discount = goods, goods − both shares = paid. */
export type LineAmounts = {
  readonly list: number;
  readonly discount: number;
  readonly goods: number;
  readonly couponShare: number;
  readonly pointsShare: number;
  readonly paid: number;
  /** Fees of claims that the buyer has paid for the line. */
  readonly prepaidShipping: number;
};

/**
 * The amounts of a line's two parts, as `splitLine` made them: each adds up by itself, and both to the whole. What is
 * not paid in money is coupon and points; the coupon's share leaves room for the points'.
 */
export function splitAmounts(
  whole: LineAmounts,
  [rest, part]: readonly [rest: Line, part: Line],
): readonly [rest: LineAmounts, part: LineAmounts] {
  const ofPart = (total: number): number => shares(total, [rest.quantity, part.quantity])[1] ?? 0;
  const goods = ofPart(whole.goods);
  const list = ofPart(whole.list);
  const paid = part.item.amount;
  const unpaid = goods - paid;
  const couponShare = Math.max(
    0,
    unpaid - whole.pointsShare,
    Math.min(ofPart(whole.couponShare), whole.couponShare, unpaid),
  );
  const taken: LineAmounts = {
    list,
    discount: list - goods,
    goods,
    couponShare,
    pointsShare: unpaid - couponShare,
    paid,
    prepaidShipping: ofPart(whole.prepaidShipping),
  };
  const left: LineAmounts = {
    list: whole.list - taken.list,
    discount: whole.discount - taken.discount,
    goods: whole.goods - taken.goods,
    couponShare: whole.couponShare - taken.couponShare,
    pointsShare: whole.pointsShare - taken.pointsShare,
    paid: rest.item.amount,
    prepaidShipping: whole.prepaidShipping - taken.prepaidShipping,
  };
  return [left, taken];
}

type Part = { readonly id: number; readonly splitFrom: number | null };

/** The line as it was bought, of which this one is a part: parts are split off for claims (2.1), of parts as well. */
export function boughtLine(line: Part, lines: ReadonlyMap<number, Part>): number {
  let root = line;
  while (root.splitFrom !== null) {
    const parent = lines.get(root.splitFrom);
    if (parent === undefined) break;
    root = parent;
  }
  return root.id;
}
