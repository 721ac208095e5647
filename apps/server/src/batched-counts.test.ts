import { expect, test, vi } from 'vitest';
import { BatchedCounts } from './batched-counts.ts';

/** Counts whose writes end when they are let. */
function counts() {
  const writes: { lot: [string, number][]; end: PromiseWithResolvers<void> }[] = [];
  const log = new BatchedCounts<string>({
    keyOf: (event) => event,
    write: (counted) => {
      const end = Promise.withResolvers<void>();
      writes.push({ lot: counted.map(({ event, count }) => [event, count]), end });
      return end.promise;
    },
    onError: () => undefined,
  });
  const lotAt = (at: number) => writes[at]?.lot;
  return { log, writes, lotAt };
}

test('who flushes waits for what another flush is writing', async () => {
  const { log, writes } = counts();
  log.add('seen');
  const timer = log.flush();
  let read = false;
  // Nothing was counted since.
  const reader = log.flush().then(() => (read = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(read).toBe(false);
  writes[0]?.end.resolve();
  await Promise.all([timer, reader]);
  expect(writes).toHaveLength(1);
});

test('what could not be written is written with the next, once', async () => {
  const { log, writes, lotAt } = counts();
  log.add('seen', 2);
  const failed = log.flush();
  await Promise.resolve();
  log.add('seen');
  const next = log.flush();
  expect(lotAt(0)).toEqual([['seen', 2]]);
  writes[0]?.end.reject(new Error('the database is away'));
  await expect(failed).rejects.toThrow('away');
  await Promise.resolve();
  expect(lotAt(1)).toEqual([['seen', 3]]);
  writes[1]?.end.resolve();
  await next;
  expect(writes).toHaveLength(2);
});

test('a crash loses what was counted in the last ten seconds, and nothing older', async () => {
  vi.useFakeTimers();
  try {
    const kept = new Map<string, number>();
    const log = new BatchedCounts<string>({
      keyOf: (event) => event,
      write: async (counted) => {
        for (const { event, count } of counted) kept.set(event, (kept.get(event) ?? 0) + count);
      },
      onError: (error) => {
        throw error;
      },
    });
    // Somebody looks each second for a minute; wherever the process dies, at most ten seconds are missing.
    for (let second = 1; second <= 60; second += 1) {
      log.add('seen');
      await vi.advanceTimersByTimeAsync(1_000);
      const lost = second - (kept.get('seen') ?? 0);
      expect(lost).toBeLessThanOrEqual(10);
    }
    // What is only in memory when it dies was counted by nobody else: it is gone, and no more than that.
    log.add('last');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(kept.has('last')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(kept.get('last')).toBe(1);
    await log.stop();
  } finally {
    vi.useRealTimers();
  }
});
