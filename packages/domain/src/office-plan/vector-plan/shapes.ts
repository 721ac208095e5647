import type { Point } from '../doors.ts';
import { arcOfCurve, arcsOfChain, joinedArcs, straightened } from './curves.ts';

/** How much of a drawing is read: what says more is told to be too much, in the same short time. */
export const vectorLimits = {
  characters: 20 * 1024 * 1024,
  /** Lines, arcs and repetitions of a part together. */
  shapes: 100_000,
  /** Parts within parts. */
  depth: 16,
} as const;

/** A quarter of a circle or another part of one, by its middle and its two ends. */
export type Arc = {
  readonly center: Point;
  readonly radius: number;
  readonly ends: readonly [Point, Point];
  /** Degrees between its ends. */
  readonly sweep: number;
};

/** What is read of a drawing, in its own units, y downwards. */
export type Shapes = {
  readonly lines: readonly (readonly [Point, Point])[];
  readonly arcs: readonly Arc[];
  /** Outlines that are closed. */
  readonly loops: readonly (readonly Point[])[];
  /** Metres a unit; null where the drawing does not say. */
  readonly unit: number | null;
  /** Elements that are not read: words, hatching, pictures, scripts. */
  readonly left: number;
};

/** A drawing that is none of the kind, or more than can be read. */
export class VectorError extends Error {
  readonly fault: 'unreadable' | 'endless';
  constructor(fault: 'unreadable' | 'endless') {
    super(`The drawing is ${fault}`);
    this.fault = fault;
  }
}

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const within = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
};
export const placed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];
/** A quadratic curve as a cubic one. */
export function cubic(from: Point, middle: Point, to: Point): [Point, Point, Point, Point] {
  const towards = ([x, y]: Point): Point => [
    x + (2 * (middle[0] - x)) / 3,
    y + (2 * (middle[1] - y)) / 3,
  ];
  return [from, towards(from), towards(to), to];
}
export function turned(degrees: number): Matrix {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
}

/** Gathers what is read, and gives up when there is no end to it. */
export function gathering() {
  const lines: (readonly [Point, Point])[] = [];
  const arcs: Arc[] = [];
  const loops: (readonly Point[])[] = [];
  let left = 0;
  let count = 0;
  let looked = 0;
  const isDrawn = (...points: Point[]) =>
    points.every(([x, y]) => Math.abs(x) < 1e9 && Math.abs(y) < 1e9);
  /** One shape more; also for parts that hold nothing. */
  const step = (many = 1): void => {
    count += many;
    if (count > vectorLimits.shapes) throw new VectorError('endless');
  };
  const line = (matrix: Matrix, from: Point, to: Point): void => {
    step();
    const [a, b] = [placed(matrix, from), placed(matrix, to)];
    if (!isDrawn(a, b)) left += 1;
    else if (Math.hypot(b[0] - a[0], b[1] - a[1]) > 0) lines.push([a, b]);
  };
  const loop = (matrix: Matrix, points: readonly Point[]): void => {
    const outline = points.map((point) => placed(matrix, point));
    if (isDrawn(...outline.slice(0, 1_000))) loops.push(outline);
  };
  return {
    step,
    /** One element looked at, whether it draws something or not: a part that is repeated is looked at each time. */
    look(many = 1): void {
      looked += many;
      if (looked > vectorLimits.shapes) throw new VectorError('endless');
    },
    line,
    leave: () => void (left += 1),
    chain(matrix: Matrix, points: readonly Point[], isClosed: boolean): void {
      for (const [at, to] of points.entries()) {
        const from = points[at - 1];
        if (from !== undefined) line(matrix, from, to);
      }
      arcs.push(...arcsOfChain(points.map((point) => placed(matrix, point))));
      const [first] = points;
      const last = points.at(-1);
      if (first === undefined || last === undefined || points.length < 3) return;
      const isBack = Math.hypot(last[0] - first[0], last[1] - first[1]) < 1e-9;
      if (isClosed && !isBack) line(matrix, last, first);
      if (isClosed || isBack) loop(matrix, isBack ? points.slice(0, -1) : points);
    },
    loop,
    /** A cubic curve: a part of a circle where it was drawn as one, else straight pieces. */
    curve(matrix: Matrix, ...points: [Point, Point, Point, Point]): void {
      step();
      const [from, first, second, to] = points.map((point) =>
        placed(matrix, point),
      ) as typeof points;
      if (!isDrawn(from, first, second, to)) {
        left += 1;
        return;
      }
      const arc = arcOfCurve(from, first, second, to);
      if (arc !== null) arcs.push(arc);
      else {
        let at = from;
        for (const end of straightened(from, first, second, to)) {
          line(unchanged, at, end);
          at = end;
        }
      }
    },
    /** From one angle to another, in degrees, the way that angles grow. A part that is squeezed is no circle, and left out. */
    arc(matrix: Matrix, [x, y]: Point, radius: number, from: number, sweep: number): void {
      step();
      const [a, b, c, d] = matrix;
      const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
      const at = (degrees: number): Point =>
        placed(matrix, [
          x + radius * Math.cos((degrees * Math.PI) / 180),
          y + radius * Math.sin((degrees * Math.PI) / 180),
        ]);
      const center = placed(matrix, [x, y]);
      const ends = [at(from), at(from + sweep)] as const;
      if (Math.abs(wide - high) > wide * 0.01 || !isDrawn(center, ...ends)) left += 1;
      else arcs.push({ center, radius: radius * wide, ends, sweep: Math.abs(sweep) });
    },
    shapes: (unit: number | null): Shapes => ({ lines, arcs: joinedArcs(arcs), loops, unit, left }),
  };
}
export type Gathering = ReturnType<typeof gathering>;
