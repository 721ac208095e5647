import type { Point } from '../doors.ts';
import {
  type OfficeProject,
  doorWidth,
  isScaleDoubtful,
  medianDoor,
  officeLimits,
} from '../project.ts';

/** A length that somebody knows: its two ends in pixels of the plan, and its metres. */
export type KnownLength = { readonly ends: readonly [Point, Point]; readonly metres: number };

/** Metres that a known length may have; a wall, a column's side or a whole front. */
export const knownMetres = { least: 0.3, most: 500 } as const;
/** Metres of a plan's longer side that an office can have: what lies outside is ten times too much or too little. */
export const planMetres = { least: 3, most: 250 } as const;
/** Pixels between two ends, so that a finger's width is a small part of it. */
const apart = 20;

/**
 * What is to be said of a scale before it counts. `together` and `range` are no scale at all. `tenfold` is a question: the plan's
 * side, or the median door where doors tell it, would be that long; the metres that were probably meant, null where nobody can
 * measure them; and whether a plan may have that scale at all. `doors` is a question too: the median door would be that wide.
 */
export type ScaleWord =
  | { readonly word: 'fine' }
  | { readonly word: 'together' | 'range' }
  | {
      readonly word: 'tenfold';
      readonly by: 'size' | 'doors';
      readonly long: number;
      readonly meant: number | null;
      readonly isPossible: boolean;
    }
  | { readonly word: 'doors'; readonly width: number };

export const pixelsOf = ({ ends: [[ax, ay], [bx, by]] }: Pick<KnownLength, 'ends'>): number =>
  Math.hypot(bx - ax, by - ay);

/** Metres a pixel. */
export const scaleOf = (known: KnownLength): number => known.metres / (pixelsOf(known) || 1);

const isSide = (metres: number): boolean => metres >= planMetres.least && metres <= planMetres.most;

/** What a known length comes to: looked at with the plan's size and its doors. */
export function judgeScale(project: OfficeProject, known: KnownLength): ScaleWord {
  if (pixelsOf(known) < apart) return { word: 'together' };
  const scale = scaleOf(known);
  const { least, most } = officeLimits.scale;
  const side = Math.max(project.width, project.height) * scale;
  const doors = medianDoor({ ...project, scale });
  const isAllowed = (one: number) => one >= least && one <= most;
  const isPossible = isAllowed(scale);
  // Ten times off is a slip of the comma; doors tell it more surely than the size does.
  for (const factor of [0.1, 10]) {
    const isOff =
      doors === null
        ? !isSide(side) && isSide(side * factor)
        : isScaleDoubtful({ ...project, scale }) &&
          !isScaleDoubtful({ ...project, scale: scale * factor });
    if (!isOff) continue;
    const meant = rounded(known.metres * factor);
    const isKnown =
      meant >= knownMetres.least && meant <= knownMetres.most && isAllowed(scale * factor);
    const told =
      doors === null
        ? ({ by: 'size', long: side } as const)
        : ({ by: 'doors', long: doors } as const);
    return { word: 'tenfold', ...told, meant: isKnown ? meant : null, isPossible };
  }
  if (!isPossible || (doors === null && !isSide(side))) return { word: 'range' };
  return doors !== null && isScaleDoubtful({ ...project, scale })
    ? { word: 'doors', width: doors }
    : { word: 'fine' };
}

const rounded = (metres: number): number => Math.round(metres * 1_000) / 1_000;

/** A project by another scale. What is drawn stays on the picture; what stood in metres goes. */
export const withScale = (project: OfficeProject, scale: number): OfficeProject => ({
  ...project,
  scale,
  doors: project.doors.map((door) => ({ ...door, width: doorWidth(door, scale) })),
  modules: [],
});
