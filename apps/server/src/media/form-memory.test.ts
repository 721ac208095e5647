import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { FormMemory } from './form-memory.ts';

const whole = (content: Buffer): Promise<string> => Promise.resolve(content.toString());
const outOfRoom = expect.objectContaining({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });

/** A file whose bytes come when the test says so; `sent` resolves once they were read. */
function upload(memory: FormMemory, work: (content: Buffer) => Promise<string> = whole) {
  const file = new PassThrough();
  const done = memory.read(file, work);
  // Each test asks for it in its own time.
  done.catch(() => undefined);
  const sent = async (bytes: string): Promise<void> => {
    file.write(bytes);
    await expect.poll(() => file.readableLength + file.writableLength).toBe(0);
  };
  return { sent, done, end: () => file.end() };
}

test('files are read whole, each by itself', async () => {
  const memory = new FormMemory(100);
  const [a, b] = [upload(memory), upload(memory)];
  await a.sent('aaa');
  await b.sent('bb');
  await a.sent('AAA');
  a.end();
  b.end();
  expect(await Promise.all([a.done, b.done])).toEqual(['aaaAAA', 'bb']);
});

test('when memory is short the slowest makes room, and the others go on', async () => {
  const memory = new FormMemory(100);
  const drips = upload(memory);
  await drips.sent('x');
  const fast = upload(memory);
  await fast.sent('y'.repeat(99));
  const third = upload(memory);
  await third.sent('z');
  await expect(drips.done).rejects.toEqual(outOfRoom);
  fast.end();
  third.end();
  expect(await Promise.all([fast.done, third.done])).toEqual(['y'.repeat(99), 'z']);
});

test('what is worked on counts until it is done, and is never the one to go', async () => {
  const memory = new FormMemory(100);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = upload(memory, () => promise);
  await first.sent('x'.repeat(60));
  first.end();
  const second = upload(memory);
  await second.sent('y'.repeat(41));
  await expect(second.done).rejects.toEqual(outOfRoom);
  resolve('done');
  expect(await first.done).toBe('done');
  const third = upload(memory);
  await third.sent('z'.repeat(100));
  third.end();
  expect(await third.done).toBe('z'.repeat(100));
});

test('a file that breaks off gives back what it held', async () => {
  const memory = new FormMemory(100);
  const file = new PassThrough();
  const broken = memory.read(file, whole);
  file.write('x'.repeat(100));
  await expect.poll(() => file.readableLength).toBe(0);
  file.destroy(new Error('gone'));
  await expect(broken).rejects.toThrow('gone');
  const next = upload(memory);
  await next.sent('y'.repeat(100));
  next.end();
  expect(await next.done).toBe('y'.repeat(100));
});
