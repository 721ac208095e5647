import { describe, expect, test } from 'vitest';
import { doubtfulDoors, withDoor } from '../door-edit.ts';
import type { Door, Point } from '../doors.ts';
import { outlineOf } from '../geometry.ts';
import {
  type OfficeProject,
  emptyProject,
  officeLimits,
  readProject,
  withPlan,
} from '../project.ts';
import {
  type FoundDoors,
  foundCertainty,
  isSameDoor,
  nextDoubtful,
  withFoundDoors,
} from './found-doors.ts';
import { picturePlan } from './own-plan.ts';
import { withRoom } from './rooms.ts';

/** 20 × 10 m at a centimetre a pixel: two rooms of 8 × 8 m beside each other, a metre from the left and the top. */
const plan: OfficeProject = (
  [
    [100, 'work'],
    [900, 'meeting'],
  ] as const
).reduce<OfficeProject>(
  (all, [x, kind]) => withRoom(all, outlineOf({ x, y: 100, width: 800, height: 800 }), kind, 'vi'),
  { ...withPlan(emptyProject, picturePlan('a', 2_000, 1_000)), scale: 0.01 },
);

type Seen = FoundDoors['doors'][number];
const single = (start: Point, end: Point, certainty: Door['certainty'] = 'sure'): Seen => ({
  kind: 'single',
  opening: [start, end],
  hinge: 'end',
  swing: 'left',
  certainty,
});
const found = (...doors: readonly Seen[]): FoundDoors => ({ width: 2_000, height: 1_000, doors });
/** In the wall between the rooms. */
const inner = single([904, 300], [904, 390]);

describe('doors that were found', () => {
  test('lie on the walls of rooms as they were seen, in metres by the scale', () => {
    const { project, ...counts } = withFoundDoors(plan, found(inner));
    expect(counts).toEqual({ added: 1, doubtful: 0, known: 0, beside: 0, over: 0 });
    expect(project.doors).toEqual([
      {
        kind: 'single',
        opening: [
          [900, 300],
          [900, 390],
        ],
        hinge: 'end',
        swing: 'left',
        width: 0.9,
        certainty: 'sure',
      },
    ]);
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual(project);
    expect(withFoundDoors({ ...plan, scale: 0.02 }, found(inner)).project.doors[0]?.width).toBe(
      1.8,
    );
    // Nothing else of the project is touched.
    expect({ ...project, doors: [] }).toEqual(plan);
  });

  test('are told in pixels of a picture that may be smaller than the plan', () => {
    const half = { ...found(single([450, 150], [450, 195])), width: 1_000, height: 500 };
    expect(withFoundDoors(plan, half).project.doors[0]?.opening).toEqual([
      [900, 300],
      [900, 390],
    ]);
  });

  test('run the way they were seen, so that hinge and swing are right', () => {
    const { project } = withFoundDoors(plan, found(single([898, 390], [898, 300])));
    expect(project.doors[0]?.opening).toEqual([
      [900, 390],
      [900, 300],
    ]);
  });

  test('come after those that are there, the doubtful ones first', () => {
    const drawn = withDoor(plan, null, {
      kind: 'sliding',
      opening: [
        [1, 1],
        [2, 1],
      ],
      width: 1,
      certainty: 'sure',
    });
    const { project, added, doubtful } = withFoundDoors(
      drawn,
      found(
        inner,
        single([300, 900], [390, 900], 'likely'),
        single([1_200, 100], [1_290, 100], 'check'),
      ),
    );
    expect([added, doubtful]).toEqual([3, 2]);
    expect(project.doors[0]).toBe(drawn.doors[0]);
    expect(project.doors.map(({ certainty }) => certainty)).toEqual([
      'sure',
      'check',
      'likely',
      'sure',
    ]);
    expect(doubtfulDoors(project)).toBe(2);
  });

  test('are to be looked at when nobody builds them that wide', () => {
    expect([0.4, 0.6, 0.9, 3, 3.2].map((width) => foundCertainty('sure', width))).toEqual([
      'check',
      'sure',
      'sure',
      'sure',
      'check',
    ]);
    expect(foundCertainty('likely', 1)).toBe('likely');
    const { project, doubtful } = withFoundDoors(plan, found(single([900, 300], [900, 340])));
    expect([doubtful, project.doors[0]?.certainty]).toEqual([1, 'check']);
  });

  test('are not taken over on no wall of a room, and across one', () => {
    const { project, added, beside } = withFoundDoors(
      plan,
      found(
        single([500, 500], [590, 500]),
        single([865, 300], [935, 300]),
        single([1_900, 5], [1_990, 5]),
      ),
    );
    expect([added, beside]).toEqual([0, 3]);
    expect(project).toBe(plan);
  });

  test('that begin a pixel behind a corner begin at the corner; longer than their wall they are none of it', () => {
    const { project } = withFoundDoors(plan, found(single([95, 100], [185, 100])));
    expect(project.doors[0]?.opening).toEqual([
      [100, 100],
      [190, 100],
    ]);
    const booth = withRoom(
      plan,
      outlineOf({ x: 1_700, y: 100, width: 100, height: 100 }),
      'phone',
      'vi',
    );
    expect(withFoundDoors(booth, found(single([1_690, 200], [1_812, 200]))).beside).toBe(1);
  });

  test('on a plan without a scale are none', () => {
    expect(withFoundDoors({ ...plan, scale: null }, found(inner))).toMatchObject({
      added: 0,
      beside: 0,
    });
  });
});

describe('a door that is there', () => {
  const there = withFoundDoors(plan, found(inner)).project;

  test('is not doubled by a second look, and stays to the last digit', () => {
    const again = withFoundDoors(there, found(inner, single([1_200, 100], [1_290, 100])));
    expect(again).toMatchObject({ added: 1, known: 1 });
    expect(again.project.doors[0]).toBe(there.doors[0]);
    expect(withFoundDoors(there, found(inner)).project).toBe(there);
  });

  test('is known where it was drawn beside the picture, the other way round, or in part', () => {
    const drawn = (start: Point, end: Point) =>
      withDoor(plan, null, {
        kind: 'double',
        opening: [start, end],
        swing: 'left',
        width: 1,
        certainty: 'sure',
      });
    for (const [start, end] of [
      [
        [9.2, 3.9],
        [9.2, 3],
      ],
      [
        [9, 3.5],
        [9, 4.5],
      ],
      [
        [9, 2],
        [9, 5],
      ],
    ] as const)
      expect(withFoundDoors(drawn(start, end), found(inner))).toMatchObject({ added: 0, known: 1 });
  });

  test('is another one beside it in the same wall, in the next wall and in a wall across', () => {
    const opening = (start: Point, end: Point) => ({ opening: [start, end] as const });
    const one = opening([9, 3], [9, 3.9]);
    expect(isSameDoor(one, one)).toBe(true);
    expect(isSameDoor(one, opening([9, 3.88], [9, 4.8]))).toBe(false);
    expect(isSameDoor(one, opening([9.5, 3], [9.5, 3.9]))).toBe(false);
    expect(isSameDoor(one, opening([8.6, 3.4], [9.4, 3.4]))).toBe(false);
  });

  test('is one though it was found twice', () => {
    expect(withFoundDoors(plan, found(inner, single([900, 310], [900, 380])))).toMatchObject({
      added: 1,
      known: 0,
    });
  });

  test('leaves room for as many as a plan may have', () => {
    const full = {
      ...plan,
      doors: Array.from({ length: officeLimits.doors - 1 }, () => there.doors[0] as Door).map(
        (door) => ({
          ...door,
          opening: [
            [900, 800],
            [900, 890],
          ] as const,
        }),
      ),
    };
    const { project, added, over } = withFoundDoors(
      full,
      found(inner, single([1_200, 100], [1_290, 100], 'check')),
    );
    expect([project.doors.length, added, over]).toEqual([officeLimits.doors, 1, 1]);
  });
});

test('what is to be looked at next comes after the one that is looked at, then from the start', () => {
  const doors = (['check', 'sure', 'likely', 'sure'] as const).map((certainty): Door => ({
    kind: 'sliding',
    opening: [
      [0, 0],
      [1, 0],
    ],
    width: 1,
    certainty,
  }));
  expect([null, 0, 1, 2, 3].map((after) => nextDoubtful({ doors }, after))).toEqual([
    0, 2, 2, 0, 0,
  ]);
  expect(
    nextDoubtful({ doors: doors.filter(({ certainty }) => certainty === 'sure') }, 0),
  ).toBeNull();
  expect(nextDoubtful({ doors: [] }, null)).toBeNull();
});
