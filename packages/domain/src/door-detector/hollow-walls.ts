import { grown } from './morphology.ts';
import { blank, type Mask, transposed } from './picture.ts';
import { closedRuns, eachRun, longRuns } from './runs.ts';

/** Shorter lines are no faces of walls. */
const shortestFace = 18;

/** Walls between two parallel lines, whatever is drawn between them, that lie; and of those what may be an opening all the same. */
export interface HollowWalls {
  readonly walls: Mask;
  /** Pieces between two strokes across the wall: a window, a door with lines on its threshold, or a piece of wall. */
  readonly closedPieces: Mask;
  /** What is drawn between the two lines of walls, if that is hatching. */
  readonly hatching: Mask;
}

/**
 * @param thin what is inked, thin lines as well
 * @param solid walls that are known to be filled
 * @param line how many pixels lines are wide
 * @param piece how many pixels pieces between two strokes have at least and at most
 */
export function hollowWalls(
  thin: Mask,
  solid: Mask,
  line: number,
  piece: { readonly least: number; readonly most: number },
  widest: number,
): HollowWalls {
  const { width, height } = thin;
  // Columns are read as rows of the transposed picture.
  const faces = transposed(longRuns(thin, shortestFace));
  const full = transposed(thin);
  const filled = transposed(solid);
  const stripes: number[] = [];
  let column = -1;
  let last = -1;
  const mostLine = line * 3 + 2;
  eachRun(faces, (x, from, to) => {
    if (x !== column) last = -1;
    column = x;
    if (to - from > mostLine && filled.pixels[x * height + ((from + to) >> 1)] === 1) {
      last = -1;
      return;
    }
    const apart = from - last;
    if (last >= 0 && apart >= 3 && apart <= widest) {
      stripes.push(x, last, from);
    }
    last = to;
  });
  const isWall = thicknesses(stripes, width, height, widest);
  const bands = blank(height, width);
  const strokes = blank(height, width);
  const between = blank(height, width);
  let inside = 0;
  let insideInked = 0;
  const crossing = line * 2 + 2;
  for (let at = 0; at < stripes.length; at += 3) {
    const x = stripes[at] ?? 0;
    const from = stripes[at + 1] ?? 0;
    const to = stripes[at + 2] ?? 0;
    if (isWall[to - from] !== 1) continue;
    const row = x * height;
    bands.pixels.fill(1, row + from - line, row + to + line);
    let inked = 0;
    for (let y = from; y < to; y += 1) inked += full.pixels[row + y] ?? 0;
    if (inked < (to - from) * 0.9) {
      between.pixels.fill(1, row + from + 1, row + to - 1);
      inside += to - from;
      insideInked += inked;
    }
    if (inked >= (to - from) * 0.9) strokes.pixels.fill(1, row + from - line, row + to + line);
  }
  const lying = transposed(bands);
  const across = transposed(strokes);
  const walls = longRuns(closedRuns(lying, crossing), shortestFace);
  const hatched = insideInked > inside * 0.12;
  return {
    walls,
    closedPieces: piecesOf(walls, across, solid, piece, crossing),
    hatching: hatched ? transposed(between) : blank(width, height),
  };
}

/** How much of all long stripes has to be of one distance for it to be a wall's. */
const share = 0.02;

/**
 * Which distances of two lines are walls: those that a good part of the long stripes has. A leaf beside a wall, a line of a grid beside
 * one, and furniture have any.
 * @param stripes column, end of the upper and begin of the lower line, by turns
 */
function thicknesses(
  stripes: readonly number[],
  width: number,
  height: number,
  widest: number,
): Uint8Array {
  const all = blank(height, width);
  for (let at = 0; at < stripes.length; at += 3)
    all.pixels[
      (stripes[at] ?? 0) * height + (((stripes[at + 1] ?? 0) + (stripes[at + 2] ?? 0)) >> 1)
    ] = 1;
  const lengths = new Float64Array(widest + 3);
  // Middles wander by a pixel where lines are not quite level.
  const long = longRuns(
    closedRuns(grown(transposed(all), 1), 4),
    Math.round(Math.max(width, height) * 0.07),
  );
  let total = 0;
  for (let at = 0; at < stripes.length; at += 3) {
    const from = stripes[at + 1] ?? 0;
    const to = stripes[at + 2] ?? 0;
    if (long.pixels[((from + to) >> 1) * width + (stripes[at] ?? 0)] !== 1) continue;
    lengths[to - from] = (lengths[to - from] ?? 0) + 1;
    total += 1;
  }
  const out = new Uint8Array(widest + 1);
  for (let apart = 3; apart <= widest; apart += 1) {
    const near = (lengths[apart - 1] ?? 0) + (lengths[apart] ?? 0) + (lengths[apart + 1] ?? 0);
    if (near > 0 && near >= total * share) out[apart] = 1;
  }
  return out;
}

/** Of each row what lies between two strokes or filled walls, if it is as long as a door may be. */
function piecesOf(
  walls: Mask,
  strokes: Mask,
  solid: Mask,
  { least, most }: { readonly least: number; readonly most: number },
  hole: number,
): Mask {
  const { width, height } = walls;
  const out = blank(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let from = -1;
    let bare = 0;
    for (let x = 0; x < width; x += 1) {
      const at = row + x;
      const ends = strokes.pixels[at] === 1 || solid.pixels[at] === 1;
      if (ends) {
        if (from >= 0 && x - from >= least && x - from <= most) out.pixels.fill(1, row + from, at);
        from = x + 1;
        bare = 0;
      } else if (walls.pixels[at] !== 1) {
        bare += 1;
        if (bare > hole) from = -1;
      } else bare = 0;
    }
  }
  return out;
}
