import type { Point } from '../office-plan/doors.ts';
import { type Found, leafOf } from './found.ts';
import { grown } from './morphology.ts';
import { nearness } from './nearness.ts';
import { cutOut, partsOf } from './parts.ts';
import type { Mask } from './picture.ts';
import { outlineOf } from './room-outline.ts';
import { shutWalls } from './shut-walls.ts';

/** More corners than anybody puts right by hand: such an outline is no proposal. */
const mostCorners = 40;
/** More rooms than a storey has. */
const mostRooms = 60;

/**
 * The rooms that walls enclose, as outlines along the inner faces of their walls: the largest first. Doors, windows and openings of a
 * door's width shut a room; what walls leave open to the outside is none.
 * @param thin what is inked, thin lines as well
 * @param doors of the same sheet; they tell how large a metre is
 */
export function roomsIn(walls: Mask, thin: Mask, doors: readonly Found[]): Point[][] {
  const { width, height } = walls;
  const leaf = usualLeaf(doors) ?? Math.max(width, height) * 0.06;
  // A crack between two walls that were not drawn to the pixel is no way out.
  const seam = Math.max(2, Math.round(leaf * 0.04));
  const stub = leaf * 0.2;
  const margin = Math.ceil(stub) + 2;
  const between = partsOf(inverse(grown(shutWalls(walls, thin, doors, leaf), seam)));
  return between.parts
    .filter(({ size, extent: { left, top, right, bottom } }) => {
      const isOutside = left === 0 || top === 0 || right === width || bottom === height;
      return !isOutside && size >= leaf * leaf * 1.3;
    })
    .toSorted((one, other) => other.size - one.size)
    .slice(0, mostRooms)
    .map((part): Point[] => {
      const alone = withoutStubs(cutOut(between, part, width, margin), stub);
      const [left, top] = [part.extent.left - margin, part.extent.top - margin];
      return outlineOf(alone, leaf * 0.12, seam).map(([x, y]) => [x + left, y + top]);
    })
    .filter((outline) => outline.length >= 4 && outline.length <= mostCorners);
}

/** The width of a leaf that is in the middle of all. */
function usualLeaf(doors: readonly Found[]): number | undefined {
  const leaves = doors.filter(({ kind }) => kind !== 'sliding').map(leafOf);
  return leaves.toSorted((one, other) => one - other)[leaves.length >> 1];
}

const inverse = (mask: Mask): Mask => ({ ...mask, pixels: mask.pixels.map((pixel) => 1 - pixel) });

/** A room across ends of walls that stand into it, as thick as twice `by` at most: grown by so much and shrunk again. */
function withoutStubs(room: Mask, by: number): Mask {
  const thirds = by * 3;
  const beyond = { ...room, pixels: nearness(room).map((near) => (near > thirds ? 1 : 0)) };
  return { ...room, pixels: nearness(beyond).map((near) => (near > thirds ? 1 : 0)) };
}
