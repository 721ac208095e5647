import type { Language } from '../../language/language.ts';
import type { Door, Point } from '../doors.ts';
import { bounds, enclosed } from '../geometry.ts';
import { planPicture } from '../own-plan/picture-head.ts';
import { picturePlan } from '../own-plan/own-plan.ts';
import { roomFault, withRoom } from '../own-plan/rooms.ts';
import { planMetres } from '../own-plan/plan-scale.ts';
import {
  type OfficePlanPart,
  type OfficeProject,
  type OfficeRoom,
  emptyProject,
  officeLimits,
} from '../project.ts';
import type { Arc, Shapes } from './shapes.ts';

/** A drawing on a sheet of pixels: what is drawn, and what is known of it exactly. */
export type VectorPlan = {
  readonly width: number;
  readonly height: number;
  /** Metres a pixel; null where the drawing does not say its unit. */
  readonly scale: number | null;
  readonly lines: readonly (readonly [Point, Point])[];
  readonly arcs: readonly Arc[];
  readonly doors: readonly Door[];
  /** Walls to which corners of rooms go: the longer lines. */
  readonly walls: readonly (readonly [Point, Point])[];
  /** Rooms to begin with, as work areas. */
  readonly outlines: readonly (readonly Point[])[];
  readonly left: number;
};

/** Share of the sheet that stays free on each side. */
const margin = 0.04;
const most = { walls: 2_000, doors: officeLimits.doors } as const;

/** A drawing laid on a sheet; null where there is nothing to lay. */
export function vectorPlan({ lines, arcs, loops, unit, left }: Shapes): VectorPlan | null {
  if (lines.length < 4) return null;
  const box = bounds(lines.flat());
  const long = Math.max(box.width, box.height);
  if (Math.min(box.width, box.height) * planPicture.ratio < long) return null;
  const factor = (planPicture.kept * (1 - 2 * margin)) / long;
  const edge = planPicture.kept * margin;
  const on = ([x, y]: Point): Point => [(x - box.x) * factor + edge, (y - box.y) * factor + edge];
  const line = ([a, b]: readonly [Point, Point]) => [on(a), on(b)] as const;
  const width = Math.round(box.width * factor + 2 * edge);
  const height = Math.round(box.height * factor + 2 * edge);
  const metres = unit === null ? null : unit / factor;
  // A unit that makes no office of it was never set.
  const side = metres === null ? 0 : long * factor * metres;
  const scale = side >= planMetres.least && side <= planMetres.most ? metres : null;
  const drawn = lines.map(line);
  const laid = arcs.map((arc) => ({
    ...arc,
    center: on(arc.center),
    radius: arc.radius * factor,
    ends: line(arc.ends),
  }));
  const sheet = { width, height, scale, rooms: [] };
  return {
    width,
    height,
    scale,
    lines: drawn,
    arcs: laid,
    doors: doorsIn(drawn, laid, scale),
    walls: wallsIn(drawn),
    outlines: roomsIn(
      loops.map((loop) => plain(loop.map(on))),
      sheet,
    ),
    left,
  };
}

const lengthOf = ([[ax, ay], [bx, by]]: readonly [Point, Point]): number =>
  Math.hypot(bx - ax, by - ay);
const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/**
 * What is known exactly of lines that lie on a sheet already, in its pixels: doors, and walls to which corners go. Nothing of it is a room:
 * a sheet has a frame and a title block of closed lines as well. Null where there is no drawing of lines.
 */
export function planOnSheet(
  { lines, arcs }: Shapes,
  { width, height }: { width: number; height: number },
): VectorPlan | null {
  const isOn = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const drawn = lines.filter((line) => line.every(isOn));
  const round = arcs.filter(({ ends }) => ends.every(isOn));
  return drawn.length < 4
    ? null
    : {
        width,
        height,
        scale: null,
        lines: drawn,
        arcs: round,
        doors: doorsIn(drawn, round, null),
        walls: wallsIn(drawn),
        outlines: [],
        left: 0,
      };
}

type Line = Shapes['lines'][number];

const wallsIn = (lines: readonly Line[]): readonly Line[] =>
  lines
    .map((wall) => ({ wall, long: lengthOf(wall) }))
    .filter((one) => one.long > planPicture.kept / 80)
    .sort((a, b) => b.long - a.long)
    .slice(0, most.walls)
    .map(({ wall }) => wall);

/** A leaf is a line as long as its quarter of a circle is wide, from the hinge to one of its ends. */
function doorsIn(
  lines: readonly (readonly [Point, Point])[],
  arcs: readonly Arc[],
  scale: number | null,
): readonly Door[] {
  // Lines by where they begin and end: each arc looks at those of its hinge alone.
  const cell = 8;
  const key = (x: number, y: number) => `${x}:${y}`;
  const near = new Map<string, (readonly [Point, Point])[]>();
  for (const [a, b] of lines)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const name = key(Math.floor(from[0] / cell), Math.floor(from[1] / cell));
      const list = near.get(name) ?? [];
      // A fan of lines from one point is no door.
      if (list.length < 64) list.push([from, to]);
      near.set(name, list);
    }
  const leaves: { hinge: Point; latch: Point; open: Point }[] = [];
  for (const { center, radius, ends, sweep } of arcs) {
    if (Math.abs(sweep - 90) > 4 || leaves.length >= most.doors) continue;
    if (scale !== null && (radius * scale < 0.45 || radius * scale > 1.7)) continue;
    const slack = Math.max(1, radius * 0.04);
    const [column, row] = [Math.floor(center[0] / cell), Math.floor(center[1] / cell)];
    const there = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => near.get(key(column + dx, row + dy)) ?? []),
    );
    const open = ends.find((end) =>
      there.some(([from, to]) => far(from, center) < slack && far(to, end) < slack),
    );
    const latch = ends.find((end) => end !== open);
    // A leaf that is drawn twice, as a line and as what it fills, is one.
    const isAgain = leaves.some(
      (one) =>
        far(one.hinge, center) < slack && latch !== undefined && far(one.latch, latch) < slack,
    );
    if (open !== undefined && latch !== undefined && !isAgain)
      leaves.push({ hinge: center, latch, open });
  }
  const taken = new Set<number>();
  return leaves.flatMap((leaf, at): Door[] => {
    if (taken.has(at)) return [];
    const slack = far(leaf.hinge, leaf.latch) * 0.08;
    const other = leaves.findIndex(
      (one, index) =>
        index > at &&
        !taken.has(index) &&
        far(one.latch, leaf.latch) < slack &&
        far(one.hinge, leaf.hinge) > far(leaf.hinge, leaf.latch) * 1.8,
    );
    const second = leaves[other];
    taken.add(at);
    if (other >= 0) taken.add(other);
    const opening = [leaf.hinge, second?.hinge ?? leaf.latch] as const;
    const [[ax, ay], [bx, by]] = opening;
    const isRight = (by - ay) * -(leaf.open[0] - ax) + (bx - ax) * (leaf.open[1] - ay) > 0;
    return [
      {
        kind: second === undefined ? 'single' : 'double',
        opening,
        ...(second === undefined ? { hinge: 'start' as const } : {}),
        swing: isRight ? 'right' : 'left',
        width: far(...opening) * (scale ?? 1),
        certainty: 'sure',
      },
    ];
  });
}

/** Corners that lie on a straight line, or on the one before, are none. */
function plain(loop: readonly Point[]): readonly Point[] {
  return loop.filter(([x, y], at) => {
    const [px, py] = loop[(at + loop.length - 1) % loop.length] ?? [x, y];
    const [nx, ny] = loop[(at + 1) % loop.length] ?? [x, y];
    const twice = Math.abs((x - px) * (ny - py) - (y - py) * (nx - px));
    return far([px, py], [x, y]) > 0.5 && twice > 0.5 * far([px, py], [nx, ny]);
  });
}

/** Share of the sheet below which a closed outline is furniture, while nobody knows its metres. */
const least = { share: 0.01, area: 4 } as const;

/** Closed outlines as rooms, the smallest first: what lies around others is the house. */
function roomsIn(
  loops: readonly (readonly Point[])[],
  sheet: { width: number; height: number; scale: number | null },
): readonly (readonly Point[])[] {
  const smallest =
    sheet.scale === null
      ? sheet.width * sheet.height * least.share
      : least.area / (sheet.scale * sheet.scale);
  const sorted = loops
    .map((outline) => ({ outline, area: enclosed(outline) }))
    .filter(({ area }) => area >= smallest)
    .sort((a, b) => a.area - b.area)
    .slice(0, 200);
  const rooms: OfficeRoom[] = [];
  for (const { outline } of sorted)
    if (roomFault({ ...sheet, rooms }, outline, null) === null)
      rooms.push({ id: `r${rooms.length + 1}`, kind: 'work', name: '', outline });
  return rooms.map(({ outline }) => outline);
}

/**
 * A drawing as a plan: its scale, doors and rooms are known from the start.
 * @param file its name on the device that keeps it
 */
export function vectorPlanPart(file: string, plan: VectorPlan, language: Language): OfficePlanPart {
  const empty: OfficeProject = {
    ...emptyProject,
    ...picturePlan(file, plan.width, plan.height),
    scale: plan.scale,
    doors: plan.doors,
  };
  const { rooms } = plan.outlines.reduce(
    (project, outline) => withRoom(project, outline, 'work', language),
    empty,
  );
  return {
    ...picturePlan(file, plan.width, plan.height),
    scale: plan.scale,
    doors: plan.doors,
    rooms,
  };
}
