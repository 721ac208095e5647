import { queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** Which cases of a queue: the ones that wait, or the ones that were decided. */
export type CaseState = 'waiting' | 'decided';

const key = (queue: string, state: CaseState, page: number) =>
  ['admin', queue, state, page] as const;

/** How much waits in each queue. */
export function adminOverviewQuery() {
  return queryOptions({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => unwrapData(mainApi.GET('/admin/overview', { signal })),
    meta: { ofMember: true },
  });
}

export function upgradeCasesQuery(state: CaseState, page: number) {
  return queryOptions({
    queryKey: key('upgrades', state, page),
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/admin/upgrade/list', { params: { query: { state, page } }, signal }),
      ),
    meta: { ofMember: true },
  });
}

export function contractorCasesQuery(state: CaseState, page: number) {
  return queryOptions({
    queryKey: key('contractors', state, page),
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/admin/contractor/list', { params: { query: { state, page } }, signal }),
      ),
    meta: { ofMember: true },
  });
}

/** The mails of the product, newest first. */
export function outboxQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'mails', page],
    queryFn: ({ signal }) =>
      unwrapData(mainApi.GET('/admin/mail/list', { params: { query: { page } }, signal })),
    meta: { ofMember: true },
  });
}
