import type { Point } from '../office-plan/doors.ts';
import type { Found } from './found.ts';
import { blocked, type Gap } from './gaps.ts';
import { bareLeaf, bestLeaf, type Leaf } from './leaf.ts';
import type { Lines } from './lines.ts';
import type { Mask } from './picture.ts';
import { slidingPairs, slidingScore } from './sliding.ts';

/** Leaves without arcs in a lying gap: one, or two that are half as long. */
function bareDoorIn(lines: Lines, gap: Gap): Found | undefined {
  const y = (gap.top + gap.bottom) / 2;
  for (const side of [1, -1] as const) {
    for (const towards of [1, -1] as const) {
      const door = single(bareLeaf(lines, gap, towards, side, 1), gap, towards, side);
      if (door) return { ...door, bare: true };
    }
    const leaves = [bareLeaf(lines, gap, 1, side, 0.5), bareLeaf(lines, gap, -1, side, 0.5)];
    if (leaves.some(({ score }) => score === 0)) continue;
    const towards: Point = [(gap.from + gap.to) / 2, y + side * (gap.to - gap.from)];
    return { kind: 'double', jambs: [[gap.from, y], [gap.to, y]], towards, score: 0.85, bare: true }; // prettier-ignore
  }
  return undefined;
}

/** What stands in a lying gap: the best of one leaf, two leaves and sliding panels; nothing when none is drawn. */
function doorIn(lines: Lines, gap: Gap): Found | undefined {
  let best: Found | undefined;
  const take = (found: Found | undefined): void => {
    if (found && found.score > (best?.score ?? 0)) best = found;
  };
  const y = (gap.top + gap.bottom) / 2;
  const jambs = [[gap.from, y], [gap.to, y]] as const; // prettier-ignore
  for (const side of [1, -1] as const) {
    for (const towards of [1, -1] as const) take(single(bestLeaf(lines, gap, towards, side, 1), gap, towards, side)); // prettier-ignore
    const left = bestLeaf(lines, gap, 1, side, 0.5);
    if (left.score === 0) continue;
    const right = bestLeaf(lines, gap, -1, side, 0.5);
    if (right.score === 0) continue;
    const towards: Point = [(gap.from + gap.to) / 2, y + side * (gap.to - gap.from)];
    take({ kind: 'double', jambs, towards, score: (left.score + right.score) / 2 });
  }
  const sliding = slidingScore(lines, gap);
  if (sliding > 0.5) take({ kind: 'sliding', jambs, score: sliding * 1.4 });
  return best;
}

function single(leaf: Leaf, gap: Gap, towards: 1 | -1, side: 1 | -1): Found | undefined {
  if (leaf.score === 0) return undefined;
  const y = (gap.top + gap.bottom) / 2;
  const width = gap.to - gap.from;
  // A gap that runs on past the leaf has a stub of wall that was not seen.
  const asDrawn = Math.abs(leaf.radius / width - 1) < 0.08;
  const shut = leaf.hingeX + towards * leaf.radius;
  const [from, to] = asDrawn ? [gap.from, gap.to] : [Math.min(leaf.hingeX, shut), Math.max(leaf.hingeX, shut)]; // prettier-ignore
  return {
    kind: 'single',
    jambs: [[from, y], [to, y]], // prettier-ignore
    hinge: towards === 1 ? 'start' : 'end',
    towards: [(from + to) / 2, y + side * width],
    score: leaf.score,
  };
}

/** The doors of all gaps that lie in these walls. */
export function doorsIn(lines: Lines, walls: Mask, gaps: readonly Gap[]): Found[] {
  const sliding = slidingPairs(gaps).flatMap((gap): Found[] => {
    const { from, to, top, bottom } = gap;
    const y = (top + bottom) / 2;
    if (slidingScore(lines, gap) < 0.4) return [];
    return [{ kind: 'sliding', jambs: [[from, y], [to, y]], score: 1.15 - 0.5 * blocked(walls, gap) }]; // prettier-ignore
  });
  return [
    ...gaps.flatMap((gap) => {
      const door = doorIn(lines, gap) ?? bareDoorIn(lines, gap);
      return door ? [{ ...door, score: door.score - 0.5 * blocked(walls, gap) }] : [];
    }),
    ...sliding,
  ];
}
