import type { Door } from '@hien/domain/office-plan';
import { match } from './match.ts';

/** What was counted on one plan. */
export interface PlanScore {
  readonly right: number;
  readonly missed: number;
  readonly invented: number;
  /** Of the right ones: opening well placed (middle within a quarter of the width, width within 15 %). */
  readonly placed: number;
  /** Of the right ones with one leaf: hinge and swing as they are; and how many there were. */
  readonly hung: number;
  readonly hinged: number;
  /** Distance of the middles over the width, one for each right door. */
  readonly errors: readonly number[];
  /** What somebody has to do: add, delete, move or turn. */
  readonly corrections: number;
  readonly seconds: number;
}

export function scorePlan(
  real: readonly Door[],
  found: readonly Door[],
  seconds: number,
): PlanScore {
  const { pairs, missed, invented } = match(real, found);
  const errors = pairs.map((pair) => middleError(pair.real, pair.found));
  const placed = pairs.filter(
    (pair, index) =>
      (errors[index] ?? 1) <= 0.25 && Math.abs(pair.found.width / pair.real.width - 1) <= 0.15,
  );
  const hinged = pairs.filter((pair) => pair.real.kind === 'single');
  const hung = hinged.filter((pair) => sameLeaf(pair.real, pair.found));
  const wrong = pairs.filter(
    (pair) => !placed.includes(pair) || (pair.real.kind === 'single' && !hung.includes(pair)),
  );
  return {
    right: pairs.length,
    missed: missed.length,
    invented: invented.length,
    placed: placed.length,
    hung: hung.length,
    hinged: hinged.length,
    errors,
    corrections: missed.length + invented.length + wrong.length,
    seconds,
  };
}

function middleError(real: Door, found: Door): number {
  const middle = ({ opening: [start, end] }: Door): [number, number] => [
    (start[0] + end[0]) / 2,
    (start[1] + end[1]) / 2,
  ];
  const [x, y] = middle(real);
  const [foundX, foundY] = middle(found);
  return Math.hypot(x - foundX, y - foundY) / real.width;
}

/** Whether the leaf hangs and opens as it does, whichever end its opening was started from. */
function sameLeaf(real: Door, found: Door): boolean {
  const [start] = real.opening;
  const [first, last] = found.opening;
  const sameWay =
    Math.hypot(start[0] - first[0], start[1] - first[1]) <
    Math.hypot(start[0] - last[0], start[1] - last[1]);
  return (
    found.kind === 'single' &&
    (real.hinge === found.hinge) === sameWay &&
    (real.swing === found.swing) === sameWay
  );
}

export interface Figures {
  readonly plans: number;
  readonly doors: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly placed: number;
  readonly hung: number;
  readonly medianError: number;
  readonly medianCorrections: number;
  readonly meanCorrections: number;
  readonly seconds: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Plans together: every door counts the same. */
export function figuresOf(scores: readonly PlanScore[]): Figures {
  const right = sum(scores.map((score) => score.right));
  const missed = sum(scores.map((score) => score.missed));
  const invented = sum(scores.map((score) => score.invented));
  return {
    plans: scores.length,
    doors: right + missed,
    precision: share(right, right + invented),
    recall: share(right, right + missed),
    f1: share(2 * right, 2 * right + missed + invented),
    placed: share(sum(scores.map((score) => score.placed)), right),
    hung: share(sum(scores.map((score) => score.hung)), sum(scores.map((score) => score.hinged))),
    medianError: median(scores.flatMap(({ errors }) => errors)),
    medianCorrections: median(scores.map(({ corrections }) => corrections)),
    meanCorrections: share(sum(scores.map(({ corrections }) => corrections)), scores.length),
    seconds: share(sum(scores.map(({ seconds }) => seconds)), scores.length),
  };
}
