import type { Point } from '../doors.ts';
import type { Box } from '../geometry.ts';
import type { SheetHalf, SheetSize } from './sheet-part.ts';

/** One of two plans on a sheet: on which side of the other it lies, and its rectangle in pixels of the sheet. */
export type PlanOfTwo = { readonly side: SheetHalf; readonly box: Box };

/** Which squares of a sheet have ink: as coarse as a plan's parts are told from another's. */
export type InkGrid = {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of the sheet along a square's side. */
  readonly side: number;
  /** Row by row, 1 where there is ink. */
  readonly ink: Uint8Array;
};

/** Squares along the longer side of a sheet. */
const across = 200;

function gridOf({ width, height }: SheetSize): InkGrid {
  const side = Math.max(width, height, 1) / across;
  const columns = Math.max(1, Math.ceil(width / side));
  const rows = Math.max(1, Math.ceil(height / side));
  return { columns, rows, side, ink: new Uint8Array(columns * rows) };
}

/** Ink of a drawing of lines; an arc counts as the straight way between its ends. */
export function inkOfLines(sheet: SheetSize, lines: readonly (readonly [Point, Point])[]): InkGrid {
  const grid = gridOf(sheet);
  const { columns, rows, side, ink } = grid;
  for (const [[ax, ay], [bx, by]] of lines) {
    const steps = Math.max(1, Math.ceil((2 * Math.hypot(bx - ax, by - ay)) / side));
    for (let step = 0; step <= steps; step += 1) {
      const column = Math.floor((ax + ((bx - ax) * step) / steps) / side);
      const row = Math.floor((ay + ((by - ay) * step) / steps) / side);
      if (column >= 0 && row >= 0 && column < columns && row < rows)
        ink[row * columns + column] = 1;
    }
  }
  return grid;
}

/** How much a dot differs from its paper to be ink, of 255. */
const contrast = 48;

/**
 * Ink of a picture.
 * @param dots red, green, blue and opacity of each dot of a copy of it, as a canvas gives them
 */
export function inkOfDots(
  sheet: SheetSize,
  dots: Uint8ClampedArray | Uint8Array,
  copy: SheetSize,
): InkGrid {
  const grid = gridOf(sheet);
  const { columns, rows, side, ink } = grid;
  const lights = Uint8Array.from(
    { length: copy.width * copy.height },
    (_, at) =>
      0.299 * (dots[at * 4] ?? 0) +
      0.587 * (dots[at * 4 + 1] ?? 0) +
      0.114 * (dots[at * 4 + 2] ?? 0),
  );
  const counts = new Uint32Array(256);
  for (const light of lights) counts[light] = (counts[light] ?? 0) + 1;
  const paper = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
  for (const [at, light] of lights.entries()) {
    if (Math.abs(light - paper) < contrast) continue;
    const x = (((at % copy.width) + 0.5) * sheet.width) / copy.width;
    const y = ((Math.floor(at / copy.width) + 0.5) * sheet.height) / copy.height;
    const column = Math.min(columns - 1, Math.floor(x / side));
    ink[Math.min(rows - 1, Math.floor(y / side)) * columns + column] = 1;
  }
  return grid;
}

/** What makes two plans of what lies on a sheet. */
const two = {
  /** Squares of ink that are a speck. */
  speck: 2,
  /** Share of the longer side of the sheet that the band between them is wide. */
  band: 0.02,
  /** The same of each plan's sides: a title block or a scale bar is narrower. */
  side: 0.15,
  /** How much of the larger one's area the smaller one has: a list of rooms has less. */
  area: 0.25,
} as const;

/**
 * Two plans on a sheet, the larger one first: an empty band lies between them, right across the sheet, a frame around it apart. Null where
 * there is one plan, or where it is not simple to tell.
 */
export function twoPlans(grid: InkGrid): readonly [PlanOfTwo, PlanOfTwo] | null {
  const parts = partsOf(grid).filter(({ count }) => count > two.speck);
  const whole = around(parts);
  const inner = parts.filter((part) => !isFrame(part, whole));
  const beside = splitAlong(inner, 0);
  const below = splitAlong(inner, 1);
  const best = below === null || (beside !== null && beside.band >= below.band) ? beside : below;
  if (best === null) return null;
  const sides = best === beside ? (['left', 'right'] as const) : (['upper', 'lower'] as const);
  const [first, second] = best.halves.map((half, at) => ({
    side: sides[at === 0 ? 0 : 1],
    box: pixelsOf(half, best.band, grid),
  }));
  if (first === undefined || second === undefined) return null;
  return areaOf(first.box) >= areaOf(second.box) ? [first, second] : [second, first];
}

/** What hangs together: the squares around it, counted by their edges, and how many of them have ink. */
type Part = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly count: number;
  readonly squares: readonly number[];
  readonly columns: number;
};

function partsOf({ columns, rows, ink }: InkGrid): readonly Part[] {
  const left = Uint8Array.from(ink);
  const parts: Part[] = [];
  for (const [start, has] of ink.entries()) {
    if (has === 0 || left[start] === 0) continue;
    const squares = [start];
    left[start] = 0;
    let [fromX, fromY, toX, toY] = [columns, rows, 0, 0];
    // It grows while it is walked through.
    for (const square of squares) {
      const [x, y] = [square % columns, Math.floor(square / columns)];
      [fromX, fromY] = [Math.min(fromX, x), Math.min(fromY, y)];
      [toX, toY] = [Math.max(toX, x + 1), Math.max(toY, y + 1)];
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          const next = ny * columns + nx;
          if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || left[next] !== 1) continue;
          left[next] = 0;
          squares.push(next);
        }
    }
    parts.push({ from: [fromX, fromY], to: [toX, toY], count: squares.length, squares, columns });
  }
  return parts;
}

type Span = Pick<Part, 'from' | 'to'>;

const around = (parts: readonly Span[]): Span => ({
  from: [
    Math.min(...parts.map(({ from }) => from[0])),
    Math.min(...parts.map(({ from }) => from[1])),
  ],
  to: [Math.max(...parts.map(({ to }) => to[0])), Math.max(...parts.map(({ to }) => to[1]))],
});

/** A frame goes around everything and has nothing of itself in the middle; its title block lies at an edge. */
function isFrame({ from, to, squares, columns }: Part, whole: Span): boolean {
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  if (width < 0.9 * (whole.to[0] - whole.from[0]) || height < 0.9 * (whole.to[1] - whole.from[1]))
    return false;
  const isMiddle = (square: number): boolean => {
    const x = ((square % columns) + 0.5 - from[0]) / width;
    const y = (Math.floor(square / columns) + 0.5 - from[1]) / height;
    return x > 0.25 && x < 0.75 && y > 0.25 && y < 0.75;
  };
  return !squares.some(isMiddle);
}

/** The widest empty band across one axis that has a plan on each side of it; in squares. */
function splitAlong(
  parts: readonly Part[],
  axis: 0 | 1,
): { band: number; halves: readonly [Span, Span] } | null {
  const sorted = parts.toSorted((a, b) => a.from[axis] - b.from[axis]);
  let best: { band: number; halves: readonly [Span, Span] } | null = null;
  let reach = -Infinity;
  for (const [at, { from, to }] of sorted.entries()) {
    const band = from[axis] - reach;
    if (at > 0 && band >= two.band * across && band > (best?.band ?? 0)) {
      const halves = [around(sorted.slice(0, at)), around(sorted.slice(at))] as const;
      if (arePlans(halves)) best = { band, halves };
    }
    reach = Math.max(reach, to[axis]);
  }
  return best;
}

function arePlans(halves: readonly [Span, Span]): boolean {
  const sides = halves.map(({ from, to }) => [to[0] - from[0], to[1] - from[1]] as const);
  const areas = sides.map(([width, height]) => width * height);
  return (
    sides.flat().every((side) => side >= two.side * across) &&
    Math.min(...areas) >= two.area * Math.max(...areas)
  );
}

const areaOf = ({ width, height }: Box): number => width * height;

/** Squares as pixels of the sheet, with some of the band around them. */
function pixelsOf({ from, to }: Span, band: number, { columns, rows, side }: InkGrid): Box {
  const edge = Math.min(band / 2, two.band * across);
  const [left, top] = [Math.max(0, from[0] - edge), Math.max(0, from[1] - edge)];
  const [right, bottom] = [Math.min(columns, to[0] + edge), Math.min(rows, to[1] + edge)];
  return {
    x: left * side,
    y: top * side,
    width: (right - left) * side,
    height: (bottom - top) * side,
  };
}
