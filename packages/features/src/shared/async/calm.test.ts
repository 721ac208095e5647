import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calm } from './calm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('however fast something changes, it is told at most every ten seconds, and the last state is', () => {
  const began = Date.now();
  const told: { at: number; bid: number }[] = [];
  const tellCalmly = calm(10_000);
  let takeBack: (() => void) | undefined;
  // A bid every 700 ms for a minute; each is told instead of the one before that nobody heard yet.
  for (let bid = 1; bid <= 86; bid += 1) {
    takeBack?.();
    takeBack = tellCalmly(() => told.push({ at: Date.now() - began, bid }));
    vi.advanceTimersByTime(700);
  }
  vi.advanceTimersByTime(10_000);
  expect(told[0]).toEqual({ at: 0, bid: 1 });
  const between = told.slice(1).map(({ at }, before) => at - (told[before]?.at ?? 0));
  expect(between.every((pause) => pause >= 10_000)).toBe(true);
  expect(told.length).toBe(7);
  expect(told.at(-1)?.bid).toBe(86);
});

test('after a rest it is told at once again', () => {
  const tellCalmly = calm(10_000);
  const tell = vi.fn();
  tellCalmly(tell);
  vi.advanceTimersByTime(0);
  vi.advanceTimersByTime(10_000);
  tellCalmly(tell);
  vi.advanceTimersByTime(0);
  expect(tell).toHaveBeenCalledTimes(2);
});
