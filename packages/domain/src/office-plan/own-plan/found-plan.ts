import type { Language } from '../../language/language.ts';
import type { Point } from '../doors.ts';
import type { OfficeProject } from '../project.ts';
import { type FoundDoors, type FoundOutcome, withFoundDoors } from './found-doors.ts';
import { roomFault, withRoom } from './rooms.ts';

/** Rooms and doors as somebody found them on a picture, in pixels of a picture that large. */
export type FoundPlan = FoundDoors & {
  readonly rooms: readonly (readonly (readonly number[])[])[];
};

/** What came of a plan that was found: the project with its rooms and doors, and how many of them are what. */
export type FoundPlanOutcome = {
  readonly project: OfficeProject;
  /** Rooms that are new. */
  readonly added: number;
  /** Found where the plan has a room already, or where none can be: those that are there stay as they are. */
  readonly left: number;
  readonly doors: FoundOutcome;
};

/**
 * A plan with the rooms that were found on its picture, and with the doors on their walls. What somebody outlined stays. New rooms are
 * work areas until somebody says otherwise: a wall does not tell what it is for. A plan without a scale takes nothing over.
 */
export function withFoundPlan(
  project: OfficeProject,
  found: FoundPlan,
  language: Language,
): FoundPlanOutcome {
  if (project.scale === null)
    return { project, added: 0, left: 0, doors: withFoundDoors(project, found) };
  const across = project.width / found.width;
  const down = project.height / found.height;
  let now = project;
  let [added, left] = [0, 0];
  for (const corners of found.rooms) {
    const outline = corners.map(([x = 0, y = 0]): Point => [
      Math.round(within(x * across, project.width)),
      Math.round(within(y * down, project.height)),
    ]);
    if (roomFault(now, outline, null) === null) {
      now = withRoom(now, outline, 'work', language);
      added += 1;
    } else left += 1;
  }
  const doors = withFoundDoors(now, found);
  return { project: doors.project, added, left, doors };
}

const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most);
