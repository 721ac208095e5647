import { systemClock } from '@hien/domain';
import { useEffect, useState } from 'react';

/** The browser's clock, for waiting times that begin with an answer; the hours of the product come from the server. */
export const clockNow = (): number => systemClock.now();

/** Whole seconds until an instant of `clockNow`, counting down; 0 once it is over, and on the server. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - clockNow()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
