import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** The member's application to sell here; null when there is none. Asked only of who is signed in. */
export function partnerApplicationQuery() {
  return queryOptions({
    queryKey: ['account', 'partner-application'],
    queryFn: ({ signal }) => unwrapData(mainApi.GET('/app/partner/application', { signal })),
  });
}

/** What the member asked for with the lead forms, newest first. */
export function myLeadsQuery() {
  return queryOptions({
    queryKey: ['account', 'leads'],
    queryFn: async ({ signal }) =>
      (await unwrapData(mainApi.GET('/app/lead/list', { signal }))).items,
  });
}

/** Which project a trial is for. NOT_FOUND when there is none. */
export function trialQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['account', 'trial', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrapData(mainApi.GET('/app/lead/trial/{id}', { params, signal }));
    },
  });
}
