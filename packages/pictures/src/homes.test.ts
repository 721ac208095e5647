import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureById } from './index.ts';
import {
  deskCount,
  homes,
  officeModules,
  offices,
  placedModules,
  planOpenings,
  planRooms,
} from './plan-rooms.ts';
import { plan } from '../render/plan.ts';
import { floors } from '../draw/floors.ts';
import type { Floor, RoomBox } from '../draw/floor.ts';

const HAIR = 1e-6;
const area = (rooms: readonly RoomBox[]) => rooms.reduce((sum, [, , , w, h]) => sum + w * h, 0);

function overlaps(rooms: readonly RoomBox[]): string[] {
  return rooms.flatMap(([a, ax, ay, aw, ah], at) =>
    rooms
      .slice(at + 1)
      .filter(
        ([, bx, by, bw, bh]) =>
          Math.min(ax + aw, bx + bw) - Math.max(ax, bx) > HAIR &&
          Math.min(ay + ah, by + bh) - Math.max(ay, by) > HAIR,
      )
      .map(([b]) => `${a} over ${b}`),
  );
}

/** Rooms that cannot be walked to from a start, by doors alone. */
function cutOff(id: string, starts: readonly string[]): string[] {
  const doors = planOpenings(id).filter(({ kind }) => kind === 'door');
  const reached = new Set(starts);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { rooms } of doors)
      if (rooms.some((room) => reached.has(room))) for (const room of rooms) reached.add(room);
  }
  return planRooms(id)
    .map((room) => room.id)
    .filter((room) => !reached.has(room));
}

const entries = (id: string) =>
  planOpenings(id).filter(
    ({ kind, rooms }) => kind === 'door' && rooms.length === 1 && rooms[0] !== 'balcony',
  );

describe('every floor', () => {
  test('has rooms that do not lie over each other', () => {
    expect(floors.length).toBeGreaterThanOrEqual(27);
    for (const { id, rooms } of floors) expect(overlaps(rooms), id).toEqual([]);
  });

  test('has each door in a wall of one room or of two, and each window towards the open', () => {
    for (const { id } of floors)
      for (const { kind, rooms, from } of planOpenings(id)) {
        const where = `${id} ${kind} at ${from.x}, ${from.y}`;
        expect(rooms.length, where).toBeGreaterThanOrEqual(1);
        expect(rooms.length, where).toBeLessThanOrEqual(2);
        if (kind === 'window' && rooms.length === 2) expect(rooms, where).toContain('balcony');
      }
  });

  test('can be walked through from its entry or its stairs', () => {
    for (const { id, rooms } of floors) {
      const starts = entries(id).flatMap(({ rooms: at }) => at);
      const up = rooms.some(([kind]) => kind === 'stairs') ? ['stairs'] : [];
      expect([...starts, ...up].length, id).toBeGreaterThanOrEqual(1);
      expect(cutOff(id, starts.length > 0 ? starts : up), id).toEqual([]);
    }
  });

  test('keeps doors and windows apart', () => {
    const close = ({ id, doors, windows }: Floor) => {
      const all = [...doors, ...windows];
      return all.flatMap(([x, y, length, axis], at) =>
        all
          .slice(at + 1)
          .filter(([ox, oy, olength, oaxis]) => {
            if (axis !== oaxis || Math.abs(axis === 'h' ? y - oy : x - ox) > HAIR) return false;
            const [from, other] = axis === 'h' ? [x, ox] : [y, oy];
            return Math.min(from + length, other + olength) - Math.max(from, other) > HAIR;
          })
          .map(() => `${id} at ${x}, ${y}`),
      );
    };
    expect(floors.flatMap(close)).toEqual([]);
  });

  test('is drawn with all its doors and windows', () => {
    for (const { id, doors, windows } of floors) {
      expect(planOpenings(id).length, id).toBe(doors.length + windows.length);
      for (const { from, to } of planOpenings(id))
        for (const share of [from.x, from.y, to.x, to.y]) {
          expect(share, id).toBeGreaterThan(0);
          expect(share, id).toBeLessThan(1);
        }
      expect(pictureById(id)?.kind, id).toBe('plan');
    }
  });

  // A server without fonts draws them for a package, and no machine draws them otherwise than another.
  test('is drawn with outlines in place of letters', () => {
    for (const { id } of floors) {
      const drawing = readFileSync(new URL(`../files/plans/${id}.svg`, import.meta.url), 'utf8');
      expect(drawing, id).toContain('<use href="#f6d"');
      expect(drawing, id).not.toContain('<text');
    }
  });
});

describe('the homes of room by room', () => {
  test('have the area that they are sold with, balconies in it', () => {
    expect(homes.length).toBe(11);
    for (const { id, area: said, floors: all } of homes)
      expect(Math.abs(area(all.flatMap(({ rooms }) => rooms)) - said), id).toBeLessThan(0.05);
  });

  test('stand one floor over the other', () => {
    const stairs = ({ rooms }: Floor) => rooms.find(([kind]) => kind === 'stairs')?.slice(1);
    for (const { id, floors: all } of homes)
      for (const floor of all.slice(1)) expect(stairs(floor), id).toEqual(stairs(all[0] as Floor));
  });
});

describe('the offices', () => {
  test('are six from 120 to 900 m², each without a hole', () => {
    expect(offices.map((office) => office.area)).toEqual([120, 200, 300, 450, 600, 900]);
    for (const office of offices) expect(area(office.rooms), office.id).toBeCloseTo(office.area, 6);
  });

  test('have their modules within a room, none over another', () => {
    for (const office of offices) {
      const boxes = placedModules(office).map(({ module, x, y }): RoomBox => {
        const { width, depth } = officeModules.find(({ id }) => id === module) ?? {
          width: NaN,
          depth: NaN,
        };
        const room = office.rooms.find(
          ([, rx, ry, rw, rh]) =>
            x >= rx - HAIR &&
            y >= ry - HAIR &&
            x + width <= rx + rw + HAIR &&
            y + depth <= ry + rh + HAIR,
        );
        expect(room, `${office.id} ${module} at ${x}, ${y}`).toBeDefined();
        return ['work', x, y, width, depth];
      });
      expect(overlaps(boxes), office.id).toEqual([]);
    }
  });

  test('give a desk to more people the larger they are, at 6 to 18 m² for each', () => {
    const desks = offices.map((office) => deskCount(placedModules(office)));
    expect(desks).toEqual([...desks].sort((a, b) => a - b));
    offices.forEach((office, at) => {
      const each = office.area / (desks[at] ?? 0);
      expect(each, office.id).toBeGreaterThan(6);
      expect(each, office.id).toBeLessThan(18);
    });
  });
});

describe('the office modules', () => {
  const asked = [
    'desk-1',
    'desk-2',
    'desk-4',
    'desk-6',
    'focus-booth',
    'phone-booth',
    'meeting-4',
    'meeting-8',
    'meeting-12',
    'board-room',
    'reception',
    'waiting',
    'pantry',
    'lounge',
    'lockers',
    'shelf',
    'print-corner',
    'quiet-room',
    'training',
    'nursing-room',
    'server',
    'plants',
    'partition-glass',
    'partition-wood',
  ];

  test('are the twenty-four that an office is made of, each with symbol and isometric picture', () => {
    expect(officeModules.map(({ id }) => id).sort()).toEqual([...asked].sort());
    for (const id of asked)
      for (const angle of ['plan', 'isometric'])
        expect(pictureById(`module-${id}-${angle}`)?.tags, id).toEqual({ model: id, angle });
  });

  test('stand in the finished offices as large as they are drawn', () => {
    const scenes = readFileSync(new URL('../studio/rooms/workplaces.py', import.meta.url), 'utf8');
    const stood = [...scenes.matchAll(/\bmodule\('([\w-]+)', ([\d.]+), ([\d.]+),/g)];
    expect(stood.length).toBeGreaterThan(12);
    for (const [, id, width, depth] of stood) {
      const drawn = officeModules.find((module) => module.id === id);
      expect([Number(width), Number(depth)], id).toEqual([drawn?.width, drawn?.depth]);
    }
  });

  test('are photographed as they are drawn', () => {
    const photographed = plan().filter(({ picture }) => picture.kind === 'module-photo');
    expect(photographed.map(({ picture }) => picture.tags.model)).toEqual(
      officeModules.map(({ id }) => id),
    );
    for (const [at, { id, width, depth, height }] of officeModules.entries()) {
      const { job, hash } = photographed[at] ?? {};
      expect(job?.spec, id).toEqual({ module: id, size: [width, depth, height] });
      const photo = pictureById(`module-${id}`);
      expect({ path: photo?.path, name: photo?.name }, id).toEqual({
        path: 'modules',
        name: `module-${id}.avif`,
      });
      // Of the drawing as it is now: whoever draws it anew has it photographed anew.
      expect(photo?.source?.hash, id).toBe(hash);
      expect(photo?.source?.samples, id).toBeGreaterThanOrEqual(12);
    }
  });

  test('keep their parts on their own floor', () => {
    for (const { id, width, depth, parts } of officeModules)
      for (const { at, size } of parts) {
        const part = `${id} ${at.join(' ')}`;
        expect(at[0], part).toBeGreaterThanOrEqual(-HAIR);
        expect(at[1], part).toBeGreaterThanOrEqual(-HAIR);
        expect(at[2], part).toBeGreaterThanOrEqual(0);
        expect(at[0] + size[0], part).toBeLessThanOrEqual(width + HAIR);
        expect(at[1] + size[1], part).toBeLessThanOrEqual(depth + HAIR);
      }
  });

  test('have a seat for each of their people', () => {
    const seats = (id: string) =>
      officeModules
        .find((one) => one.id === id)
        ?.parts.filter(
          ({ shape, at, tone }) => shape === 'box' && at[2] === 0.4 && tone !== 'white',
        ).length;
    for (const [id, count] of [
      ['desk-1', 1],
      ['desk-6', 6],
      ['meeting-4', 4],
      ['meeting-8', 8],
      ['meeting-12', 12],
      ['board-room', 16],
      ['training', 12],
    ] as const) {
      expect(seats(id), id).toBe(count);
      expect(officeModules.find((one) => one.id === id)?.people, id).toBe(count);
    }
  });
});
