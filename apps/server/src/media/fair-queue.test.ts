import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that ends when the test says so, in the order in which it began. */
function stage(turns: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled: string[] = [];
  const tick = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return {
    begun,
    settled,
    async ask(caller: string | null, name: string, signal?: AbortSignal) {
      turns
        .take({ caller, signal }, async () => {
          begun.push(name);
          await new Promise<void>((resolve) => void ends.set(name, resolve));
        })
        .then(
          () => void settled.push(name),
          (error: unknown) =>
            void settled.push(`${name}: ${error instanceof Error ? error.message : 'aborted'}`),
        );
      await tick();
    },
    async end(name: string) {
      ends.get(name)?.();
      await tick();
    },
  };
}

describe('turns', () => {
  test('are taken caller by caller, however many pieces one has', async () => {
    const { ask, end, begun } = stage(new FairQueue({ slots: 1, waiting: 100 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('a', name);
    await ask('b', 'b1');
    await ask('c', 'c1');
    await ask('b', 'b2');
    for (let index = 0; index < begun.length; index += 1) await end(begun[index] ?? '');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('run as many at a time as there are slots', async () => {
    const { ask, end, begun } = stage(new FairQueue({ slots: 2, waiting: 100 }));
    for (const name of ['a1', 'a2', 'a3']) await ask('a', name);
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  test('leave slots to others where one caller may have some of them', async () => {
    const { ask, begun, end } = stage(new FairQueue({ slots: 3, perCaller: 2, waiting: 100 }));
    for (const name of ['a1', 'a2', 'a3']) await ask('a', name);
    expect(begun).toEqual(['a1', 'a2']);
    await ask('b', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test("nobody's work waits for everybody's", async () => {
    const { ask, end, begun } = stage(new FairQueue({ slots: 1, waiting: 100 }));
    await ask('a', 'a1');
    await ask(null, 'later');
    await ask('b', 'b1');
    await end('a1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'later']);
  });

  test('who leaves before the start is not served, and holds nobody up', async () => {
    const { ask, end, begun, settled } = stage(new FairQueue({ slots: 1, waiting: 100 }));
    const leaving = new AbortController();
    await ask('a', 'a1');
    await ask('b', 'b1', leaving.signal);
    await ask('c', 'c1');
    leaving.abort(new Error('left'));
    await end('a1');
    expect(begun).toEqual(['a1', 'c1']);
    expect(settled).toEqual(['b1: left', 'a1']);
    await ask('b', 'b2', leaving.signal);
    expect(settled).toContain('b2: left');
  });

  test('too much of one caller is refused, not kept', async () => {
    const { ask, settled } = stage(new FairQueue({ slots: 1, waiting: 2 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('a', name);
    await ask('b', 'b1');
    expect(settled).toEqual(['a4: RATE_LIMITED']);
  });

  test('work that fails gives its place back', async () => {
    const turns = new FairQueue({ slots: 1, waiting: 10 });
    await expect(
      turns.take({ caller: 'a' }, () => Promise.reject(new Error('torn'))),
    ).rejects.toThrow('torn');
    await expect(turns.take({ caller: 'a' }, async () => 'fine')).resolves.toBe('fine');
  });
});
