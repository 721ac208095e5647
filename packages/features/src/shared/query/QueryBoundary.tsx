import type { ReactNode } from 'react';
import { RefetchNotice } from './RefetchNotice.tsx';
import { TroubleState } from '../states/TroubleState.tsx';
import type { Loadable } from './loadable.ts';
import * as s from './QueryBoundary.css.ts';

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
 * being asked again. A failure stays inside its boundary; data that was there stays when a later try fails.
 */
export function QueryBoundary<T>({ query, skeleton, isEmpty, empty = null, notFound, size = 'section', children }: QueryBoundaryProps<T>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data === undefined) {
    if (!error) return skeleton;
    return <TroubleState error={error} size={size} retrying={isFetching} onRetry={() => void refetch()} notFound={notFound} />;
  }
  if (isEmpty?.(data)) return empty;
  return (
    <div className={isPlaceholderData ? s.stale : undefined} aria-busy={isPlaceholderData || undefined}>
      {error ? <RefetchNotice retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {children(data)}
    </div>
  );
}
