import type { DemoClock } from '@hien/api';

/** Timers go off once their moment has passed. */
const justAfter = 1_000;

/** Something has come due and is not worked off yet. */
export const isLate = ({ now, due }: DemoClock): boolean =>
  due.some(({ at }) => Date.parse(at) < Date.parse(now));

/** Just after the nearest moment at which something happens; null while nothing waits. */
export function nextMoment({ now, due }: DemoClock): number | null {
  const next = due.find(({ at }) => Date.parse(at) >= Date.parse(now));
  return next === undefined ? null : Date.parse(next.at) + justAfter;
}
