import { isApiError } from '@hien/api';

/** What a view needs of a query: TanStack's result fits, and a story may write one by hand. */
export interface Loadable<T> {
  data: T | undefined;
  error: Error | null;
  /** Nothing to show yet, and no error either. */
  isPending: boolean;
  isFetching: boolean;
  /** Answered or failed before; left out where a story writes one by hand. */
  isFetched?: boolean;
  /** The data belongs to the question asked before; the new answer is on its way. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** What went wrong, as far as a visitor can tell the difference. */
export type Trouble =
  | 'offline'
  | 'not-found'
  | 'forbidden'
  | 'unauthenticated'
  | 'limited'
  | 'error';

export function troubleOf(error: unknown): Trouble {
  if (!isApiError(error)) return 'error';
  if (error.kind === 'network') return 'offline';
  if (error.status === 404) return 'not-found';
  if (error.status === 403) return 'forbidden';
  if (error.status === 401) return 'unauthenticated';
  if (error.status === 429) return 'limited';
  return 'error';
}
