import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import type { Loadable } from './loadable.ts';
import { useFailure } from './useFailure.ts';
import * as s from './QueryBoundary.css.ts';

// Failures are rare, and their looks are not small: fetched after the page, while there is a connection.
const fetchTrouble = () => import('../states/FailureState.tsx');
const fetchNotice = () => import('./RefetchNotice.tsx');
const FailureState = lazy(async () => ({ default: (await fetchTrouble()).FailureState }));
const RefetchNotice = lazy(async () => ({ default: (await fetchNotice()).RefetchNotice }));

let asked = false;

/** Once for all boundaries, and not in the task in which a page is hydrated. */
function fetchLooksOfFailure(): void {
  if (asked) return;
  asked = true;
  setTimeout(() => {
    // What does not come now is asked for again when it is needed.
    void Promise.allSettled([fetchTrouble(), fetchNotice()]);
  }, 500);
}

interface QueryBoundaryProps<T> {
  query: Loadable<T>;
  /** As large as the result, so that nothing moves when it arrives. */
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** What an empty answer shows; nothing unless given. */
  empty?: ReactNode;
  /** Takes the place of the usual “not found”. */
  notFound?: ReactNode;
  /** `page` when the screen is nothing without this answer, else `section`. */
  size?: 'page' | 'section' | 'inline';
  children: (data: T) => ReactNode;
}

/**
 * The states of an answer in one place: waiting, failed with a way to try again, empty, there, and there but
 * being asked again. A failure stays inside its boundary, and says so until another try is answered; data that was there stays when a later try fails.
 */
export function QueryBoundary<T>({
  query,
  skeleton,
  isEmpty,
  empty = null,
  notFound,
  size = 'section',
  children,
}: QueryBoundaryProps<T>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const failure = useFailure(query);
  useEffect(fetchLooksOfFailure, []);
  if (data === undefined) {
    if (failure === null) return skeleton;
    return (
      <Suspense fallback={skeleton}>
        <FailureState
          error={failure}
          size={size}
          retrying={isFetching}
          onRetry={() => void refetch()}
          notFound={notFound}
        />
      </Suspense>
    );
  }
  if (isEmpty?.(data)) return empty;
  return (
    <div className={isPlaceholderData ? s.stale : undefined} aria-busy={isFetching || undefined}>
      {error ? (
        <Suspense>
          <RefetchNotice retrying={isFetching} onRetry={() => void refetch()} />
        </Suspense>
      ) : null}
      {children(data)}
    </div>
  );
}
