import { randomFrom } from '../plan/random.ts';

/**
 * 95 % of what a figure would be were other plans of the same kind drawn: each group's plans are drawn anew, with repeats, 400 times
 * (percentile bootstrap). Groups keep their size, so that a macro average stays one.
 */
export function interval<T>(
  groups: readonly (readonly T[])[],
  figure: (groups: readonly (readonly T[])[]) => number,
): readonly [low: number, high: number] {
  const random = randomFrom(20_261_125);
  const values = Array.from({ length: 400 }, () =>
    figure(
      groups.map((group) => group.flatMap(() => (group.length > 0 ? [random.pick(group)] : []))),
    ),
  ).toSorted((one, other) => one - other);
  return [values[9] ?? Number.NaN, values[389] ?? Number.NaN];
}
