import { systemClock } from '@hien/domain';

/**
 * Tells something at most every so many milliseconds: the first at once, what comes too soon after it as the time is over.
 * @returns begins to wait with what there is to tell; the answer takes that back, since something newer is told instead.
 */
export function calm(everyMs: number): (tell: () => void) => () => void {
  let toldAt = -Infinity;
  return (tell) => {
    const wait = Math.max(0, toldAt + everyMs - systemClock.now());
    const timer = setTimeout(() => {
      toldAt = systemClock.now();
      tell();
    }, wait);
    return () => clearTimeout(timer);
  };
}
