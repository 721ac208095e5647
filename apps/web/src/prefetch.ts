import { isApiError, query } from '@hien/api';
import type { PageUrl, Prefetch, PrefetchPage } from '@hien/features/shared';
import type { QueryClient } from '@tanstack/react-query';

/** How long the page may wait for its first data; what is late is fetched by the browser. */
const patience = 1500;

/** What the address turned out to be: nothing's, or an old one of what stands elsewhere now. */
export interface Prefetched {
  gone: boolean;
  moved?: string;
}

/** Fetches what a screen shows first. */
export async function prefetchScreen(
  queryClient: QueryClient,
  prefetch: Prefetch,
  page: PageUrl,
): Promise<Prefetched> {
  const calls: Promise<unknown>[] = [];
  const found: Prefetched = { gone: false };
  const want: PrefetchPage['want'] = (operation, ...input) => {
    const answer = queryClient.fetchQuery(query(operation, page.language, ...input));
    // A call that failed is shown by its part of the page.
    calls.push(answer.catch(() => undefined));
    return answer;
  };
  const need: PrefetchPage['need'] = (operation, ...input) => {
    const answer = queryClient.fetchQuery(query(operation, page.language, ...input));
    calls.push(
      answer.catch((error: unknown) => {
        found.gone ||= isApiError(error) && error.status === 404;
      }),
    );
    return answer;
  };
  const notFound = () => {
    found.gone = true;
  };
  const moved = (location: string) => {
    found.moved = location;
  };
  const run = async () => {
    await prefetch({ ...page, need, want, notFound, moved });
    await Promise.all(calls);
  };
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience).unref();
  });
  await Promise.race([run().catch(() => undefined), late]);
  await queryClient.cancelQueries();
  return found;
}
