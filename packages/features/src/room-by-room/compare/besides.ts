/** Which two of the choices lie over each other, left and right, by their places. */
export type Pair = readonly [number, number];

/** Another choice on one side; what it takes from the other side changes places with it. */
export function besides(pair: Pair, side: 0 | 1, choice: number): Pair {
  const other = pair[1 - side] === choice ? pair[side] : pair[side === 0 ? 1 : 0];
  return side === 0 ? [choice, other] : [other, choice];
}
