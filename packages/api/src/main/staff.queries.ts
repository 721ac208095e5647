import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@hien/domain';
import type { CaseState } from './admin.queries.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { TermsSource } from './generated/types.ts';

/** Shops that want to sell here. */
export function partnerCasesQuery(state: CaseState, page: number) {
  return queryOptions({
    queryKey: ['admin', 'sellers', state, page],
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/admin/partner/list', { params: { query: { state, page } }, signal }),
      ),
    meta: { ofMember: true },
  });
}

/** Requests of the lead forms; names of products and projects in the language of the screen. */
export function leadCasesQuery(language: Language, state: CaseState, page: number) {
  return queryOptions({
    queryKey: ['admin', 'leads', language, state, page],
    queryFn: ({ signal }) =>
      unwrapData(mainApi.GET('/admin/lead/list', { params: { query: { state, page } }, signal })),
    meta: { ofMember: true },
  });
}

/** Reviews that sellers want removed; the product's name in the language of the screen. */
export function reviewRemovalsQuery(language: Language, state: CaseState, page: number) {
  return queryOptions({
    queryKey: ['admin', 'reviews', language, state, page],
    queryFn: ({ signal }) =>
      unwrapData(mainApi.GET('/admin/review/list', { params: { query: { state, page } }, signal })),
    meta: { ofMember: true },
  });
}

/** Members that a search finds; without one, those under a penalty. */
export function membersQuery(q: string, page: number) {
  return queryOptions({
    queryKey: ['admin', 'members', q, page],
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/admin/member/list', {
          params: { query: q === '' ? { page } : { q, page } },
          signal,
        }),
      ),
    meta: { ofMember: true },
  });
}

/** The newest version of a document in every language. */
export function termsSourceQuery(category: TermsSource['category']) {
  return queryOptions({
    queryKey: ['admin', 'terms', category],
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/admin/terms/source/{category}', { params: { path: { category } }, signal }),
      ),
    meta: { ofMember: true },
  });
}

const privateAddress = /^\/media\/private\/([a-f0-9]{32}\.webp)$/;

/** A private picture as an address that a picture element shows; its bytes come with the session alone. */
export function privatePictureQuery(address: string) {
  const name = privateAddress.exec(address)?.[1];
  return queryOptions({
    queryKey: ['private-picture', address],
    queryFn: async ({ signal }) => {
      const path = { name: name ?? '' };
      const { type, content } = await unwrapData(
        mainApi.GET('/app/upload/private/{name}', { params: { path }, signal }),
      );
      return `data:${type};base64,${content}`;
    },
    enabled: name !== undefined,
    staleTime: Infinity,
    meta: { ofMember: true },
  });
}
