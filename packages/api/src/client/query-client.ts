import { QueryClient } from '@tanstack/react-query';
import { isTemporary } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Belongs to the signed-in member: forgotten when the session ends or changes. */
      readonly ofMember?: boolean;
    };
  }
}

/** How the product keeps server state: fresh for half a minute, tried again only when that can help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isTemporary(error),
      },
      mutations: { retry: false },
    },
  });
}
