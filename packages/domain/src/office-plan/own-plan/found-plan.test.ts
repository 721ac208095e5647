import { describe, expect, test } from 'vitest';
import { emptyProject, officeLimits, withPlan } from '../project.ts';
import { type FoundPlan, withFoundPlan } from './found-plan.ts';
import { outlineOf } from '../geometry.ts';
import { picturePlan } from './own-plan.ts';
import { withRoom } from './rooms.ts';

/** 20 × 10 m at a centimetre a pixel; the picture that was looked at is half as large. */
const bare = withPlan(emptyProject, picturePlan('a', 2_000, 1_000));
const plan = { ...bare, scale: 0.01 };
const box = (x: number, y: number, width: number, height: number): number[][] =>
  outlineOf({ x, y, width, height }).map((corner) => [...corner]);
const found: FoundPlan = {
  width: 1_000,
  height: 500,
  rooms: [box(50, 50, 400, 400), box(455, 50, 400, 400)],
  doors: [
    {
      kind: 'single',
      opening: [
        [452, 150],
        [452, 195],
      ],
      hinge: 'end',
      swing: 'left',
      certainty: 'sure',
    },
  ],
};

describe('a plan that was found', () => {
  test('brings its rooms in the pixels of the project, and its doors on their walls', () => {
    const { project, added, left, doors } = withFoundPlan(plan, found, 'vi');
    expect([added, left, doors.added, doors.beside]).toEqual([2, 0, 1, 0]);
    expect(project.rooms.map(({ kind, outline }) => [kind, outline[0], outline[2]])).toEqual([
      ['work', [100, 100], [900, 900]],
      ['work', [910, 100], [1_710, 900]],
    ]);
    expect(project.doors[0]?.width).toBe(0.9);
  });

  test('leaves what somebody outlined as it is, and the project itself where there is nothing new', () => {
    const drawn = withRoom(
      plan,
      outlineOf({ x: 120, y: 90, width: 780, height: 820 }),
      'board',
      'vi',
    );
    const once = withFoundPlan(drawn, found, 'vi');
    expect([once.added, once.left, once.project.rooms[0]]).toEqual([1, 1, drawn.rooms[0]]);
    const twice = withFoundPlan(once.project, found, 'vi');
    expect([twice.added, twice.left]).toEqual([0, 2]);
    expect(twice.project).toBe(once.project);
  });

  test('takes nothing over without a scale, and no more rooms than a plan may have', () => {
    expect(withFoundPlan(bare, found, 'vi')).toMatchObject({ project: bare, added: 0, left: 0 });
    const many = Array.from({ length: 80 }, (_, at) => box((at % 20) * 50, Math.floor(at / 20) * 100, 50, 100)); // prettier-ignore
    const full = withFoundPlan(plan, { ...found, rooms: many, doors: [] }, 'vi');
    expect(full.project.rooms).toHaveLength(officeLimits.rooms);
    expect(full.left).toBe(80 - officeLimits.rooms);
  });
});
