import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from '../Combobox/matching.ts';

export type LoadDivisions = (
  level: 'city' | 'district' | 'ward',
  above: { city: string; district: string },
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]>;

interface Answer {
  key: string;
  options: readonly ComboboxOption[] | 'failed';
}

const none: readonly ComboboxOption[] = [];

/** The list of one level; asked for when `ready`, again when what stands above it changes. */
export function useDivisions(
  load: LoadDivisions,
  level: Parameters<LoadDivisions>[0],
  city: string,
  district: string,
  ready: boolean,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const key = `${city}\n${district}\n${tries}`;
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!ready) return undefined;
    const stop = new AbortController();
    latest
      .current(level, { city, district }, stop.signal)
      .then((options) => setAnswer({ key, options }))
      .catch(() => {
        if (!stop.signal.aborted) setAnswer({ key, options: 'failed' });
      });
    return () => stop.abort();
  }, [level, city, district, key, ready]);

  const now = ready && answer?.key === key ? answer.options : undefined;
  return {
    options: now === undefined || now === 'failed' ? none : now,
    loading: ready && now === undefined,
    failed: now === 'failed',
    ready,
    again: () => setTries((count) => count + 1),
  };
}
