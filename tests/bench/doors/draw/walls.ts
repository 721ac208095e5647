import type { Opening } from '../plan/openings.ts';
import type { Spot, Wall } from '../plan/walls.ts';
import type { Pen } from './pen.ts';
import type { Style } from './styles.ts';

/** A strip around a middle line. */
export function strip(from: Spot, to: Spot, thickness: number, longer = 0): Spot[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Spot = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half = thickness / 2;
  const side: Spot = [-along[1] * half, along[0] * half];
  const start: Spot = [from[0] - along[0] * longer, from[1] - along[1] * longer];
  const end: Spot = [to[0] + along[0] * longer, to[1] + along[1] * longer];
  return [
    [start[0] + side[0], start[1] + side[1]],
    [end[0] + side[0], end[1] + side[1]],
    [end[0] - side[0], end[1] - side[1]],
    [start[0] - side[0], start[1] - side[1]],
  ];
}

/** The wall's pieces between its openings. */
function pieces(wall: Wall, openings: readonly Opening[]): Wall[] {
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
  const along: Spot = [(wall.to[0] - wall.from[0]) / length, (wall.to[1] - wall.from[1]) / length];
  const place = ([x, y]: Spot): { at: number; off: number } => ({
    at: (x - wall.from[0]) * along[0] + (y - wall.from[1]) * along[1],
    off: Math.abs((y - wall.from[1]) * along[0] - (x - wall.from[0]) * along[1]),
  });
  const spot = (at: number): Spot => [wall.from[0] + along[0] * at, wall.from[1] + along[1] * at];
  const gaps = openings
    .map(({ from, to }) => [place(from), place(to)] as const)
    .filter(([start, end]) => start.off < 1e-6 && end.off < 1e-6)
    .map(([start, end]): [number, number] => [
      Math.min(start.at, end.at),
      Math.max(start.at, end.at),
    ])
    .filter(([start, end]) => start > 0 && end < length)
    .toSorted((one, other) => one[0] - other[0]);
  const ends = [0, ...gaps.flat(), length];
  return Array.from({ length: ends.length / 2 }, (_, piece) => ({
    from: spot(ends[piece * 2] ?? 0),
    to: spot(ends[piece * 2 + 1] ?? length),
    thickness: wall.thickness,
  }));
}

/** The walls: filled, or two lines with paper or hatching between them, closed at each opening. */
export function drawWalls(
  pen: Pen,
  walls: readonly Wall[],
  openings: readonly Opening[],
  { walls: kind, wallColour, line, thickness }: Style,
): void {
  const strips = walls.flatMap((wall) => pieces(wall, openings));
  const edge = (Math.max(1.2, line) / 100) * 1.2;
  for (const piece of strips)
    pen.area(strip(piece.from, piece.to, piece.thickness * thickness), wallColour);
  if (kind === 'solid') return;
  for (const piece of strips)
    pen.area(
      strip(piece.from, piece.to, piece.thickness * thickness - 2 * edge, -edge),
      kind === 'hollow' ? '#fff' : 'url(#hatch)',
    );
}
