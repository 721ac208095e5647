import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { PackedText, encodingFor } from './packed-text.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip;q=0, *;q=0.5', 'br'],
  ['br;q=nonsense', null],
])('%s is answered with %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));

test('a text is compressed once for each encoding', async () => {
  const packed = new PackedText('đèn '.repeat(1000));
  const first = await packed.bytes('br');
  expect(await packed.bytes('br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(packed.text);
  expect(gunzipSync(await packed.bytes('gzip')).toString()).toBe(packed.text);
});

test.each([3_000, 60_000])(
  'keeps no more memory than its %d compressed characters',
  async (length) => {
    const packed = new PackedText(randomBytes(length).toString('hex').slice(0, length));
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = await packed.bytes(encoding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  },
);

describe('a kept answer', () => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase('pglite');
    await plant(database);
    server = await testApp(database, { cacheFactor: 1 });
  });
  afterAll(() => server.close());

  test.each(['br', 'gzip'])(
    'is sent as %s with the same content, fresh and kept',
    async (encoding) => {
      const url = '/mall/api/public/product/product-list?limit=20';
      const plain = await server.app.inject(url);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      for (let turn = 0; turn < 2; turn += 1) {
        const { headers, rawPayload } = await server.app.inject({
          url,
          headers: { 'accept-encoding': encoding },
        });
        expect(headers['content-encoding']).toBe(encoding);
        expect(String(headers['vary']).toLowerCase()).toContain('accept-encoding');
        expect(Number(headers['content-length'])).toBe(rawPayload.length);
        expect(unpack(rawPayload).toString()).toBe(plain.body);
        expect(rawPayload.length).toBeLessThan(plain.body.length / 2);
      }
    },
  );
});
