import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../doors.ts';
import { bounds, isInside, outlineOf } from '../geometry.ts';
import {
  type OfficeProject,
  emptyProject,
  officeLimits,
  readProject,
  withPlan,
} from '../project.ts';
import { picturePlan } from './own-plan.ts';
import {
  freePlace,
  innerPoint,
  roomBetween,
  roomFault,
  movedOutline,
  snapTo,
  withCorner,
  withCornerAfter,
  withOutline,
  withRoom,
  withoutCorner,
  withoutRoom,
} from './rooms.ts';

/** 20 × 10 m at a centimetre a pixel. */
const empty: OfficeProject = {
  ...withPlan(emptyProject, picturePlan('a', 2_000, 1_000)),
  scale: 0.01,
};
const box = (x: number, y: number, width: number, height: number) =>
  outlineOf({ x, y, width, height });
const plan = (...outlines: (readonly Point[])[]): OfficeProject =>
  outlines.reduce<OfficeProject>((all, outline) => withRoom(all, outline, 'work', 'vi'), empty);
const l: readonly Point[] = [
  [0, 0],
  [600, 0],
  [600, 200],
  [200, 200],
  [200, 600],
  [0, 600],
];

describe('an outline', () => {
  test.each<[string, readonly Point[], ReturnType<typeof roomFault>]>([
    ['a rectangle', box(0, 0, 2_000, 1_000), null],
    ['an L', l, null],
    ['two corners', box(0, 0, 500, 500).slice(0, 2), 'corners'],
    ['beyond the picture', box(-1, 0, 500, 500), 'outside'],
    ['beyond its other edge', box(1_501, 600, 500, 401), 'outside'],
    [
      'a bow',
      [
        [0, 0],
        [500, 500],
        [500, 0],
        [0, 400],
      ],
      'crosses',
    ],
    ['a desk', box(0, 0, 120, 70), 'small'],
    ['a booth', box(0, 0, 100, 100), null],
    ['a slit', box(0, 0, 79, 900), 'small'],
    ['less than a booth', box(0, 0, 99, 100), 'small'],
  ])('of %s', (_, outline, fault) => expect(roomFault(empty, outline, null)).toBe(fault));

  test('has no more corners and rooms than a project keeps', () => {
    const round = (corners: number): readonly Point[] =>
      Array.from({ length: corners }, (_, at) => {
        const turn = (at / corners) * 2 * Math.PI;
        return [500 + 400 * Math.cos(turn), 500 + 400 * Math.sin(turn)];
      });
    expect(roomFault(empty, round(officeLimits.corners), null)).toBeNull();
    expect(roomFault(empty, round(officeLimits.corners + 1), null)).toBe('corners');
    const full = plan(
      ...Array.from({ length: officeLimits.rooms }, (_, at) =>
        box((at % 10) * 100, Math.floor(at / 10) * 100, 100, 100),
      ),
    );
    expect(roomFault(full, box(1_500, 500, 200, 200), null)).toBe('full');
    // One of them is drawn anew all the same.
    expect(roomFault(full, box(1_500, 500, 200, 200), 'r1')).toBeNull();
  });
  test.each<[string, readonly Point[], boolean]>([
    ['beside it', box(500, 0, 300, 500), false],
    ['a hand’s breadth over the wall', box(496, 0, 300, 500), false],
    ['over the wall', box(480, 0, 300, 500), true],
    ['the same', box(0, 0, 500, 500), true],
    ['within it', box(100, 100, 200, 200), true],
    ['around it', box(0, 0, 900, 900), true],
    ['across it', box(-0, 200, 900, 110), true],
    ['at a corner', box(500, 500, 300, 300), false],
  ])('another room %s', (_, outline, isOver) =>
    expect(roomFault(plan(box(0, 0, 500, 500)), outline, null)).toBe(isOver ? 'overlaps' : null),
  );
  test('a room in the arm of an L shares nothing with it', () => {
    expect(roomFault(plan(l), box(200, 200, 400, 400), null)).toBeNull();
    expect(roomFault(plan(l), box(190, 190, 400, 400), null)).toBe('overlaps');
  });
  test('its own place is free', () => expect(roomFault(plan(l), l, 'r1')).toBeNull());

  const corner = fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 1_000 }));
  test('rooms that share a place overlap, whichever was first', () => {
    fc.assert(
      fc.property(corner, corner, corner, corner, (a, b, c, d) => {
        const [one, other] = [roomBetween(a, b), roomBetween(c, d)];
        fc.pre(roomFault(empty, one, null) === null && roomFault(empty, other, null) === null);
        const [p, q] = [bounds(one), bounds(other)];
        const shared = (axis: 'x' | 'y', size: 'width' | 'height') =>
          Math.min(p[axis] + p[size], q[axis] + q[size]) - Math.max(p[axis], q[axis]);
        const common = Math.min(shared('x', 'width'), shared('y', 'height'));
        const there = roomFault(plan(one), other, null) === 'overlaps';
        expect(roomFault(plan(other), one, null) === 'overlaps').toBe(there);
        if (common > 11) expect(there).toBe(true);
        if (common <= 0) expect(there).toBe(false);
      }),
    );
  });
  test('has a point inside, also when it is no rectangle', () => {
    for (const outline of [l, box(3, 4, 50, 60), l.map(([x, y]): Point => [600 - x, y])])
      expect(isInside(outline, innerPoint(outline))).toBe(true);
  });
});

describe('corners', () => {
  const others = [box(0, 0, 500, 500)];
  test.each<[string, Point, Point]>([
    ['go to a corner', [507, 493], [500, 500]],
    ['go to a wall', [495, 250], [500, 250]],
    ['go to the line of a wall', [506, 800], [500, 800]],
    ['go to both lines', [4, 497], [0, 500]],
    ['stay where nothing is near', [700, 700], [700, 700]],
  ])('%s', (_, point, at) => expect(snapTo(point, others, 10)).toEqual(at));
  test('go to a slanted wall', () => {
    const [x, y] = snapTo(
      [103, 97],
      [
        [
          [0, 0],
          [400, 400],
          [0, 400],
        ],
      ],
      10,
    );
    expect([x, y]).toEqual([expect.closeTo(100), expect.closeTo(100)]);
  });
  test('go no farther than they are let', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 700 })),
        (point) => {
          const [x, y] = snapTo(point, [box(0, 0, 500, 500), l], 10);
          expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(10 * Math.SQRT2 + 1e-9);
        },
      ),
    );
  });
  test('stay on the picture', () => {
    expect(withCorner(box(0, 0, 500, 500), 2, [2_400, -3], empty)[2]).toEqual([2_000, 0]);
    expect(withCorner(box(0, 0, 500, 500), 2, [400, 300], empty)[1]).toEqual([500, 0]);
  });
  test('are put between two others, and taken away down to three', () => {
    const five = withCornerAfter(box(0, 0, 500, 500), 3);
    expect(five).toHaveLength(5);
    expect(five[4]).toEqual([0, 250]);
    expect(withoutCorner(five, 4)).toEqual(box(0, 0, 500, 500));
    const three = box(0, 0, 500, 500).slice(0, 3);
    expect(withoutCorner(three, 0)).toBe(three);
    expect(withCornerAfter(three, 7)).toBe(three);
  });
});

describe('rooms of a plan', () => {
  test('have names of their kind and ids of their own, and are a project', () => {
    const two = plan(box(0, 0, 500, 500), box(500, 0, 500, 500));
    expect(two.rooms.map(({ id, name }) => [id, name])).toEqual([
      ['r1', 'Khu làm việc'],
      ['r2', 'Khu làm việc'],
    ]);
    const again = withRoom(withoutRoom(two, 'r1'), box(0, 0, 500, 500), 'meeting', 'en');
    expect(new Set(again.rooms.map(({ id }) => id)).size).toBe(2);
    expect(readProject(again)).toEqual(again);
  });
  test('lose what stood in them when their walls change', () => {
    const furnished: OfficeProject = {
      ...plan(box(0, 0, 500, 500), box(500, 0, 500, 500)),
      modules: [
        { module: 'desk-1', room: 'r1', x: 1, y: 1, turn: 0 },
        { module: 'desk-1', room: 'r2', x: 6, y: 1, turn: 0 },
      ],
    };
    expect(withOutline(furnished, 'r1', l).modules.map(({ room }) => room)).toEqual(['r2']);
    expect(withOutline(furnished, 'r1', l).rooms[0]?.outline).toBe(l);
    expect(withoutRoom(furnished, 'r2').modules.map(({ room }) => room)).toEqual(['r1']);
  });
  test('move as far as the picture goes', () => {
    expect(bounds(movedOutline(box(10, 10, 500, 500), [-50, 20], empty))).toMatchObject({
      x: 0,
      y: 30,
    });
    expect(bounds(movedOutline(box(10, 10, 500, 500), [5_000, 5_000], empty))).toMatchObject({
      x: 1_500,
      y: 500,
    });
  });
  test('find a free place side by side, and none where there is none', () => {
    let all = empty;
    for (let more = 0; more < 4; more += 1) {
      const outline = freePlace(all, 10, 5);
      expect(outline).not.toBeNull();
      all = withRoom(all, outline ?? [], 'work', 'vi');
    }
    expect(freePlace(all, 1, 1)).toBeNull();
    expect(freePlace(empty, 21, 5)).toBeNull();
    expect(freePlace({ ...empty, scale: null }, 2, 2)).toBeNull();
  });
  test('look for it among few places on a plan that is full, and only at the rooms there', () => {
    // Pairs of an L and another one turned into its arm, none on the line of its neighbour.
    const full = plan(
      ...Array.from({ length: 27 }, (_, at) => {
        const [x, y] = [(at % 9) * 220 + (at % 7), Math.floor(at / 9) * 330 + (at % 5)];
        const turned: readonly Point[] = [
          [0, 0],
          [210, 0],
          [210, 100],
          [100, 100],
          [100, 320],
          [0, 320],
        ];
        const inArm: readonly Point[] = [
          [210, 100],
          [210, 320],
          [100, 320],
          [100, 210],
          [150, 210],
          [150, 100],
        ];
        return [turned, inArm].map((outline) => outline.map(([cx, cy]): Point => [x + cx, y + cy]));
      }).flat(),
    );
    let looked = 0;
    const rooms = full.rooms.map(({ outline, ...room }) => ({
      ...room,
      get outline() {
        looked += 1;
        return outline;
      },
    }));
    expect(rooms).toHaveLength(54);
    expect(freePlace({ ...full, rooms }, 3, 3)).toBeNull();
    expect(looked).toBeLessThan(20_000);
    // What lies beyond the sheet is no place to look at.
    looked = 0;
    expect(freePlace({ ...full, rooms }, 19, 9)).toBeNull();
    expect(looked).toBeLessThan(1_000);
  });
  test('is not sought without end', () => {
    const rooms = Array.from({ length: 50 }, (_, room) => ({
      id: `r${room}`,
      kind: 'work' as const,
      name: '',
      outline: Array.from({ length: officeLimits.corners }, (__, at): Point => [
        room * 40 + at,
        (room * 40 + at) * 0.5,
      ]),
    }));
    let looked = 0;
    const counted = {
      ...empty,
      rooms: [
        ...rooms,
        {
          ...rooms[0],
          id: 'all',
          kind: 'work' as const,
          name: '',
          get outline() {
            looked += 1;
            return box(0, 0, 2_000, 1_000);
          },
        },
      ],
    };
    expect(freePlace(counted, 1, 1)).toBeNull();
    expect(looked).toBeLessThanOrEqual(20_010);
  });
});
