import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { builtDetail, roomIds } from './built-sql.ts';

describe.each(databaseKinds)('rooms of a finished home on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  const idsOf = async (rooms: readonly { place: number }[]) => {
    const [row] = await database.rows<{ ids: unknown }>(
      {
        text: `select ${roomIds} as ids
          from (select (select min(unit_id) from rooms) as unit_id, $1::jsonb as rooms) t`,
      },
      [JSON.stringify(rooms)],
    );
    return row?.ids;
  };

  test('stand in the order in which they are told', async () => {
    const [first] = await database.rows<{ id: number }>(
      {
        text: `select id from rooms where unit_id = (select min(unit_id) from rooms) order by position, id limit 1`,
      },
      [],
    );
    expect(await idsOf([{ place: 0 }])).toEqual([first?.id]);
  });
  test('that the home type has no more leave their place empty, so that the next keep theirs', async () => {
    const [first] = (await idsOf([{ place: 0 }])) as [number];
    expect(await idsOf([{ place: 38 }, { place: 0 }])).toEqual([null, first]);
    expect(await idsOf([{ place: 38 }])).toEqual([null]);
  });
  test('are none where none were told', async () => expect(await idsOf([])).toEqual([]));
});

describe.each(databaseKinds)('pictures of a home itself on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  const photo = (name: string) => ({
    path: 'rooms',
    name,
    width: 4,
    height: 3,
    alt: { vi: name },
    placeholder: '',
  });
  const told = async (photos: readonly object[]) => {
    const { cover, photos: all } = builtDetail('vi');
    const [row] = await database.rows<{
      cover: { name: string } | null;
      photos: { picture: { name: string }; marks: { x: number; piece: { id: number } }[] }[];
    }>(
      {
        text: `select ${cover ?? ''} as cover, ${all ?? ''} as photos from (select $1::jsonb as photos) t`,
      },
      [JSON.stringify(photos)],
    );
    return { cover: row?.cover?.name ?? null, photos: row?.photos ?? [] };
  };
  const namesOf = async (photos: readonly object[]) => {
    const home = await told(photos);
    return [home.cover, home.photos.map(({ picture }) => picture.name)];
  };

  test('stand in their order, the first one on cards', async () =>
    expect(await namesOf([photo('b.avif'), photo('a.avif')])).toEqual([
      'b.avif',
      ['b.avif', 'a.avif'],
    ]));
  test('are none where nobody took one', async () => expect(await namesOf([])).toEqual([null, []]));
  test('say which pieces of the shop stand in each, as those of rooms do', async () => {
    const rows = await database.rows<{ id: number }>(
      { text: `select id from products where status = 'on_sale' order by id limit 1` },
      [],
    );
    const productId = rows[0]?.id ?? 0;
    const { photos } = await told([
      photo('told-before-there-were-marks.avif'),
      { ...photo('a.avif'), marks: [{ x: 0.4, y: 0.5, productId }] },
      { ...photo('b.avif'), marks: [{ x: 0.4, y: 0.5, productId: 2_000_000_000 }] },
    ]);
    expect(photos.map(({ marks }) => marks.map(({ x, piece }) => [x, piece.id]))).toEqual([
      [],
      [[0.4, productId]],
      [],
    ]);
  });
});

describe.each(databaseKinds)('marks in the pictures of a built room on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  /** The pieces that are told of the first room when these are marked in it; undefined leaves the marks out. */
  const marksOf = async (marks: readonly object[] | undefined) => {
    const room = {
      roomType: 'bedroom',
      place: null,
      name: { vi: 'Phòng ngủ' },
      area: 12,
      after: {
        path: 'rooms',
        name: 'a.avif',
        width: 4,
        height: 3,
        alt: { vi: '' },
        placeholder: '',
      },
      during: null,
      before: null,
      words: null,
      ...(marks && { marks }),
    };
    const [row] = await database.rows<{
      rooms: [{ marks: { x: number; piece: { id: number } }[] }];
    }>(
      {
        text: `select ${builtDetail('vi')['built_rooms'] ?? ''} as rooms from (select $1::jsonb as rooms) t`,
      },
      [JSON.stringify([room])],
    );
    return row?.rooms[0].marks.map(({ x, piece }) => [x, piece.id]);
  };
  const shown = async () => {
    const rows = await database.rows<{ id: number }>(
      { text: `select id from products where status = 'on_sale' order by id limit 2` },
      [],
    );
    return rows.map(({ id }) => id);
  };

  test('are the pieces that the shop shows, in their order', async () => {
    const [first = 0, second = 0] = await shown();
    const marks = [
      { x: 0.7, y: 0.5, productId: second },
      { x: 0.2, y: 0.5, productId: first },
    ];
    expect(await marksOf(marks)).toEqual([
      [0.7, second],
      [0.2, first],
    ]);
  });
  test('leave out one that the shop shows no more', async () => {
    const [first = 0, second = 0] = await shown();
    await database.rows({ text: `update products set status = 'draft' where id = $1` }, [second]);
    expect(
      await marksOf([
        { x: 0.7, y: 0.5, productId: second },
        { x: 0.2, y: 0.5, productId: first },
      ]),
    ).toEqual([[0.2, first]]);
  });
  test('are none in a room that was told before there were any', async () =>
    expect(await marksOf(undefined)).toEqual([]));
});
