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
    const url = '/media/rooms/khach.jpg?width=300';
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

  test('come in the sizes of the ladder, and are never blown up', async () => {
    expect(await sizeOf('/media/rooms/khach.jpg?width=300')).toEqual([320, 213]);
    expect(await sizeOf('/media/rooms/khach.jpg?height=300')).toEqual([480, 320]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=100&height=100')).toEqual([128, 128]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=2000')).toEqual([1200, 800]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=9999999&height=10')).toEqual([1200, 5]);
    expect(await sizeOf('/media/rooms/khach.jpg')).toEqual([1200, 800]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=-5&height=abc')).toEqual([1200, 800]);
    expect(await sizeOf('/media/rooms/khach.jpg?width=1&width=2')).toEqual([1200, 800]);
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await get('/media/rooms/khach.jpg?width=64', 'image/webp');
    const again = await get('/media/rooms/khach.jpg?width=64', 'image/webp', {
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

describe('uploads', () => {
  const upload = async (
    files: { name: string; content: Buffer; type?: string }[],
    fields: Record<string, string> = { folder: 'inbox' },
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { name, content, type } of files)
      form.append(
        'files',
        new Blob([new Uint8Array(content)], { type: type ?? 'image/jpeg' }),
        name,
      );
    const request = new Request('http://localhost/aws/upload', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/aws/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json<{ data: string[]; code?: string }>() };
  };
  const withPlace = () =>
    plain(400, 200)
      .withExif({
        IFD3: { GPSLatitude: '10/1 46/1 0/1', GPSLatitudeRef: 'N' },
        IFD0: { Artist: 'An' },
      })
      .jpeg()
      .toBuffer();

  test('are turned upright, lose their EXIF, and are served', async () => {
    const photo = await sharp(await withPlace())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await upload([{ name: '../../nhà.jpg', content: photo }]);
    expect(status).toBe(200);
    const [address = ''] = body.data;
    expect(address).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/);
    const { rawPayload } = await get(address, 'image/webp');
    const metadata = await sharp(rawPayload).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([200, 400, undefined]);
    const rows = await server.database.rows<{ color: string; placeholder: string }>(
      { text: 'select color, placeholder from media_uploads' },
      [],
    );
    expect(rows[0]?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(rows[0]?.placeholder.length).toBeLessThan(400);
  });

  test('answer addresses in the order of the files', async () => {
    const [wide, tall] = [
      await plain(30, 10).png().toBuffer(),
      await plain(10, 30).webp().toBuffer(),
    ];
    const { body } = await upload([
      { name: 'a.png', content: wide },
      { name: 'b.webp', content: tall },
    ]);
    expect(await Promise.all(body.data.map((address) => sizeOf(address)))).toEqual([
      [30, 10],
      [10, 30],
    ]);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  test.each([
    ['text under a picture name', async () => Buffer.from('not a picture'), 415],
    ['a drawing', async () => svg, 415],
    ['half a picture', async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 300), 415],
    [
      'an animation',
      async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      415,
    ],
    [
      'more than 50 megapixels',
      () => plain(9000, 6000).png({ compressionLevel: 9 }).toBuffer(),
      413,
    ],
    [
      'more than 10 MB',
      async () =>
        Buffer.concat([await plain(10, 10).jpeg().toBuffer(), Buffer.alloc(10.5 * 1024 * 1024)]),
      413,
    ],
  ])('%s is refused', async (_, content, status) => {
    expect((await upload([{ name: 'x.jpg', content: await content() }])).status).toBe(status);
  });

  test('without files, without a folder, with too many', async () => {
    const tiny = await plain(4, 4).png().toBuffer();
    expect((await upload([])).status).toBe(400);
    expect((await upload([{ name: 'a.png', content: tiny }], {})).status).toBe(400);
    expect((await upload([{ name: 'a.png', content: tiny }], { folder: '../etc' })).status).toBe(
      400,
    );
    expect(
      (await upload(Array.from({ length: 11 }, () => ({ name: 'a.png', content: tiny })))).status,
    ).toBe(413);
    const json = await server.app.inject({
      method: 'POST',
      url: '/aws/upload',
      payload: { files: [], folder: 'inbox' },
    });
    expect([json.statusCode, json.json<{ code: string }>().code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA',
    ]);
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
