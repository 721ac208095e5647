import type { Point } from '../office-plan/doors.ts';

/** A door that may be on the sheet, however the sheet is turned: jambs, where its leaf hangs and a point on the side it opens to. */
export interface Found {
  readonly kind: 'single' | 'double' | 'sliding';
  readonly jambs: readonly [Point, Point];
  readonly hinge?: 'start' | 'end';
  readonly towards?: Point;
  /** How well the drawing tells it. */
  readonly score: number;
  /** Its leaves have no arcs: told by a line alone. */
  readonly bare?: boolean;
}

/** The same door with each of its points elsewhere. */
export const placed = (found: Found, place: (point: Point) => Point): Found => ({
  ...found,
  jambs: [place(found.jambs[0]), place(found.jambs[1])],
  ...(found.towards && { towards: place(found.towards) }),
});

const middle = ({ jambs: [start, end] }: Found): Point => [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]; // prettier-ignore
export const widthOf = ({ jambs: [start, end] }: Found): number => Math.hypot(end[0] - start[0], end[1] - start[1]); // prettier-ignore

/** The middles of the quarters that a door's leaves pass over. */
function quartersOf(found: Found): Point[] {
  const { jambs: [start, end], towards, kind } = found; // prettier-ignore
  if (!towards) return [];
  const [x, y] = middle(found);
  const leaf = leafOf(found);
  const far = Math.hypot(towards[0] - x, towards[1] - y);
  const deep: Point = [
    ((towards[0] - x) / far) * leaf * 0.5,
    ((towards[1] - y) / far) * leaf * 0.5,
  ];
  if (kind === 'single') return [[x + deep[0], y + deep[1]]];
  return [start, end].map((jamb) => [(jamb[0] + x) / 2 + deep[0], (jamb[1] + y) / 2 + deep[1]]);
}

/** Whether two doors are told by the same strokes: they lie over one another, or their leaves pass the same way. */
function same(one: Found, other: Found): boolean {
  const [x, y] = middle(one);
  const [otherX, otherY] = middle(other);
  if (Math.hypot(x - otherX, y - otherY) < 0.5 * Math.max(widthOf(one), widthOf(other)))
    return true;
  const near = 0.4 * Math.max(leafOf(one), leafOf(other));
  const quarters = quartersOf(other);
  return quartersOf(one).some(([ownX, ownY]) => quarters.some(([thatX, thatY]) => Math.hypot(ownX - thatX, ownY - thatY) < near)); // prettier-ignore
}

/** The best told of those that are told by the same strokes. */
export function distinct(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.score - a.score))
    if (!kept.some((other) => same(one, other))) kept.push(one);
  return kept;
}

/** A plan draws arcs, or it does not: leaves without arcs count where they are four times as many as doors with arcs. */
export function ofOneHand(found: readonly Found[]): readonly Found[] {
  const bare = found.filter((one) => one.bare);
  const arcs = found.filter((one) => one.towards && !one.bare);
  return bare.length >= Math.max(2, arcs.length * 4) ? found : found.filter((one) => !one.bare);
}

/** Two single leaves side by side, hung at the outer jambs and opening to one side, are one door with two leaves. */
export function paired(found: readonly Found[]): Found[] {
  const left = [...found];
  const out: Found[] = [];
  for (let one = left.shift(); one; one = left.shift()) {
    const at = left.findIndex((other) => meet(one, other));
    const other = left[at];
    if (!other) {
      out.push(one);
      continue;
    }
    left.splice(at, 1);
    const { towards } = one;
    out.push({ kind: 'double', jambs: [hungAt(one), hungAt(other)], score: Math.max(one.score, other.score), ...(towards && { towards }) }); // prettier-ignore
  }
  return out;
}

const hungAt = ({ jambs, hinge }: Found): Point => (hinge === 'end' ? jambs[1] : jambs[0]);
const shutAt = ({ jambs, hinge }: Found): Point => (hinge === 'end' ? jambs[0] : jambs[1]);

function meet(one: Found, other: Found): boolean {
  if (one.kind !== 'single' || other.kind !== 'single' || !one.towards || !other.towards)
    return false;
  const width = widthOf(one);
  const [x, y] = shutAt(one);
  const [otherX, otherY] = shutAt(other);
  if (Math.hypot(x - otherX, y - otherY) > width * 0.15) return false;
  if (Math.abs(widthOf(other) / width - 1) > 0.2) return false;
  const [hungX, hungY] = hungAt(one);
  const [otherHungX, otherHungY] = hungAt(other);
  if (Math.hypot(hungX - otherHungX, hungY - otherHungY) < width * 1.8) return false;
  return (
    Math.hypot(one.towards[0] - other.towards[0], one.towards[1] - other.towards[1]) < width * 1.3
  );
}

/** What one leaf of a door is wide. */
export const leafOf = (found: Found): number => widthOf(found) / (found.kind === 'single' ? 1 : 2);

/** Without what would be far too small or too large beside the other doors of the plan. */
export function ofOneScale(found: readonly Found[]): readonly Found[] {
  const leaves = found.filter(({ kind }) => kind !== 'sliding');
  const support = (width: number): number =>
    leaves.reduce((sum, one) => sum + (Math.abs(Math.log(leafOf(one) / width)) < 0.25 ? one.score ** 3 : 0), 0); // prettier-ignore
  let usual = 0;
  let most = 0;
  for (const one of leaves) {
    const now = support(leafOf(one));
    if (now > most) {
      most = now;
      usual = leafOf(one);
    }
  }
  if (leaves.length < 2) return found;
  return found.filter((one) => {
    const share = leafOf(one) / usual;
    return one.kind === 'sliding' ? share > 0.45 && share < 1.8 : share > 0.6 && share < 1.55;
  });
}
