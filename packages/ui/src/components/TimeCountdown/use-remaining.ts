import { useEffect, useRef, useState } from 'react';

export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1000;

/** Milliseconds as whole days, hours, minutes and seconds; none below zero. */
export function partsOf(milliseconds: number): TimeParts {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Milliseconds until a deadline, followed second by second; asked anew when a sleeping tab wakes. */
export function useRemaining(
  until: number,
  now: () => number,
  onOver: (() => void) | undefined,
): number {
  const [left, setLeft] = useState(() => until - now());
  const latest = useRef({ now, onOver });
  useEffect(() => {
    latest.current = { now, onOver };
  });
  useEffect(() => {
    const ticking = { timer: 0 };
    const tick = () => {
      window.clearTimeout(ticking.timer);
      const remaining = until - latest.current.now();
      setLeft(remaining);
      if (remaining <= 0) latest.current.onOver?.();
      // At the next whole second of the deadline, so that two of them change together.
      else ticking.timer = window.setTimeout(tick, remaining % SECOND || SECOND);
    };
    const onWake = () => {
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', onWake);
    return () => {
      window.clearTimeout(ticking.timer);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [until]);
  return left;
}
