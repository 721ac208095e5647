import type { OfficePlan } from '@hien/api';
import { type Point, enclosed } from '@hien/domain/office-plan';

/** What a plan offers before anything is placed: square metres of its work areas, and rooms to meet in. */
export const planFigures = ({ rooms, scale }: OfficePlan) => ({
  work: rooms
    .filter(({ kind }) => kind === 'work')
    .reduce(
      (sum, { outline }) =>
        sum + enclosed(outline.map(([x = 0, y = 0]): Point => [x * scale, y * scale])),
      0,
    ),
  meetings: rooms.filter(({ kind }) => kind === 'meeting' || kind === 'board').length,
});
