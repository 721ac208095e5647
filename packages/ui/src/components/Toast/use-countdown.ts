import { useEffect, useRef } from 'react';

/** Calls `done` after `ms`; while `held` the clock stands, and then starts anew. */
export const useCountdown = (ms: number, held: boolean, done: () => void): void => {
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, held]);
};
