import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { operations } from './generated/types.ts';

export type NoticesInput = NonNullable<operations['listNotices']['parameters']['query']>;

/** News of the caller's orders, payments and points, the newest first, with the number of those that are unread. */
export function noticesQuery(language: Language, input: NoticesInput = {}) {
  return queryOptions({
    queryKey: ['orders', 'notices', language, input],
    queryFn: ({ signal }) =>
      unwrap(
        commerceApi.GET('/api/notice/list', {
          params: { header: { 'Accept-Language': language }, query: input },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
