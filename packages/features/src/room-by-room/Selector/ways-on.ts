import type { RoomAround } from '@hien/api';

type Door = RoomAround['doors'][number];

/**
 * Which door leads to which of the rooms that can be looked around in: the first that leads on goes to the next room, the second back
 * to the one before; none to the garden or to a bathroom of this room alone. With two rooms the way on is the way back.
 */
export function waysOn<Room>(
  rooms: readonly Room[],
  room: Room,
  doors: readonly Door[],
): ReadonlyMap<Room, Door> {
  const [onwards, back] = doors.filter(({ leads }) => leads);
  const at = rooms.indexOf(room);
  const ways = new Map<Room, Door>();
  const [before, next] = [rooms.at(at - 1), rooms[(at + 1) % rooms.length]];
  if (before !== undefined && before !== room && back !== undefined) ways.set(before, back);
  if (next !== undefined && next !== room && onwards !== undefined) ways.set(next, onwards);
  return ways;
}
