import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designRooms, designs } from '../db/schema/designs.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { text } from '../testing/fixture-values.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { findSold } from './picture-source.ts';
import { shownAt } from './shown-size.ts';
import { memoryStore } from '../testing/memory-store.ts';

const stored = (name: string, width: number, height: number) => ({
  path: 'rooms',
  name,
  width,
  height,
  alt: text('Phòng'),
  placeholder: '',
  color: '#c8b8a0',
});

describe.each(databaseKinds)('pictures that designs are sold with on %s', (kind) => {
  let server: TestApp;
  let asked = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind, {
      onStatement: (statement) => {
        if (statement.includes('design_rooms where pictures @>')) asked += 1;
      },
    });
    await plant(database);
    const wide = stored('wide.jpg', 1920, 1080);
    const [made] = await database.orm
      .insert(designs)
      .values({
        slug: 'ban-anh',
        number: 'HD-7001',
        name: text('Bán ảnh'),
        summary: text('Ảnh'),
        designerName: 'Hiên',
        designType: 'by-room',
        houseType: 'studio',
        style: 'modern',
        areaM2: 20,
        price: 1_000_000,
        cover: shownAt(wide),
        pictures: [shownAt(wide)],
        search: '',
      })
      .returning({ id: designs.id });
    const tall = shownAt(stored('tall.jpg', 1000, 1900));
    await database.orm.insert(designRooms).values({
      designId: made?.id ?? 0,
      roomType: 'bedroom',
      name: text('Phòng ngủ'),
      areaM2: 12,
      cover: tall,
      pictures: [tall],
    });
    server = await testApp(database);
    const folder = join(server.picturesFolder, 'rooms');
    await mkdir(folder, { recursive: true });
    const draw = (width: number, height: number, name: string) =>
      sharp({ create: { width, height, channels: 3, background: '#a0b090' } })
        .jpeg()
        .toFile(join(folder, name));
    await draw(1920, 1080, 'wide.jpg');
    await draw(1000, 1900, 'tall.jpg');
    await draw(1920, 1080, 'free.jpg');
    await mkdir(join(server.picturesFolder, 'sold'), { recursive: true });
    await draw(2400, 1350, '../sold/wide.jpg');
  });
  afterAll(() => server.close());

  const get = (url: string, known?: string) =>
    server.app.inject({
      url,
      headers: { accept: 'image/webp', ...(known === undefined ? {} : { 'if-none-match': known }) },
    });
  const sizeOf = async (name: string, query: string): Promise<[number, number]> => {
    const first = await get(`/media/rooms/${name}${query}`);
    const answer = first.statusCode === 302 ? await get(String(first.headers['location'])) : first;
    expect(answer.statusCode).toBe(200);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    return [width, height];
  };

  test.each([
    ['wide.jpg', '', [1280, 720]],
    ['wide.jpg', '?width=1920', [1280, 720]],
    ['wide.jpg', '?width=1600', [1280, 720]],
    ['wide.jpg', '?width=1919', [1280, 720]],
    ['wide.jpg', '?height=1080', [1280, 720]],
    ['wide.jpg', '?height=960', [1280, 720]],
    // A frame is cut out of the picture at that size, not out of the file.
    ['wide.jpg', '?width=1280&height=1280', [720, 720]],
    ['wide.jpg', '?width=1280&height=960', [960, 720]],
    ['wide.jpg', '?width=1280', [1280, 720]],
    ['wide.jpg', '?width=640&height=480', [640, 480]],
    ['tall.jpg', '', [674, 1280]],
    ['tall.jpg', '?width=960', [674, 1280]],
    ['tall.jpg', '?width=640', [640, 1216]],
    ['free.jpg', '', [1920, 1080]],
    ['free.jpg', '?width=1600', [1600, 900]],
    ['free.jpg', '?width=1280&height=1280', [1080, 1080]],
  ] as const)('%s%s goes out at %j', async (name, query, size) => {
    expect(await sizeOf(name, query)).toEqual(size);
  });

  test('the file that a package holds lies where nobody but a package looks', async () => {
    const folders = { pictures: server.picturesFolder, uploads: memoryStore() };
    const widthOf = async (address: string) => {
      const opened = await (await findSold(folders, address))?.open();
      return opened === undefined ? null : (await sharp(opened).metadata()).width;
    };
    expect(await widthOf('rooms/wide.jpg')).toBe(2400);
    expect(await widthOf('rooms/free.jpg')).toBe(1920);
    expect(await widthOf('sold/wide.jpg')).toBeNull();
    for (const address of ['sold/wide.jpg', 'sold/wide.jpg?width=640', 'rooms/../sold/wide.jpg'])
      expect((await get(`/media/${address}`)).statusCode, address).toBe(404);
  });

  test('whoever has the larger one from before does not hear that it is still good', async () => {
    const old = (await get('/media/rooms/free.jpg')).headers['etag'];
    const answer = await get('/media/rooms/wide.jpg', String(old));
    expect(answer.statusCode).toBe(200);
    const again = await get('/media/rooms/wide.jpg?width=1920', String(answer.headers['etag']));
    expect(again.statusCode).toBe(304);
  });

  test('nothing is looked up for what is small enough for everybody', async () => {
    asked = 0;
    await get('/media/rooms/wide.jpg?width=1280');
    await get('/media/rooms/wide.jpg?width=640&height=480');
    expect(asked).toBe(0);
    await get('/media/rooms/wide.jpg?width=1600');
    expect(asked).toBe(1);
  });
});
