import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CaseState } from './admin.queries.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** Money that people return. */
export function moneyReturnsQuery(language: Language, state: CaseState, page: number) {
  return queryOptions({
    queryKey: ['admin', 'returns', language, state, page],
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/admin/money-return/list', { params: { query: { state, page } }, signal }),
      ),
    meta: { ofMember: true },
  });
}

/** What a person has to look at. */
export function staffCasesQuery(language: Language, state: CaseState, page: number) {
  return queryOptions({
    queryKey: ['admin', 'cases', language, state, page],
    queryFn: ({ signal }) =>
      unwrapData(mainApi.GET('/admin/case/list', { params: { query: { state, page } }, signal })),
    meta: { ofMember: true },
  });
}
