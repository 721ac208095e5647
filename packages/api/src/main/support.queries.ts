import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { operations } from './generated/types.ts';

type QueryOf<Id extends 'listInbox' | 'listSupportPosts' | 'listSupportQueue'> = NonNullable<
  operations[Id]['parameters']['query']
>;

export type InboxInput = QueryOf<'listInbox'>;
export type SupportPostsInput = QueryOf<'listSupportPosts'>;
export type SupportQueueInput = QueryOf<'listSupportQueue'>;

const ofMember = { meta: { ofMember: true } };

/** Conversations of the member, the newest first, and how many are unread. */
export function inboxQuery(language: Language, input: InboxInput = {}) {
  return queryOptions({
    queryKey: ['support', 'inbox', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/app/inbox/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

/** Everything said in one conversation. NOT_FOUND when it is not the member's. */
export function inboxThreadQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['support', 'inbox-thread', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrapData(mainApi.GET('/app/inbox/detail/{id}', { params, signal }));
    },
    ...ofMember,
  });
}

/** Posts of the member to the customer center. */
export function supportPostsQuery(language: Language, input: SupportPostsInput = {}) {
  return queryOptions({
    queryKey: ['support', 'posts', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/app/customer-center/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

export function supportPostQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['support', 'post', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrapData(mainApi.GET('/app/customer-center/detail/{id}', { params, signal }));
    },
    ...ofMember,
  });
}

/** Everybody's posts, for staff. */
export function supportQueueQuery(language: Language, input: SupportQueueInput = {}) {
  return queryOptions({
    queryKey: ['support', 'queue', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/admin/customer-center/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

export function supportCaseQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['support', 'case', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrapData(mainApi.GET('/admin/customer-center/detail/{id}', { params, signal }));
    },
    ...ofMember,
  });
}

/** Frequent questions with their answers. */
export function faqQuery(language: Language) {
  return queryOptions({
    queryKey: ['support', 'faq', language],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language } };
      return (await unwrapData(mainApi.GET('/app/faq/list', { params, signal }))).items;
    },
    staleTime: 60 * 60_000,
  });
}
