import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { officeRoomPictures } from './office-room-picture.ts';
import { officeRooms, roomTotal } from './office-rooms.ts';

type Entry = Readonly<Record<'path' | 'name' | 'color', string>> &
  Readonly<Record<'width' | 'height', number>>;

const manifest = new URL('../../../../pictures/manifest.json', import.meta.url);
const scenes = new URL('../../../../pictures/studio/rooms/workplaces.py', import.meta.url);

test('rooms have the pictures that are rendered', () => {
  const entries = new Map(
    (JSON.parse(readFileSync(manifest, 'utf8')) as Entry[]).map((entry) => [entry.name, entry]),
  );
  for (const room of officeRooms)
    for (const shown of Object.values(officeRoomPictures(room)))
      expect(entries.get(shown.name)).toMatchObject(shown);
});

test('rooms tell the modules that their scenes stand, and how many of each', () => {
  const functions = new Map(
    readFileSync(scenes, 'utf8')
      .split(/^def /m)
      .map((body) => [body.slice(0, body.indexOf('(')), body]),
  );
  for (const room of officeRooms) {
    const { after } = officeRoomPictures(room);
    const body = functions.get(after.name.replace('.avif', '').replaceAll('-', '_')) ?? '';
    const stood = new Map<string, number>();
    const stand = (id: string, count: number) => stood.set(id, (stood.get(id) ?? 0) + count);
    let times = 1;
    for (const written of body.split('\n')) {
      const loop = /^ {4}for x in \((.+)\):/.exec(written);
      if (loop?.[1] !== undefined) times = loop[1].split(',').length;
      else if (!written.startsWith('        ')) times = 1;
      const module = /module\('([\w-]+)'/.exec(written);
      if (module?.[1] !== undefined) stand(module[1], times);
      const glass = /glass_wall\([^,]+,[^,]+, (\d+)/.exec(written);
      if (glass?.[1] !== undefined) stand('partition-glass', Number(glass[1]));
    }
    expect(
      Object.fromEntries(roomTotal(room).lines.map(({ id, quantity }) => [id, quantity])),
      room,
    ).toEqual(Object.fromEntries(stood));
  }
});
