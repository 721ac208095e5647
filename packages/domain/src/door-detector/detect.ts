import type { Door, Point } from '../office-plan/doors.ts';
import { distinct, ofOneHand, ofOneScale, paired, type Found, placed, widthOf } from './found.ts';
import { type Gap, gapsOf } from './gaps.ts';
import { leafGaps } from './leaf-gaps.ts';
import type { Lines } from './lines.ts';
import { hollowWalls } from './hollow-walls.ts';
import { grainOf, inkOf } from './ink.ts';
import { doorsIn } from './lying-doors.ts';
import { grown } from './morphology.ts';
import { nearness } from './nearness.ts';
import { atLeast, either, type GreyPicture, type Mask, transposed, without } from './picture.ts';
import { roomsIn } from './rooms.ts';
import { straightened, shrunk } from './sheet.ts';
import { type SolidWalls, solidWalls } from './solid-walls.ts';
import { tiltOf } from './upright.ts';

/** Pixels of the longer side that a plan is looked at with. */
const longest = 1800;

/** What a picture of a plan tells, in its pixels. */
export interface PlanSeen {
  /** The surest first. */
  readonly doors: readonly Door[];
  /** Outlines of rooms along the inner faces of their walls, the largest first. */
  readonly rooms: readonly (readonly Point[])[];
}

/** The doors and the rooms on a picture of a plan. */
export function detectPlan(given: GreyPicture): PlanSeen {
  if (Math.min(given.width, given.height) < 24) return { doors: [], rooms: [] };
  const small = shrunk(given, longest);
  const ink = inkOf(small);
  const back = given.width / small.width;
  const scale = Math.min(8, longest / Math.max(small.width, small.height));
  const sheet = straightened(ink, tiltOf(ink), scale);
  const toGiven = (point: Point): Point => {
    const [x, y] = sheet.toGiven(point);
    return [x * back, y * back];
  };
  const faint = Math.min(90, Math.max(38, grainOf(ink) * 4.5));
  const lying = sheet.picture;
  const thin = atLeast(lying, faint);
  const { found, walls } = lookedAt(thin, solidWalls(lying));
  const told = found.filter(({ score, bare }) => score >= (bare ? 0.7 : 0.95));
  const doors = ofOneScale(paired(distinct(ofOneHand(told))));
  return {
    doors: doors.map((door) => doorOf(placed(door, toGiven))),
    rooms: roomsIn(walls, thin, doors).map((outline) => outline.map(toGiven)),
  };
}

/** Where walls that lie are open; `across` are the lines with their columns as rows. */
type GapsIn = (walls: Mask, lines: Lines, across: Lines) => readonly Gap[];

/**
 * The walls, and what may be doors in them.
 * @param thin what is inked, thin lines as well
 */
function lookedAt(
  thin: Mask,
  { walls: solid, thick: bars, line }: SolidWalls,
): { readonly found: Found[]; readonly walls: Mask } {
  const length = { least: 20, most: Math.round(Math.max(thin.width, thin.height) * 0.25) };
  const thick = { least: 2, most: 70 };
  const lying = hollowWalls(thin, solid, line.usual, length, 60);
  const upright = hollowWalls(transposed(thin), transposed(solid), line.usual, length, 60);
  const filling = either(lying.hatching, transposed(upright.hatching));
  const near = nearness(without(without(thin, grown(bars, 2)), filling));
  const lines = { near, width: thin.width, height: thin.height };
  const turned = {
    near: transposed({ ...thin, pixels: near }).pixels,
    width: thin.height,
    height: thin.width,
  };
  const hollow = either(lying.walls, transposed(upright.walls));
  const pieces = lying.closedPieces;
  const standingPieces = transposed(upright.closedPieces);
  // Where walls are filled, two parallel lines are seldom one.
  const doubt =
    0.25 *
    (amount(solid) / (amount(solid) + amount(without(hollow, either(pieces, standingPieces))) + 1));
  const back = (door: Found): Found => placed(door, ([x, y]) => [y, x]);
  /** Doors in walls that lie and in those that stand, by what tells where they are open. */
  const bothWays = (walls: Mask, less: number, gapsIn: GapsIn): Found[] => {
    const standing = transposed(walls);
    return [
      ...doorsIn(lines, walls, gapsIn(walls, lines, turned)),
      ...doorsIn(turned, standing, gapsIn(standing, turned, lines)).map(back),
    ].map((door) => ({ ...door, score: door.score - less }));
  };
  const doors = (walls: Mask, less: number): Found[] =>
    bothWays(walls, less, (own) => gapsOf(own, length, thick));
  const both = either(solid, hollow);
  const byLeaves = bothWays(both, 0.05, (own, these, across) =>
    leafGaps(these, across, own, length),
  ).filter(({ kind, bare }) => kind === 'single' && bare !== true);
  const byGaps = [
    ...doors(solid, 0),
    ...doors(bars, 0),
    ...doors(both, doubt),
    ...doors(without(without(both, pieces), standingPieces), doubt),
    ...doors(either(bars, hollow), doubt),
  ];
  // One leaf without a wall that is interrupted is a chance of strokes; a plan has more of either.
  const isPlan = byGaps.some(({ score }) => score >= 0.95) || distinct(byLeaves).length > 1;
  return { found: isPlan ? [...byLeaves, ...byGaps] : byGaps, walls: both };
}

function amount({ pixels }: Mask): number {
  let sum = 0;
  for (const pixel of pixels) sum += pixel;
  return sum;
}

/** As the office's plan tells doors: hinge and swing of somebody who walks from start to end. */
function doorOf(found: Found): Door {
  const [start, end] = found.jambs;
  const plain = {
    opening: found.jambs,
    width: widthOf(found),
    certainty: found.score > 1.25 ? 'sure' : found.score > 1.1 ? 'likely' : 'check',
  } as const;
  if (found.kind === 'sliding' || !found.towards) return { kind: 'sliding', ...plain };
  const [x, y] = found.towards;
  const cross = (x - start[0]) * (end[1] - start[1]) - (y - start[1]) * (end[0] - start[0]);
  const swing = cross > 0 ? 'left' : 'right';
  return found.kind === 'double'
    ? { kind: 'double', swing, ...plain }
    : { kind: 'single', hinge: found.hinge ?? 'start', swing, ...plain };
}
