import { limits } from '../constants.ts';

/** What a shop's points mean (2.8): a warning, a stop of new sales, a look by staff. */
export const penaltySteps = ['none', 'warning', 'stopped', 'review'] as const;
export type PenaltyStep = (typeof penaltySteps)[number];

/** @param points those that count now, each for `limits.penalty.keptMonths`. */
export function penaltyStep(points: number): PenaltyStep {
  if (points >= limits.penalty.adminReviewAt) return 'review';
  if (points >= limits.penalty.temporaryStopAt) return 'stopped';
  return points >= limits.penalty.warningAt ? 'warning' : 'none';
}

/** Who stopped new sales: what points did, points undo when they lapse; what staff did, staff alone undo. */
export type SalesStop = 'penalties' | 'staff';

/** Whether so many points stop new sales. */
export const stopsSales = (points: number): boolean => points >= limits.penalty.temporaryStopAt;

/**
 * Whether a shop that staff let go on in spite of its points is stopped once more (docs/adr/0152): the ladder cannot, for its
 * steps are passed already.
 * @param points those that count now, and of them those given since then.
 */
export const stopsAgain = ({ points, since }: { points: number; since: number }): boolean =>
  stopsSales(points) && since >= limits.penalty.warningAt;

/** A point of a shop, in ms since 1970. */
export type CountedPenalty = { readonly points: number; readonly endsAt: number };

/**
 * When enough points have lapsed for new sales to begin again, in ms since 1970; null of a shop that its points do not stop.
 * Nothing is added to them until then.
 */
export function salesBeginAgain(counted: readonly CountedPenalty[]): number | null {
  let points = counted.reduce((sum, one) => sum + one.points, 0);
  if (points < limits.penalty.temporaryStopAt) return null;
  for (const one of [...counted].sort((a, b) => a.endsAt - b.endsAt)) {
    points -= one.points;
    if (points < limits.penalty.temporaryStopAt) return one.endsAt;
  }
  return null;
}
