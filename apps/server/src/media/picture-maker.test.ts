import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { PictureCache } from './picture-cache.ts';
import { PictureMaker } from './picture-maker.ts';
import type { PictureSource } from './picture-source.ts';

/** Counts how often it was asked. */
class CountingCache extends PictureCache {
  override async read(key: string): Promise<Buffer | null> {
    const found = await super.read(key);
    reads += 1;
    return found;
  }
}

let reads: number;
let folder: string;
let turns: FairQueue;
let maker: PictureMaker;
let picture: PictureSource;

beforeEach(async () => {
  reads = 0;
  folder = mkdtempSync(join(tmpdir(), 'hien-maker-'));
  turns = new FairQueue({ slots: 1, waiting: 100 });
  maker = new PictureMaker(new CountingCache(folder, 1e9), turns);
  const content = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#a0b090' },
  })
    .jpeg()
    .toBuffer();
  picture = { key: 'rooms/a.jpg', extension: '.jpg', version: '1', open: async () => content };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const size = { width: 160, height: null };
const encoded = async (): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).length;

/** Holds the only place until it is told to go on. */
function busy(): () => void {
  let goOn = (): void => {};
  void turns.take(
    { caller: 'somebody' },
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  );
  return () => goOn();
}

test('nothing is encoded for somebody who has left', async () => {
  const goOn = busy();
  const leaving = new AbortController();
  const asked = maker.make(picture, size, ['webp'], { caller: 'a', signal: leaving.signal });
  // Its place in the queue is taken once the cache has been looked at.
  await expect.poll(() => turns.waiting('a')).toBe(1);
  leaving.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  goOn();
  await turns.take({ caller: null }, async () => {});
  expect(await encoded()).toBe(0);
});

test('who stays gets the picture that somebody else asked for first and left', async () => {
  const goOn = busy();
  const leaving = new AbortController();
  const first = maker.make(picture, size, ['webp'], { caller: 'a', signal: leaving.signal });
  await expect.poll(() => turns.waiting('a')).toBe(1);
  const second = maker.make(picture, size, ['webp'], { caller: 'b' });
  await expect.poll(() => reads).toBe(2);
  leaving.abort(new Error('left'));
  goOn();
  expect((await second).content.length).toBeGreaterThan(0);
  await first;
  expect([await encoded(), turns.waiting('b')]).toEqual([1, 0]);
});
