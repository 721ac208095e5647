import type { Door, Point } from '../doors.ts';
import { type Box, bounds } from '../geometry.ts';
import type { VectorPlan } from '../vector-plan/vector-plan.ts';
import { type PictureFault, pictureFault, planPicture } from './picture-head.ts';

/** A page of a plan; pixels. */
export type SheetSize = { readonly width: number; readonly height: number };

/** Halves that are chosen without drawing anything. */
export const sheetHalves = ['left', 'right', 'upper', 'lower'] as const;
export type SheetHalf = (typeof sheetHalves)[number];

export function halfOf({ width, height }: SheetSize, half: SheetHalf): Box {
  const isBeside = half === 'left' || half === 'right';
  return {
    x: half === 'right' ? width / 2 : 0,
    y: half === 'lower' ? height / 2 : 0,
    width: isBeside ? width / 2 : width,
    height: isBeside ? height : height / 2,
  };
}

/** The rectangle between two points, as far as it lies on the sheet. */
export function partBetween(a: Point, b: Point, { width, height }: SheetSize): Box {
  const on = ([x, y]: Point): Point => [
    Math.min(Math.max(x, 0), width),
    Math.min(Math.max(y, 0), height),
  ];
  return bounds([on(a), on(b)]);
}

/** Why a rectangle is no plan: walls could not be told in it, or it is a strip. Null when it is one. */
export const partFault = ({ width, height }: Box): PictureFault | null =>
  pictureFault(0, { type: 'png', width: Math.floor(width), height: Math.floor(height) });

type Line = readonly [Point, Point];

/**
 * What of a drawing lies in a rectangle of its sheet, moved to the rectangle's corner and as large as plans are kept. Lines are cut at its
 * edge; arcs, doors and rooms come along whole or not at all. Null where there is no drawing in it.
 */
export function planWithin(plan: VectorPlan, part: Box): VectorPlan | null {
  const factor = planPicture.kept / Math.max(part.width, part.height);
  const on = ([x, y]: Point): Point => [(x - part.x) * factor, (y - part.y) * factor];
  const both = ([a, b]: Line): Line => [on(a), on(b)];
  const isIn = ([x, y]: Point): boolean =>
    x >= part.x && y >= part.y && x <= part.x + part.width && y <= part.y + part.height;
  const cut = (lines: readonly Line[]): readonly Line[] =>
    lines.flatMap((line) => {
      const inside = lineWithin(line, part);
      return inside === null ? [] : [both(inside)];
    });
  const lines = cut(plan.lines);
  if (lines.length < 4) return null;
  const grown = (door: Door): Door => ({
    ...door,
    opening: both(door.opening),
    width: plan.scale === null ? door.width * factor : door.width,
  });
  return {
    width: Math.round(part.width * factor),
    height: Math.round(part.height * factor),
    scale: plan.scale === null ? null : plan.scale / factor,
    lines,
    arcs: plan.arcs
      .filter(({ ends }) => ends.every(isIn))
      .map((arc) => ({
        ...arc,
        center: on(arc.center),
        radius: arc.radius * factor,
        ends: both(arc.ends),
      })),
    doors: plan.doors.filter(({ opening }) => opening.every(isIn)).map(grown),
    walls: cut(plan.walls),
    outlines: plan.outlines
      .filter((outline) => outline.every(isIn))
      .map((outline) => outline.map(on)),
    left: plan.left,
  };
}

/** The stretch of a line within a rectangle; null where none is, or only a point of it. */
function lineWithin([[ax, ay], [bx, by]]: Line, part: Box): Line | null {
  const [dx, dy] = [bx - ax, by - ay];
  let [from, to] = [0, 1];
  // How far along the line each edge is passed, inwards or outwards.
  for (const [way, room] of [
    [-dx, ax - part.x],
    [dx, part.x + part.width - ax],
    [-dy, ay - part.y],
    [dy, part.y + part.height - ay],
  ] as const) {
    if (way === 0 && room < 0) return null;
    if (way < 0) from = Math.max(from, room / way);
    else if (way > 0) to = Math.min(to, room / way);
  }
  if (from >= to) return null;
  const at = (share: number): Point => [ax + dx * share, ay + dy * share];
  return [from === 0 ? [ax, ay] : at(from), to === 1 ? [bx, by] : at(to)];
}
