import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { PictureCache } from './picture-cache.ts';

let server: TestApp;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0b090' } });

beforeAll(async () => {
  server = await testApp(await freshDatabase('pglite'));
  const folder = join(server.picturesFolder, 'rooms');
  await mkdir(folder, { recursive: true });
  await plain(1200, 800).jpeg().toFile(join(folder, 'khach.jpg'));
  await plain(600, 400).jpeg().toFile(join(folder, 'many.jpg'));
  await writeFile(
    join(folder, 'mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await writeFile(join(server.picturesFolder, 'secret.jpg'), 'outside of every folder');
});
afterAll(() => server.close());

const get = (url: string, accept?: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...(accept === undefined ? {} : { accept }), ...headers } });

const sizeOf = async (url: string, accept = 'image/webp,*/*'): Promise<[number, number]> => {
  const { width, height } = await sharp((await get(url, accept)).rawPayload).metadata();
  return [width, height];
};

describe('pictures', () => {
  test('go out in the best format a browser takes; AVIF once it is made', async () => {
    const url = '/media/rooms/khach.jpg?width=320';
    const first = await get(url, 'image/avif,image/webp,*/*');
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get(url)).headers['content-type']).toBe('image/jpeg');
    await expect
      .poll(async () => (await get(url, 'image/avif,image/webp')).headers['content-type'], {
        timeout: 10_000,
      })
      .toBe('image/avif');
  });

  test('come in the sizes of the list, and are never blown up', async () => {
    expect(await sizeOf('/media/rooms/khach.jpg?width=320')).toEqual([320, 213]);
    expect(await sizeOf('/media/rooms/khach.jpg?height=320')).toEqual([480, 320]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=160&height=160')).toEqual([160, 160]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=1920')).toEqual([1200, 800]);
    // Its own width is the last step of a srcset.
    expect(await sizeOf('/media/rooms/khach.jpg?width=1200')).toEqual([1200, 800]);
    expect(await sizeOf('/media/rooms/khach.jpg')).toEqual([1200, 800]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=-5&height=abc')).toEqual([1200, 800]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=1&width=2')).toEqual([1200, 800]);
  });

  test.each([
    ['width=300', 'width=320'],
    ['width=1', 'width=48'],
    ['width=999999999', 'width=1920'],
    ['height=1000', 'height=1280'],
    ['width=100&height=100', 'width=160&height=160'],
    ['width=300&height=200', 'width=320&height=213'],
    ['width=640&height=10', 'width=640&height=360'],
    ['width=10&height=9000', 'width=160&height=160'],
  ])('%s is sent to %s, which is there', async (asked, near) => {
    const { statusCode, headers } = await get(`/media/rooms/khach.jpg?${asked}`, 'image/webp');
    expect([statusCode, headers['location']]).toEqual([302, `/media/rooms/khach.jpg?${near}`]);
    expect((await get(String(headers['location']), 'image/webp')).statusCode).toBe(200);
  });

  test('five hundred sizes of one picture are encoded as often as the list is long', async () => {
    const made = async (): Promise<number> =>
      (await readdir(join(server.mediaFolder, 'cache'), { recursive: true })).filter((name) =>
        name.endsWith('.jpeg'),
      ).length;
    const before = await made();
    for (let pixels = 4; pixels <= 2000; pixels += 4) {
      const { headers } = await get(`/media/rooms/many.jpg?width=${pixels}`, 'image/jpeg');
      if (headers['location'] !== undefined) await get(headers['location'], 'image/jpeg');
    }
    // Six steps are narrower than the picture; the rest is the picture as it is.
    expect((await made()) - before).toBe(7);
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await get('/media/rooms/khach.jpg?width=96', 'image/webp');
    const again = await get('/media/rooms/khach.jpg?width=96', 'image/webp', {
      'if-none-match': String(headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('asked for at the same time are made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get('/media/rooms/khach.jpg?width=960', 'image/webp')),
    );
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    const made = (await readdir(join(server.mediaFolder, 'cache'), { recursive: true })).filter(
      (name) => name.endsWith('.part'),
    );
    expect(made).toEqual([]);
  });

  test('drawings can do nothing', async () => {
    const { headers } = await get('/media/rooms/mark.svg', 'image/*');
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  test.each([
    '/media/secret.jpg',
    '/media/rooms/../secret.jpg',
    '/media/rooms/%2e%2e/secret.jpg',
    '/media/rooms/..%2fsecret.jpg',
    '/media/rooms/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/rooms/khach.jpg%00.png',
    '/media/rooms/khach.jpg/x.jpg',
    '/media//etc/passwd',
    '/media/rooms/none.jpg',
    '/media/rooms/',
  ])('%s leads nowhere', async (url) => {
    const { statusCode } = await get(url, 'application/json');
    expect([400, 404]).toContain(statusCode);
  });

  test('a missing one is a drawing for pages and the envelope for programs', async () => {
    const drawn = await get(
      '/media/rooms/none.jpg?width=300',
      'image/avif,image/webp,image/*,*/*;q=0.8',
    );
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([404, 'image/svg+xml']);
    expect((await get('/media/rooms/none.jpg', 'application/json')).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

test('the cache stays within its bytes', async () => {
  const folder = join(server.mediaFolder, 'small-cache');
  const cache = new PictureCache(folder, 1000);
  for (let index = 0; index < 8; index += 1)
    await cache.write(`${index}${'0'.repeat(39)}.webp`, Buffer.alloc(300));
  const kept = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
  expect(kept.length * 300).toBeLessThanOrEqual(1000);
  expect(await cache.read(`7${'0'.repeat(39)}.webp`)).toHaveLength(300);
});
