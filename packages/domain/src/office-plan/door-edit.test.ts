import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf, did, redo, undo } from '../room-by-room/history.ts';
import {
  doorFault,
  doorWidths,
  doubtfulDoors,
  hingedOtherwise,
  modulesInDoorways,
  newDoor,
  ofKind,
  placedDoor,
  slid,
  stretchFault,
  stretched,
  swungOtherwise,
  widened,
  withDoor,
  withoutDoor,
} from './door-edit.ts';
import { type Door, doorKinds } from './doors.ts';
import { outlineOf } from './geometry.ts';
import { furnish } from './placement.ts';
import {
  type OfficeProject,
  doorWidth,
  emptyProject,
  floorOf,
  officeLimits,
  rectanglePlan,
  withPlan,
} from './project.ts';
import { placementRules } from './rules.ts';
import { along, isUpright, pointAt, wallNear, wallOfDoor, wallsOf } from './walls.ts';

/** Two rooms above a corridor, 12 by 7 m; a pixel is a centimetre. */
const project: OfficeProject = {
  ...emptyProject,
  plan: { kind: 'rectangle' },
  width: 1200,
  height: 700,
  scale: 0.01,
  rooms: [
    ['work', 0, 0, 800, 500] as const,
    ['meeting', 800, 0, 400, 500] as const,
    ['corridor', 0, 500, 1200, 200] as const,
  ].map(([kind, x, y, width, height]) => ({
    id: kind,
    kind,
    name: kind,
    outline: outlineOf({ x, y, width, height }),
  })),
};
const walls = wallsOf(floorOf(project).rooms);
const wallBetween = (...ids: string[]) => {
  const wall = walls.find(
    ({ rooms }) => ids.length === rooms.length && ids.every((id) => rooms.includes(id)),
  );
  if (wall === undefined) throw new Error('No such wall');
  return wall;
};
const doorsOf = (of: OfficeProject): readonly Door[] => floorOf(of).doors;

describe('walls', () => {
  test('are cut where others meet them, each once, from left to right and from top to bottom', () => {
    expect(wallBetween('work', 'corridor')).toMatchObject({ from: [0, 5], to: [8, 5] });
    expect(wallBetween('meeting', 'corridor')).toMatchObject({ from: [8, 5], to: [12, 5] });
    expect(wallBetween('work', 'meeting')).toMatchObject({ from: [8, 0], to: [8, 5] });
    expect(walls).toHaveLength(10);
    expect(isUpright(wallBetween('work', 'meeting'))).toBe(true);
    expect(isUpright(wallBetween('work', 'corridor'))).toBe(false);
  });

  test('the nearest within reach is found, and a place on it is found again', () => {
    expect(wallNear(walls, [3, 4.8], 0.5)).toBe(wallBetween('work', 'corridor'));
    expect(wallNear(walls, [3, 3], 0.5)).toBeUndefined();
    const wall = wallBetween('work', 'meeting');
    expect(along(wall, pointAt(wall, 1.234))).toBeCloseTo(1.234, 3);
  });

  test('rooms that overlap have walls still', () => {
    const twice = floorOf({ ...project, rooms: [...project.rooms, ...project.rooms.slice(0, 1)] });
    expect(wallsOf(twice.rooms)).toHaveLength(10);
  });
});

describe('a door', () => {
  const wall = wallBetween('work', 'corridor');

  test('is one that is built, or its fault is named', () => {
    const fault = (start: number, end: number, others: readonly Door[] = []) =>
      doorFault(newDoor(wall, start, end), others, walls);
    expect(fault(1, 1.9)).toBeNull();
    expect(fault(1, 1.6)).toBeNull();
    expect(fault(1, 1.59)).toBe('narrow');
    expect(fault(1, 4)).toBeNull();
    expect(fault(1, 4.01)).toBe('wide');
    expect(fault(1, 2, [newDoor(wall, 1.9, 2.9)])).toBe('overlap');
    expect(fault(1, 2, [newDoor(wall, 2, 2.9)])).toBeNull();
    expect(
      doorFault(
        {
          ...newDoor(wall, 1, 2),
          opening: [
            [1, 2],
            [2, 2],
          ],
        },
        [],
        walls,
      ),
    ).toBe('off-wall');
    // Through the wall between two rooms.
    expect(
      doorFault(
        {
          ...newDoor(wall, 1, 2),
          opening: [
            [7.5, 5],
            [8.5, 5],
          ],
        },
        [],
        walls,
      ),
    ).toBe('off-wall');
    const all = Array.from({ length: officeLimits.doors }, () => newDoor(wall, 5, 6));
    expect(fault(1, 2, all)).toBe('full');
  });

  test('has one leaf, or two when it is wide, and ends at the wall', () => {
    expect(newDoor(wall, 2, 1)).toMatchObject({
      kind: 'single',
      opening: [
        [1, 5],
        [2, 5],
      ],
      hinge: 'start',
      swing: 'left',
      certainty: 'sure',
    });
    const wide = newDoor(wall, -1, 1.5);
    expect(wide).toMatchObject({
      kind: 'double',
      opening: [
        [0, 5],
        [1.5, 5],
      ],
      width: 1.5,
    });
    expect(wide).not.toHaveProperty('hinge');
  });

  test('goes to the end of its wall and no further', () => {
    const door = newDoor(wall, 1, 1.9);
    expect(slid(door, wall, 0.01).opening).toEqual([
      [1.01, 5],
      [1.91, 5],
    ]);
    expect(slid(door, wall, 100).opening).toEqual([
      [7.1, 5],
      [8, 5],
    ]);
    expect(slid(door, wall, -100).opening).toEqual([
      [0, 5],
      [0.9, 5],
    ]);
    const last = slid(door, wall, 100);
    expect(slid(last, wall, 1)).toBe(last);
  });

  test('stays at the end of a wall that begins between two millimetres', () => {
    const odd = { from: [15.81875, 8.41875], to: [21.21875, 8.41875], rooms: ['a'] } as const;
    const door = slid(newDoor(odd, 1, 1.9), odd, -9);
    expect(slid(door, odd, -0.1)).toBe(door);
    const last = slid(door, odd, 9);
    expect(slid(last, odd, 0.1)).toBe(last);
  });

  test('keeps which end is its start when it moves, is drawn or gets another width', () => {
    const door: Door = {
      ...newDoor(wall, 1, 1.9),
      opening: [
        [1.9, 5],
        [1, 5],
      ],
      hinge: 'end',
    };
    expect(slid(door, wall, 1)).toMatchObject({
      opening: [
        [2.9, 5],
        [2, 5],
      ],
      hinge: 'end',
    });
    expect(stretched(door, wall, 'end', 0.5).opening).toEqual([
      [1.9, 5],
      [0.5, 5],
    ]);
    expect(stretched(door, wall, 'start', 3).opening).toEqual([
      [3, 5],
      [1, 5],
    ]);
    expect(widened(door, wall, 1.5).opening).toEqual([
      [1.9, 5],
      [0.4, 5],
    ]);
    expect(widened(door, wall, 2.5).opening).toEqual([
      [2.5, 5],
      [0, 5],
    ]);
  });

  test('does not become narrower or wider than one that is built', () => {
    const door = newDoor(wall, 1, 1.9);
    expect(doorWidth(stretched(door, wall, 'end', 0))).toBeCloseTo(doorWidths.least);
    expect(doorWidth(stretched(door, wall, 'end', 7))).toBeCloseTo(doorWidths.most);
    expect(
      doorFault(widened(door, wallBetween('meeting', 'corridor'), 5), [], walls),
    ).not.toBeNull();
  });

  test('stays the same, and says why, when an end is at its limit', () => {
    const narrow = newDoor(wall, 1, 1.6);
    expect(stretched(narrow, wall, 'end', 1.5)).toBe(narrow);
    expect(stretchFault(narrow, wall, 'end', 1.5)).toBe('narrow');
    expect(stretchFault(narrow, wall, 'start', 1.1)).toBe('narrow');
    const wide = newDoor(wall, 1, 4);
    expect(stretched(wide, wall, 'start', 0.9)).toBe(wide);
    expect(stretchFault(wide, wall, 'start', 0.9)).toBe('wide');
    const last = newDoor(wall, 7, 8);
    expect(stretched(last, wall, 'end', 8.1)).toBe(last);
    expect(stretchFault(last, wall, 'end', 8.1)).toBe('off-wall');
    expect(stretchFault(last, wall, 'start', 6)).toBeNull();
    expect(stretched(last, wall, 'start', 6)).not.toBe(last);
  });

  test('finds its place beside the others, nearest to the middle', () => {
    const first = placedDoor(wall, 0.9, []);
    expect(first?.opening).toEqual([
      [3.55, 5],
      [4.45, 5],
    ]);
    const second = first === null ? null : placedDoor(wall, 0.9, [first]);
    expect(second?.opening).toEqual([
      [2.65, 5],
      [3.55, 5],
    ]);
    const meeting = wallBetween('meeting', 'corridor');
    expect(placedDoor(meeting, 2.5, [newDoor(meeting, 1.5, 2.5)])).toBeNull();
  });

  test('turns back by turning twice; what does not turn stays', () => {
    const door = newDoor(wall, 1, 1.9);
    expect(hingedOtherwise(door).hinge).toBe('end');
    expect(hingedOtherwise(hingedOtherwise(door))).toEqual(door);
    expect(swungOtherwise(door).swing).toBe('right');
    expect(swungOtherwise(swungOtherwise(door))).toEqual(door);
    const sliding = ofKind(door, 'sliding');
    expect(sliding).not.toHaveProperty('swing');
    expect(hingedOtherwise(sliding)).toBe(sliding);
    expect(swungOtherwise(sliding)).toBe(sliding);
    expect(ofKind(sliding, 'single')).toEqual(door);
    expect(ofKind(hingedOtherwise(door), 'double')).not.toHaveProperty('hinge');
  });

  test('what somebody changed is sure', () => {
    const found: Door = { ...newDoor(wall, 1, 1.9), certainty: 'check' };
    const held = withDoor(project, null, found);
    expect(doubtfulDoors(held)).toBe(1);
    expect(doubtfulDoors(withDoor(held, 0, slid(found, wall, 0.1)))).toBe(0);
  });
});

describe('properties', () => {
  const act = fc.record({
    at: fc.nat(9),
    wall: fc.nat(20),
    what: fc.constantFrom(
      'add',
      'two taps',
      'slide',
      'stretch',
      'widen',
      'kind',
      'hinge',
      'swing',
      'drop',
    ),
    metres: fc.double({ min: -9, max: 9, noNaN: true }),
    width: fc.double({ min: 0.1, max: 4, noNaN: true }),
    kind: fc.constantFrom(...doorKinds),
  });

  /** What the editor does with a wish: it is taken when it has no fault. */
  function done(
    of: OfficeProject,
    {
      at,
      wall: nth,
      what,
      metres,
      width,
      kind,
    }: typeof act extends fc.Arbitrary<infer T> ? T : never,
  ) {
    const doors = doorsOf(of);
    const door = doors[at % Math.max(1, doors.length)];
    const index = door === undefined ? null : doors.indexOf(door);
    const free = walls[nth % walls.length];
    if (free === undefined) throw new Error('No walls');
    if (what === 'add' || what === 'two taps' || door === undefined || index === null) {
      const next =
        what === 'add' ? placedDoor(free, width, doors) : newDoor(free, metres, metres + width);
      return next === null || doorFault(next, doors, walls) !== null
        ? of
        : withDoor(of, null, next);
    }
    if (what === 'drop') return withoutDoor(of, index);
    const wall = wallOfDoor(walls, door);
    if (wall === undefined) throw new Error('A door beside its wall');
    const next = {
      slide: () => slid(door, wall, metres),
      stretch: () => stretched(door, wall, nth % 2 === 0 ? 'start' : 'end', metres),
      widen: () => widened(door, wall, width),
      kind: () => ofKind(door, kind),
      hinge: () => hingedOtherwise(door),
      swing: () => swungOtherwise(door),
    }[what]();
    const others = doors.filter((other) => other !== door);
    return doorFault(next, others, walls) === null ? withDoor(of, index, next) : of;
  }

  test('whatever is done, doors lie on walls, are 60 to 300 cm wide and do not overlap', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const after = doorsOf(acts.reduce(done, project));
        for (const door of after) {
          const [[ax, ay], [bx, by]] = door.opening;
          // By another way than the rule's: all of the opening lies on one straight side of a room.
          const onSide = project.rooms.some(({ outline }) => {
            const [xs, ys] = [outline.map(([x]) => x / 100), outline.map(([, y]) => y / 100)];
            const [left, right, top, bottom] = [
              Math.min(...xs),
              Math.max(...xs),
              Math.min(...ys),
              Math.max(...ys),
            ];
            const within = (value: number, low: number, high: number) =>
              value > low - 0.006 && value < high + 0.006;
            const flat = (edge: number) =>
              Math.abs(ay - edge) < 0.006 &&
              Math.abs(by - edge) < 0.006 &&
              within(ax, left, right) &&
              within(bx, left, right);
            const tall = (edge: number) =>
              Math.abs(ax - edge) < 0.006 &&
              Math.abs(bx - edge) < 0.006 &&
              within(ay, top, bottom) &&
              within(by, top, bottom);
            return flat(top) || flat(bottom) || tall(left) || tall(right);
          });
          expect(onSide).toBe(true);
          expect(Math.hypot(bx - ax, by - ay)).toBeGreaterThan(0.598);
          expect(Math.hypot(bx - ax, by - ay)).toBeLessThan(3.002);
          expect(door.hinge === undefined).toBe(door.kind !== 'single');
          expect(door.swing === undefined).toBe(door.kind === 'sliding');
        }
        for (const [at, { opening: one }] of after.entries())
          for (const { opening: other } of after.slice(at + 1)) {
            const apart = (
              [[ax, ay], [bx, by]]: Door['opening'],
              [[cx, cy], [dx, dy]]: Door['opening'],
            ) =>
              Math.max(Math.min(ax, bx), Math.min(cx, dx)) -
              Math.min(Math.max(ax, bx), Math.max(cx, dx)) +
              Math.max(Math.min(ay, by), Math.min(cy, dy)) -
              Math.min(Math.max(ay, by), Math.max(cy, dy));
            expect(apart(one, other)).toBeGreaterThan(-0.01);
          }
      }),
      { numRuns: 300 },
    );
  });

  test('all that is done can be taken back and done again, up to 50 steps', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let history = historyOf(project);
        for (const one of acts) history = did(history, done(history.now, one));
        const last = history.now;
        for (const _ of acts) history = undo(history);
        expect(history.now).toBe(project);
        for (const _ of acts) history = redo(history);
        expect(history.now).toBe(last);
      }),
    );
  });

  test('the other doors stay to the last digit', () => {
    const wall = wallBetween('work', 'corridor');
    const first = withDoor({ ...project, scale: 1 / 64 }, null, newDoor(wall, 1 / 3, 1.3));
    expect(withDoor(first, null, newDoor(wall, 2, 3)).doors[0]).toBe(first.doors[0]);
    expect(withoutDoor(first, 0).doors).toEqual([]);
    expect(withDoor({ ...project, scale: null }, null, newDoor(wall, 1, 2)).doors).toEqual([]);
  });
});

describe('what stands in a doorway', () => {
  test('is named once the door is there, and placed elsewhere by the rules', () => {
    const plain = withPlan(emptyProject, rectanglePlan(9, 7, 'work'));
    const desk = { module: 'desk-2', room: 'work', x: 0.2, y: 3, turn: 0 } as const;
    const furnished = { ...plain, modules: [{ ...desk, x: 6 }, desk] };
    expect(modulesInDoorways(furnished)).toEqual([]);
    const wall = wallNear(wallsOf(floorOf(plain).rooms), [0, 3.5], 1);
    if (wall === undefined) throw new Error('No wall');
    const held = withDoor(furnished, null, newDoor(wall, 3, 4));
    expect(modulesInDoorways(held)).toEqual([1]);
    const again = { ...held, modules: furnish(floorOf(held), placementRules.usual) };
    expect(again.modules).not.toEqual([]);
    expect(modulesInDoorways(again)).toEqual([]);
  });
});
