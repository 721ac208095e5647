import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './doors.ts';
import { crossesItself } from './geometry.ts';
import {
  type OfficeProject,
  crossedRoom,
  crossedRoomText,
  emptyProject,
  readProject,
  rectanglePlan,
  withPlan,
} from './project.ts';

const hall = withPlan(emptyProject, rectanglePlan(12, 9, 'Khu làm việc'));
const bow: readonly Point[] = [
  [0, 0],
  [500, 400],
  [500, 0],
  [0, 400],
];
const room = (id: string, outline: readonly Point[]): OfficeProject['rooms'][number] => ({
  id,
  kind: 'work',
  name: `Phòng ${id}`,
  outline,
});

describe('a project with a room whose sides cross', () => {
  const value = { ...hall, rooms: [...hall.rooms, room('b', bow), room('c', bow)] };

  test('is none, and its first such room is named', () => {
    expect(readProject(value)).toBeNull();
    expect(crossedRoom(value)).toBe('Phòng b');
    expect(crossedRoomText('Phòng b').vi).toContain('“Phòng b”');
    expect(crossedRoomText('').en).not.toContain('“');
  });

  test('is told so only where that is all that is wrong with it', () => {
    expect(crossedRoom(hall)).toBeNull();
    for (const broken of [
      { ...value, headcount: -1 },
      { ...value, v: 2 },
      { rooms: value.rooms },
      null,
      'x',
      [],
    ])
      expect(crossedRoom(broken)).toBeNull();
  });

  test('is never read, wherever its corners are; any other is read as it was', () => {
    const at = fc.integer({ min: 0, max: 12 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(at, at), { minLength: 3, maxLength: 6 }), { maxLength: 3 }),
        (outlines) => {
          const project = {
            ...hall,
            rooms: outlines.map((outline, nth) => room(`r${nth}`, outline)),
          };
          const first = project.rooms.find(({ outline }) => crossesItself(outline));
          const read = readProject(JSON.parse(JSON.stringify(project)));
          expect(read).toEqual(first === undefined ? project : null);
          expect(crossedRoom(project)).toBe(first?.name ?? null);
        },
      ),
    );
  });
});
