import { describe, expect, test } from 'vitest';
import { plan } from '../render/plan.ts';
import { floors } from '../draw/floors.ts';
import type { Floor, RoomBox } from '../draw/floor.ts';
import { aroundIn } from './around.ts';

/** Which room of the plan a scene of the villa is: its floor, and its place among the rooms drawn there. */
const drawn: Record<string, [floor: string, place: number]> = {
  'villa-living': ['plan-doi-thong-a-1', 0],
  'villa-dining': ['plan-doi-thong-a-1', 1],
  'villa-kitchen': ['plan-doi-thong-a-1', 2],
  'villa-master': ['plan-doi-thong-a-2', 0],
  'villa-bedroom': ['plan-doi-thong-a-2', 3],
  'villa-bathroom': ['plan-doi-thong-a-2', 6],
  'villa-multipurpose': ['plan-doi-thong-a-2', 7],
};

const scenes = plan().filter(({ picture }) => picture.kind === 'villa');

function roomOf(scene: string): [Floor, RoomBox] {
  const [id, place] = drawn[scene] ?? ['', 0];
  const floor = floors.find((one) => one.id === id);
  const box = floor?.rooms[place];
  if (floor === undefined || box === undefined) throw new Error(`${scene} is not on a plan`);
  return [floor, box];
}

/** The room on the other side of the door whose opening holds that point of the plan, in metres; null where no door is. */
function beyond({ rooms, doors }: Floor, own: RoomBox, x: number, y: number): string | null {
  const door = doors.find(([dx, dy, length, axis]) =>
    axis === 'h'
      ? Math.abs(y - dy) < 0.2 && x > dx && x < dx + length
      : Math.abs(x - dx) < 0.2 && y > dy && y < dy + length,
  );
  if (door === undefined) return null;
  const other = rooms.find(
    (room) =>
      room !== own &&
      x > room[1] - 0.2 &&
      x < room[1] + room[3] + 0.2 &&
      y > room[2] - 0.2 &&
      y < room[2] + room[4] + 0.2,
  );
  return other?.[0] ?? 'outside';
}

describe('the rooms of the villa', () => {
  test('are as large as the plan has them, and so is what is seen around', () => {
    expect(scenes.map(({ picture }) => picture.id).toSorted()).toEqual(
      Object.keys(drawn).toSorted(),
    );
    for (const { picture } of scenes) {
      const [, [, , , width, depth]] = roomOf(picture.id);
      const around = aroundIn(`panorama-${picture.id}`);
      expect([around?.width, around?.depth], picture.id).toEqual([width, depth]);
    }
  });

  test('have their doors where the plan has them, and lead where it leads', () => {
    for (const { picture } of scenes) {
      const [floor, box] = roomOf(picture.id);
      const doors = aroundIn(`panorama-${picture.id}`)?.doors ?? [];
      expect(doors.length, picture.id).toBeGreaterThan(0);
      for (const { at, to } of doors) {
        const [, left, top, width, depth] = box;
        const [x, y] = [left + width / 2 + at[0], top + depth / 2 - at[1]];
        expect(beyond(floor, box, x, y), `${picture.id} to ${String(to)}`).toBe(to);
      }
    }
  });
});
