import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { endSessionAfter } from '../session/profile-rules.ts';
import { readTokens } from '../session/storage.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/**
 * The signed-in member; null when the account is gone. It carries the rules of the session with it: a failure
 * removes the token and reloads the page, an answer without data signs out (section 4).
 */
export function profileQuery() {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) =>
      endSessionAfter(unwrapData(mainApi.GET('/app/user/profile', { signal }))),
    enabled: () => readTokens().token !== null,
    retry: false,
    staleTime: 5 * 60_000,
    meta: { ofMember: true },
  });
}

/** All four social providers and whether they are configured, so that a button can say so. */
export function providersQuery(language: Language) {
  return queryOptions({
    queryKey: ['account', 'providers', language],
    queryFn: async ({ signal }) =>
      (
        await unwrapData(
          mainApi.GET('/app/auth/providers', {
            params: { header: { 'Accept-Language': language } },
            signal,
          }),
        )
      ).items,
    staleTime: 60 * 60_000,
  });
}
