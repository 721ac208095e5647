import type { Instant } from './ict.ts';

/** The only source of time. Servers take `systemClock`, tests and demos one that they move. */
export type Clock = { now(): Instant };

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still. */
export function fixedClock(at: Instant): Clock {
  return { now: () => at };
}

/** A clock that is moved by hand; it never runs backwards. */
export function movableClock(
  start: Instant,
): Clock & { moveTo(at: Instant): void; advance(by: number): void } {
  let at = start;
  return {
    now: () => at,
    moveTo: (to) => {
      at = Math.max(at, to);
    },
    advance: (by) => {
      at += Math.max(0, by);
    },
  };
}
