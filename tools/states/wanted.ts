import type { CalledOperation } from './contract.ts';

/** `account/{id}` names a thing, which may not be there. */
const namesAThing = (pattern: string | undefined) => pattern?.includes('{') === true;

/** The states a screen can be in because of what it calls and what its address names. */
export function wantedStates(
  calls: readonly CalledOperation[],
  pattern: string | undefined,
): string[] {
  const reads = calls.filter(({ reads: asks }) => asks);
  const wanted = {
    Loading: calls.length > 0,
    Empty: reads.some(({ lists }) => lists),
    ServerError: calls.length > 0,
    NotFound: namesAThing(pattern) && reads.some(({ statuses }) => statuses.includes('404')),
    Forbidden: reads.some(({ statuses }) => statuses.includes('403')),
    Refetching: reads.some(({ asksAnew }) => asksAnew),
    LongText: reads.some(({ texts }) => texts),
  };
  return Object.entries(wanted)
    .filter(([, asked]) => asked)
    .map(([state]) => state);
}

/** What the one thing that a screen is about can be; rows of a list say it by a badge (business/Statuses). */
export const wantedStatuses = (calls: readonly CalledOperation[]): string[] => [
  ...new Set(calls.filter(({ reads }) => reads).flatMap(({ shows }) => shows)),
];

/** By which codes what it sends may be refused; what it reads is there, or is NotFound or Forbidden. */
export const wantedCodes = (calls: readonly CalledOperation[]): string[] => [
  ...new Set(calls.filter(({ reads }) => !reads).flatMap(({ codes }) => codes)),
];
