import type { OfficePlan } from '@hien/api';
import {
  type Density,
  type Point,
  densities,
  enclosed,
  placementRules,
} from '@hien/domain/office-plan';

/** Square metres of a plan's rooms of a kind. */
function areaOf({ rooms, scale }: OfficePlan, kind: string): number {
  return rooms
    .filter((room) => room.kind === kind)
    .reduce(
      (sum, { outline }) =>
        sum + enclosed(outline.map(([x = 0, y = 0]): Point => [x * scale, y * scale])),
      0,
    );
}

/** What a plan offers before anything is placed: its work area, and how many desks that is by the square metres of each density. */
export function planFigures(plan: OfficePlan) {
  const work = areaOf(plan, 'work');
  return {
    work,
    meetings: plan.rooms.filter(({ kind }) => kind === 'meeting' || kind === 'board').length,
    desks: densities.map((density): { density: Density; metres: number; count: number } => {
      const metres = placementRules[density].areaPerPerson;
      return { density, metres, count: Math.floor(work / metres) };
    }),
  };
}
