import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rounds come one at a time, and after one that broke', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const errors: unknown[] = [];
  const stop = startPolling({
    everyMs: 1_000,
    work: () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error === undefined ? resolve() : reject(error)));
      }),
    onError: (error) => errors.push(error),
  });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(ends).toHaveLength(1);
  const broken = new Error('broken');
  ends[0]?.(broken);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ends.length, errors]).toEqual([2, [broken]]);
  let ended = false;
  const stopping = stop().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([ends.length, ended]).toEqual([2, false]);
  ends[1]?.();
  await stopping;
});

test('a round is told that it should end', async () => {
  const told: boolean[] = [];
  let goOn = (): void => {};
  const stop = startPolling({
    everyMs: 1_000,
    work: async (stopped) => {
      told.push(stopped());
      await new Promise<void>((resolve) => (goOn = resolve));
      told.push(stopped());
    },
    onError: () => {},
  });
  await vi.advanceTimersByTimeAsync(1_000);
  const stopping = stop();
  goOn();
  await stopping;
  expect(told).toEqual([false, true]);
});
