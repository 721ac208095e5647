import type { Door, Point } from './doors.ts';
import { type Box, bounds, distanceTo, edges, isInside } from './geometry.ts';

/** Metres of a cell's side. Measures of rules are multiples of it, so that an aisle as wide as a rule counts as that wide. */
export const cell = 0.1;

/** How far from a wall's line a door's middle may lie to be a door of that wall, in metres. */
export const atWall = 0.35;

/** Whether a door opens into a room: its middle lies on one of the room's walls. */
export const isDoorOf = (outline: readonly Point[], { opening: [a, b] }: Door): boolean => {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return edges(outline).some((wall) => distanceTo(wall, middle) < atWall);
};

/**
 * What has to stay free before a room's doors: the opening's width along the wall, and into the room as deep as the approach or the
 * leaf, whichever is more. Upright rectangles, so that a slanted door keeps a little more free than it needs.
 */
export function doorZones(
  outline: readonly Point[],
  doors: readonly Door[],
  approach: number,
): readonly Box[] {
  return doors
    .filter((door) => isDoorOf(outline, door))
    .map(({ kind, opening: [a, b] }) => {
      const width = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const leaf = kind === 'sliding' ? 0 : kind === 'double' ? width / 2 : Math.min(width, 1.2);
      const deep = Math.max(approach, leaf);
      const normal: Point = [-(b[1] - a[1]) / width, (b[0] - a[0]) / width];
      const within = (sign: number): Point => [
        (a[0] + b[0]) / 2 + normal[0] * sign * (atWall + cell),
        (a[1] + b[1]) / 2 + normal[1] * sign * (atWall + cell),
      ];
      const sign = isInside(outline, within(1)) ? 1 : -1;
      const to = ([x, y]: Point): Point => [
        x + normal[0] * sign * deep,
        y + normal[1] * sign * deep,
      ];
      return bounds([a, b, to(a), to(b)]);
    });
}

/** Which cells of a room's rectangle somebody of a path's width can stand over and has walked to. */
export type Reached = { readonly isReached: (box: Box) => boolean };

/**
 * Walks a room from its doors with a square as wide as the path. Where there is no door, the largest part that hangs together is
 * taken for reached: what is asked then is that all desks hang together.
 * @param blocked what stands in the room, in the same metres as the outline
 */
export function walk(
  outline: readonly Point[],
  blocked: readonly Box[],
  doors: readonly Box[],
  path: number,
): Reached {
  const room = bounds(outline);
  const columns = Math.max(1, Math.floor(room.width / cell + 1e-6));
  const rows = Math.max(1, Math.floor(room.height / cell + 1e-6));
  const taken = new Uint8Array(columns * rows);
  const isBox =
    outline.length === 4 && edges(outline).every(([a, b]) => a[0] === b[0] || a[1] === b[1]);
  if (!isBox)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        if (!isInside(outline, [room.x + (column + 0.5) * cell, room.y + (row + 0.5) * cell]))
          taken[row * columns + column] = 1;
  /** The cells that a rectangle touches, cut to the room. */
  const cellsOf = (box: Box) => ({
    left: Math.max(0, Math.floor((box.x - room.x) / cell + 1e-6)),
    top: Math.max(0, Math.floor((box.y - room.y) / cell + 1e-6)),
    right: Math.min(columns, Math.ceil((box.x + box.width - room.x) / cell - 1e-6)),
    bottom: Math.min(rows, Math.ceil((box.y + box.height - room.y) / cell - 1e-6)),
  });
  for (const box of blocked) {
    const { left, top, right, bottom } = cellsOf(box);
    for (let row = top; row < bottom; row += 1)
      if (left < right) taken.fill(1, row * columns + left, row * columns + right);
  }
  // How much is taken above and left of each cell: whether a square is free is four look-ups.
  const wide = columns + 1;
  const sums = new Int32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      sums[(row + 1) * wide + column + 1] =
        (taken[row * columns + column] ?? 0) +
        (sums[row * wide + column + 1] ?? 0) +
        (sums[(row + 1) * wide + column] ?? 0) -
        (sums[row * wide + column] ?? 0);
  const side = Math.max(1, Math.round(path / cell));
  const across = columns - side + 1;
  const down = rows - side + 1;
  const isFree = (column: number, row: number): boolean =>
    (sums[(row + side) * wide + column + side] ?? 0) -
      (sums[row * wide + column + side] ?? 0) -
      (sums[(row + side) * wide + column] ?? 0) +
      (sums[row * wide + column] ?? 0) ===
    0;
  const part = new Int32Array(Math.max(0, across) * Math.max(0, down));
  const flood = (start: number, name: number): number => {
    const open = [start];
    part[start] = name;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const column = at % across;
      const row = (at - column) / across;
      for (const [dc, dr] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [c, r] = [column + dc, row + dr];
        if (c < 0 || r < 0 || c >= across || r >= down) continue;
        const next = r * across + c;
        if (part[next] === 0 && isFree(c, r)) {
          part[next] = name;
          open.push(next);
        }
      }
    }
    return size;
  };
  const squares = (box: Box) => {
    const { left, top, right, bottom } = cellsOf(box);
    const found: number[] = [];
    for (let row = Math.max(0, top - side + 1); row < Math.min(down, bottom); row += 1)
      for (let column = Math.max(0, left - side + 1); column < Math.min(across, right); column += 1)
        found.push(row * across + column);
    return found;
  };
  if (doors.length > 0) {
    for (const door of doors)
      for (const at of squares(door))
        if (part[at] === 0 && isFree(at % across, Math.floor(at / across))) flood(at, 1);
  } else {
    let name = 1;
    let best = { name: 0, size: 0 };
    for (let at = 0; at < part.length; at += 1)
      if (part[at] === 0 && isFree(at % across, Math.floor(at / across))) {
        name += 1;
        const size = flood(at, name);
        if (size > best.size) best = { name, size };
      }
    for (let at = 0; at < part.length; at += 1)
      part[at] = part[at] === best.name && best.size > 0 ? 1 : 0;
  }
  return { isReached: (box) => squares(box).some((at) => part[at] === 1) };
}
