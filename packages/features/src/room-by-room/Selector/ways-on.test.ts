import { expect, test } from 'vitest';
import { waysOn } from './ways-on.ts';

const door = (yaw: number, leads = true) => ({ yaw, pitch: 0, x: 0, y: 0, leads });
const yaws = (rooms: string[], room: string, doors: ReturnType<typeof door>[]) =>
  Object.fromEntries([...waysOn(rooms, room, doors)].map(([to, { yaw }]) => [to, yaw]));
const rooms = ['living', 'kitchen', 'bedroom'];

test('the first door leads to the next room, the second back', () => {
  expect(yaws(rooms, 'kitchen', [door(1), door(2)])).toEqual({ bedroom: 1, living: 2 });
  expect(yaws(rooms, 'bedroom', [door(1), door(2)])).toEqual({ living: 1, kitchen: 2 });
});
test('a door to the garden or to the room’s own bathroom leads nowhere', () => {
  expect(yaws(rooms, 'living', [door(1, false), door(2)])).toEqual({ kitchen: 2 });
  expect(yaws(rooms, 'living', [door(1, false)])).toEqual({});
});
test('of two rooms the way on is the way back', () =>
  expect(yaws(['living', 'kitchen'], 'living', [door(1), door(2)])).toEqual({ kitchen: 1 }));
test('nothing leads out of the only room', () =>
  expect(yaws(['living'], 'living', [door(1), door(2)])).toEqual({}));
