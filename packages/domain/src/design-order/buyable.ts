import type { Reason } from '../machine/reasons.ts';

/** Why a design cannot be bought by who asks. */
export const designProblems = [
  'OWN_DESIGN',
  'ALREADY_OWNED',
  'ALREADY_ORDERED',
  'DESIGN_WITHDRAWN',
] as const satisfies readonly Reason[];
export type DesignProblem = (typeof designProblems)[number];

/** What stands between a business member and a design (2.10 G1). */
export type DesignStanding = {
  readonly isOwn: boolean;
  readonly isOwned: boolean;
  /** In an order of the same buyer that waits for its money. */
  readonly isOrdered: boolean;
  readonly isWithdrawn: boolean;
};

/** The reason a person should read first; null when nothing stands in the way. What is owned stays owned when it is withdrawn. */
export function designProblem(standing: DesignStanding): DesignProblem | null {
  if (standing.isOwn) return 'OWN_DESIGN';
  if (standing.isOwned) return 'ALREADY_OWNED';
  if (standing.isWithdrawn) return 'DESIGN_WITHDRAWN';
  return standing.isOrdered ? 'ALREADY_ORDERED' : null;
}
