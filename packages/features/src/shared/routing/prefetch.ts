import type { Language } from '@hien/domain';
import { ApiError } from '@hien/api';
import type { QueryClient } from '@tanstack/react-query';

/** A page's address, taken apart. */
export interface PageUrl {
  language: Language;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/**
 * Starts the queries that a screen shows first; the server runs it and sends the answers along with the page.
 * `fetchQuery` for what the page is nothing without: its 404 is the page's 404. `prefetchQuery` for the rest.
 */
export type Prefetch = (queryClient: QueryClient, page: PageUrl) => readonly Promise<unknown>[];

/** What the address names cannot be: the page's status is 404 and nobody needs to be asked. */
export function nothingThere(): Promise<never> {
  return Promise.reject(new ApiError({ kind: 'server', status: 404, code: 'NOT_FOUND' }));
}
