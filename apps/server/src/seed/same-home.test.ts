import { pictures } from '@hien/pictures';
import { expect, test } from 'vitest';
import { roomLayouts, roomOptions, roomUnits, rooms } from '../db/schema/room-by-room.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows } from './rows/all.ts';

const looks = [
  'modern',
  'scandinavian',
  'luxury',
  'industrial',
  'other',
  'rural',
  'rustic',
  'neo-classic',
  'japandi',
];
const [example] = pictures.filter(({ kind }) => kind === 'room');
if (example === undefined) throw new Error('no picture of a room');

/** The set with what is asked of the one home, rendered or not, and of no other home's own rooms. */
const bookWith = (ids: readonly string[]): PictureBook =>
  new PictureBook([
    ...pictures.filter(({ kind }) => kind !== 'same' && kind !== 'villa'),
    ...ids.map((id) => ({ ...example, id, name: `${id}.avif`, kind: 'same' })),
  ]);

const looksOf = (ids: readonly string[]) => looksIn(bookWith(ids));

function looksIn(book: PictureBook) {
  const tables = catalogueRows(book);
  const rowsOf = <Row>(table: unknown) =>
    (tables.find((one) => one.table === table)?.rows ?? []) as Row[];
  const types = new Map(
    rowsOf<Required<typeof rooms.$inferInsert>>(rooms).map(({ id, roomType, unitId }) => [
      id,
      `${unitId} ${roomType}`,
    ]),
  );
  return rowsOf<Required<typeof roomLayouts.$inferInsert>>(roomLayouts).map((row) => ({
    room: types.get(row.roomId),
    style: row.styleId,
    truth: row.truth,
    name: row.picture.name,
    panorama: row.panorama?.name ?? null,
  }));
}

test('the living room and the bedroom of one home are seen in nine styles, and said to be themselves', () => {
  const ids = ['living', 'bedroom'].flatMap((room) => looks.map((look) => `same-${room}-${look}`));
  const own = looksOf(ids).filter(({ truth }) => truth === 'this_room');
  expect(own.map(({ room, style, name }) => `${room} ${style} ${name}`)).toEqual(
    [
      ['1 living-room', 'living'],
      ['1 master-room', 'bedroom'],
    ].flatMap(([room, word]) =>
      looks.map((look, at) => `${room} ${at + 1} same-${word}-${look}.avif`),
    ),
  );
});

test('what is not rendered of it is an example, and a style without one is not offered', () => {
  const shown = looksOf(['same-living-japandi']).filter(({ room }) => room === '1 living-room');
  expect(shown.map(({ style, truth }) => [style, truth])).toEqual([
    [1, 'example'],
    [2, 'example'],
    [3, 'example'],
    [4, 'example'],
    [9, 'this_room'],
  ]);
});

test('a picture of the one home stands for no room of another', () => {
  const others = looksOf(['same-living-modern', 'same-bedroom-modern']).filter(
    ({ room }) => room !== '1 living-room' && room !== '1 master-room',
  );
  expect(
    others.filter(({ truth, name }) => truth === 'this_room' || name.startsWith('same-')),
  ).toEqual([]);
});

test('the rooms of the villa are its own in modern, on both floors and all around', () => {
  const own = looksIn(new PictureBook(pictures)).filter(({ name }) => name.startsWith('villa-'));
  expect(new Set(own.map(({ room }) => room?.split(' ')[0])).size).toBe(1);
  expect(own.map(({ style, truth }) => [style, truth])).toEqual(own.map(() => [1, 'this_room']));
  expect(own.map(({ room, name, panorama }) => [room?.split(' ')[1], name, panorama])).toEqual(
    [
      ['living-room', 'living'],
      ['other', 'dining'],
      ['kitchen', 'kitchen'],
      ['master-room', 'master'],
      ['bedroom', 'bedroom'],
      ['multipurpose', 'multipurpose'],
      ['bathroom', 'bathroom'],
    ].map(([room, word]) => [room, `villa-${word}.avif`, `panorama-villa-${word}.avif`]),
  );
});

test('the dining room of the villa, drawn in one look, can be furnished in others, for six', () => {
  const tables = catalogueRows(new PictureBook(pictures));
  const rowsOf = <Row>(table: unknown) =>
    (tables.find((one) => one.table === table)?.rows ?? []) as Row[];
  const dining = rowsOf<typeof rooms.$inferInsert>(rooms).find(
    ({ roomType }) => roomType === 'other',
  );
  const options = rowsOf<typeof roomOptions.$inferInsert>(roomOptions).filter(
    ({ roomId }) => roomId === dining?.id,
  );
  const bySlot = Object.groupBy(options, ({ slot }) => slot);
  for (const slot of ['table', 'chair', 'lamp'] as const)
    expect(bySlot[slot]?.length, slot).toBeGreaterThanOrEqual(3);
  expect(new Set(bySlot.chair?.map(({ quantity }) => quantity))).toEqual(new Set([6]));
});

test('each room of the villa lies where its own picture is drawn', () => {
  const units = catalogueRows(new PictureBook(pictures)).find(({ table }) => table === roomUnits);
  const villa = ((units?.rows ?? []) as (typeof roomUnits.$inferInsert)[]).find(
    ({ plan }) => plan.name === 'plan-doi-thong-a-1.svg',
  );
  const places = (villa?.floors ?? []).flatMap((floor) =>
    floor.rooms.flatMap(({ id, place }) => (place === null ? [] : [[floor.id, id]])),
  );
  // As packages/pictures/src/villa.test.ts measures them.
  expect(places).toEqual([
    ['plan-doi-thong-a-1', 'living'],
    ['plan-doi-thong-a-1', 'dining'],
    ['plan-doi-thong-a-1', 'kitchen'],
    ['plan-doi-thong-a-2', 'master'],
    ['plan-doi-thong-a-2', 'bedroom'],
    ['plan-doi-thong-a-2', 'bath-2'],
    ['plan-doi-thong-a-2', 'multipurpose'],
  ]);
});
