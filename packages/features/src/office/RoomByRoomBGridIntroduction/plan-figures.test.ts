import type { OfficePlan } from '@hien/api';
import { expect, it } from 'vitest';
import { planFigures } from './plan-figures.ts';

const room = (kind: OfficePlan['rooms'][number]['kind'], width: number, height: number) => ({
  id: kind,
  kind,
  name: kind,
  outline: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
});

it('tells the work area from the rest, and the rooms to meet in', () => {
  const { work, meetings } = planFigures({
    id: 'plan',
    name: 'Plan',
    area: 200,
    width: 2000,
    height: 1000,
    scale: 0.01,
    rooms: [room('work', 1000, 700), room('meeting', 500, 700), room('corridor', 2000, 300)],
    doors: [],
  });
  expect(work).toBeCloseTo(70);
  expect(meetings).toBe(1);
});
