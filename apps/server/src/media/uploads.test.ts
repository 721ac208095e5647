import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { testNow } from '../testing/fixture-values.ts';
import { bucketOf, type TestBucket } from '../testing/s3-server.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { diskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';
import {
  claimUploads,
  keepDrafted,
  orphanAgeMs,
  releaseUploads,
  sweepUploads,
} from './upload-repository.ts';

const slots = databaseKinds.flatMap((kind) =>
  (kind === 'pglite' ? (['disk', 's3'] as const) : (['disk'] as const)).map(
    (storage) => [kind, storage] as const,
  ),
);

const plain = (width: number, height: number, background = '#a0b090') =>
  sharp({ create: { width, height, channels: 3, background } });

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe.each(slots)('uploads on %s and %s', (kind, storage) => {
  let server: TestApp;
  let bucket: TestBucket | null = null;
  let store: MediaStore;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    if (storage === 's3') bucket = await bucketOf();
    server = await testApp(
      database,
      bucket === null ? {} : { mediaStore: s3Store(bucket.options) },
    );
    store =
      bucket === null
        ? diskStore(join(server.mediaFolder, 'uploads'))
        : // A second process: it has seen nothing yet.
          s3Store(bucket.options);
  });
  afterAll(async () => {
    await server.close();
    await bucket?.close();
  });

  type File = { name: string; content: Buffer | string; type?: string };
  type Refusal = { field: string; code: string; message: string };

  const upload = async (
    files: File[],
    fields: Record<string, string> = { folder: 'inbox' },
    url = '/aws/upload',
    headers: { authorization?: string } = {},
  ) => {
    const form = new FormData();
    for (const { name, content, type } of files) {
      const bytes = new Uint8Array(Buffer.from(content));
      form.append('files', new Blob([bytes], { type: type ?? 'image/jpeg' }), name);
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new Request('http://localhost/aws/upload', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const body = answer.json<{ data: string[]; code?: string; errors?: Refusal[] }>();
    return { status: answer.statusCode, body };
  };
  const get = (url: string) => server.app.inject({ url, headers: { accept: 'image/webp' } });
  const sizeOf = async (url: string): Promise<[number, number]> => {
    const { width, height } = await sharp((await get(url)).rawPayload).metadata();
    return [width, height];
  };
  const nameOf = (address: string): string => address.replace('/media/uploads/', '');
  const rows = (text: string) => server.database.rows<{ name: string }>({ text }, []);

  test('are turned upright, lose their EXIF and their place, and are served', async () => {
    const placed = await plain(400, 200)
      .withExif({
        IFD3: { GPSLatitude: '10/1 46/1 0/1', GPSLatitudeRef: 'N' },
        IFD0: { Artist: 'An' },
      })
      .jpeg()
      .toBuffer();
    const photo = await sharp(placed).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100);
    const { status, body } = await upload([{ name: '../../nhà.jpg', content: photo }]);
    expect(status).toBe(200);
    const [address = ''] = body.data;
    expect(address).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/);
    const kept = await store.find(nameOf(address));
    const content = await kept?.open();
    const metadata = await sharp(content).metadata();
    expect([metadata.width, metadata.height]).toEqual([200, 400]);
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(await sizeOf(address)).toEqual([200, 400]);
    const [row] = await server.database.rows<{ color: string; placeholder: string }>(
      { text: 'select color, placeholder from media_uploads where name = $1' },
      [nameOf(address)],
    );
    expect(row?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(row?.placeholder.length).toBeLessThan(400);
  });

  test('answer addresses in the order of the files', async () => {
    const wide = await plain(30, 10).png().toBuffer();
    const tall = await plain(10, 30).webp().toBuffer();
    const { body } = await upload([
      { name: 'a.png', content: wide },
      { name: 'b.webp', content: tall },
    ]);
    const sizes = await Promise.all(body.data.map((address) => sizeOf(address)));
    expect(sizes).toEqual([
      [30, 10],
      [10, 30],
    ]);
  });

  test('the same file again is the same upload, one after the other and at once', async () => {
    const content = await plain(50, 50, '#334455').png().toBuffer();
    const file = { name: 'a.png', content };
    const answers = await Promise.all([upload([file]), upload([file]), upload([file, file])]);
    const again = await upload([file]);
    const addresses = [...answers, again].flatMap(({ body }) => body.data);
    expect(addresses).toHaveLength(5);
    expect(new Set(addresses).size).toBe(1);
    expect(await store.find(nameOf(addresses[0] ?? ''))).not.toBeNull();
    if (storage === 'disk') {
      const stored = await readdir(join(server.mediaFolder, 'uploads'));
      expect(stored).toHaveLength((await rows('select name from media_uploads')).length);
    }
  });

  test('a picture that came before there were prints gets its own when it comes again', async () => {
    const file = { name: 'b.png', content: await plain(60, 40, '#443322').png().toBuffer() };
    const [address = ''] = (await upload([file])).body.data;
    const printed = () =>
      rows(
        `select name from media_uploads where name = '${nameOf(address)}' and print is not null`,
      );
    expect(await printed()).toHaveLength(1);
    await rows(`update media_uploads set print = null where name = '${nameOf(address)}'`);
    expect((await upload([file])).body.data).toEqual([address]);
    expect(await printed()).toHaveLength(1);
  });

  test('each file answers for itself, and the good ones are stored once', async () => {
    const good = await plain(20, 20, '#101010').png().toBuffer();
    const files = [
      { name: 'a.png', content: good },
      { name: 'b.png', content: svg },
      { name: 'c.png', content: Buffer.concat([good, Buffer.alloc(10.5 * 1024 * 1024)]) },
    ];
    const { status, body } = await upload(files);
    expect(status).toBe(415);
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      errors: [
        { field: 'files.1', code: 'UNSUPPORTED_MEDIA' },
        { field: 'files.2', code: 'TOO_LARGE' },
      ],
    });
    const before = (await rows('select name from media_uploads')).length;
    expect((await upload(files.slice(0, 1))).status).toBe(200);
    expect((await rows('select name from media_uploads')).length).toBe(before);
  });

  const cut = async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 300);
  const bomb = () => plain(9000, 6000).png({ compressionLevel: 9 }).toBuffer();
  // Two bytes say 65,500 × 65,500 in a file of a few hundred: nothing may be unfolded to find out.
  const liar = async () => {
    const small = Buffer.from(await plain(8, 8).jpeg().toBuffer());
    const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
    small.writeUInt16BE(65_500, frame + 5);
    small.writeUInt16BE(65_500, frame + 7);
    return small;
  };
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

  /** The first box of a file of the ISO family, which says what kind it is. */
  const container = (brand: string) =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
      Buffer.alloc(64),
    ]);

  test.each([
    ['text under a picture name', () => 'not a picture', 415],
    ['nothing at all', () => '', 415],
    ['a drawing', () => svg, 415],
    ['a drawing with an XML head', () => `<?xml version="1.0"?>${svg}`, 415],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 415],
    ['a page behind the first bytes of a PNG', () => '\u0089PNG\r\n\u001a\n<html>', 415],
    ['a document', () => '%PDF-1.7\n', 415],
    ['a picture of an iPhone that only Apple reads (HEIC)', () => container('heic'), 415],
    ['a film', () => container('mp42'), 415],
    ['half a picture', cut, 415],
    ['an animation', () => Buffer.from(gif, 'base64'), 415],
    ['more than 50 megapixels', bomb, 413],
    ['a head that promises four thousand megapixels', liar, 413],
  ])('%s is refused', async (_, content, status) => {
    const file = { name: 'x.jpg', content: await content() };
    expect((await upload([file])).status).toBe(status);
  });

  test('whatever the contract says that pictures are for is taken', async () => {
    const contract = new URL('../../../../openapi/paths/content.yaml', import.meta.url);
    const [, names = ''] =
      /folder:\s*\{\s*type: string,\s*enum:\s*\[([^\]]+)\]/u.exec(
        await readFile(contract, 'utf8'),
      ) ?? [];
    const folders = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    expect(folders).toContain('portfolio');
    const tiny = { name: 'a.png', content: await plain(4, 4).png().toBuffer() };
    for (const folder of folders)
      expect([folder, (await upload([tiny], { folder })).status]).toEqual([folder, 200]);
  });

  test('without files, without a folder, with too many', async () => {
    const tiny = { name: 'a.png', content: await plain(4, 4).png().toBuffer() };
    expect((await upload([])).status).toBe(400);
    expect((await upload([tiny], {})).status).toBe(400);
    expect((await upload([tiny], { folder: '../etc' })).status).toBe(400);
    for (const count of [11, 100])
      expect((await upload(Array.from({ length: count }, () => tiny))).status).toBe(413);
    const payload = { files: [], folder: 'inbox' };
    const json = await server.app.inject({ method: 'POST', url: '/aws/upload', payload });
    expect(json.statusCode).toBe(415);
  });

  test('a secret is taken and means nothing (D54)', async () => {
    const file = { name: 'a.png', content: await plain(4, 4).png().toBuffer() };
    for (const secret of ['', 'anything', "' or 1=1"])
      expect((await upload([file], { folder: 'inbox', secret })).status).toBe(200);
  });

  test('what nothing was made of goes after a day; what a message carries stays', async () => {
    const used = await upload([
      { name: 'a.png', content: await plain(12, 12, '#778899').png().toBuffer() },
    ]);
    const left = await upload([
      { name: 'b.png', content: await plain(13, 13, '#998877').png().toBuffer() },
    ]);
    const [kept = ''] = used.body.data;
    const [orphan = ''] = left.body.data;
    const member = await signIn(server.app, 'khach@hien.example');
    const message = (images: string[]) =>
      server.app.inject({
        method: 'POST',
        url: '/app/inbox/upload',
        headers: member,
        payload: {
          target_type: 'contractor',
          contractor_id: 1,
          phone_number: '0912345678',
          email: 'khach@hien.example',
          content: 'Xin báo giá',
          images: images.map((address) => ({ images: address })),
        },
      });
    expect((await message([kept])).statusCode).toBe(201);
    expect(await sweepUploads(server.database, store, testNow + orphanAgeMs - 1000)).toBe(0);
    expect(
      await sweepUploads(server.database, store, testNow + orphanAgeMs + 1000),
    ).toBeGreaterThan(0);
    expect(await store.find(nameOf(kept))).not.toBeNull();
    expect(await s3Fresh(nameOf(orphan))).toBeNull();
    expect((await message([orphan])).statusCode).toBe(422);
    expect(await sweepUploads(server.database, store, testNow + orphanAgeMs + 1000)).toBe(0);
  });

  /** As a process sees it that has just begun. */
  const s3Fresh = (name: string) => (bucket === null ? store : s3Store(bucket.options)).find(name);

  test('what a draft names stays, though what it was claimed for first lets it go', async () => {
    const content = await plain(30, 30, '#123123').png().toBuffer();
    const { body } = await upload([{ name: 'a.png', content }]);
    const [address = ''] = body.data;
    const { orm } = server.database;
    const at = new Date(testNow);
    expect(await claimUploads(orm, [address], { userId: 1, at, for: 'post:1' })).toBe(true);
    await keepDrafted(orm, [address], at);
    await releaseUploads(orm, 'post:1', { keep: new Set(), at });
    await sweepUploads(server.database, store, testNow + orphanAgeMs + 1);
    expect((await get(address)).statusCode).toBe(200);
  });

  test('a store that does not answer loses nothing: the sweep goes on the next time', async () => {
    const content = await plain(14, 14, '#123456').png().toBuffer();
    const [address = ''] = (await upload([{ name: 'c.png', content }])).body.data;
    const broken: MediaStore = { ...store, remove: () => Promise.reject(new Error('down')) };
    const later = testNow + orphanAgeMs + 1000;
    expect(await sweepUploads(server.database, broken, later)).toBe(0);
    expect(await store.find(nameOf(address))).not.toBeNull();
    // Meanwhile the same file may come again: it is a new upload.
    const [fresh = ''] = (await upload([{ name: 'c.png', content }])).body.data;
    expect(fresh).not.toBe(address);
    expect(await sweepUploads(server.database, store, testNow + 1000)).toBe(1);
    expect(await s3Fresh(nameOf(address))).toBeNull();
    expect(await store.find(nameOf(fresh))).not.toBeNull();
  });

  test('a private one is read by its owner and staff, and served to nobody', async () => {
    const content = await plain(32, 20).png().toBuffer();
    const owner = await signIn(server.app, 'khach@hien.example');
    const stranger = await signIn(server.app, 'ban-hang@hien.example');
    const send = (who: { authorization: string }) =>
      upload([{ name: 'giay-phep.png', content }], {}, '/app/upload/private', who);
    const [address = ''] = (await send(owner)).body.data;
    expect(address).toMatch(/^\/media\/private\/[a-f0-9]{32}\.webp$/);
    const name = address.replace('/media/private/', '');
    for (const url of [address, `/media/uploads/${name}`, `/media/uploads/private-${name}`])
      expect((await get(url)).statusCode).toBe(404);
    const read = async (headers: { authorization?: string }) => {
      const answer = await server.app.inject({ url: `/app/upload/private/${name}`, headers });
      return { status: answer.statusCode, body: answer.json<{ data: { content: string } }>() };
    };
    const mine = await read(owner);
    const { width } = await sharp(Buffer.from(mine.body.data.content, 'base64')).metadata();
    expect(width).toBe(32);
    expect((await read(stranger)).status).toBe(404);
    expect((await read({})).status).toBe(401);
    // The same file: once of one member, another one of the next, and no public one.
    expect((await send(owner)).body.data).toEqual([address]);
    expect((await send(stranger)).body.data).not.toEqual([address]);
    expect((await upload([{ name: 'a.png', content }])).body.data[0]).toMatch(/^\/media\/uploads/);
  });
});

test('a bucket with a wrong key is refused, and one that is not there is named', async () => {
  const bucket = await bucketOf();
  const stranger = s3Store({ ...bucket.options, accessKeyId: 'GUESSED' });
  await expect(stranger.put('a.webp', Buffer.from('x'))).rejects.toThrow('403');
  const elsewhere = s3Store({ ...bucket.options, bucket: 'nowhere' });
  await expect(elsewhere.put('a.webp', Buffer.from('x'))).rejects.toThrow('no bucket nowhere');
  expect(await s3Store(bucket.options).find('a.webp')).toBeNull();
  await bucket.close();
});
