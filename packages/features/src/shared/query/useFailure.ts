import { useState } from 'react';
import type { Loadable } from './loadable.ts';

/**
 * What went wrong with a query that has nothing to show, also while it is asked again: TanStack forgets the error then, and what says
 * it would give way to a skeleton with the focus of who pressed. Null as long as nothing went wrong.
 */
export function useFailure({
  data,
  error,
  isFetched = false,
}: Pick<Loadable<unknown>, 'data' | 'error' | 'isFetched'>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  if (data !== undefined) return null;
  return error ?? (isFetched ? last : null);
}
