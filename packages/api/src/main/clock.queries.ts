import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** The clock of a demonstration; DEMO_ONLY on every other server. */
export function clockQuery(language: Language) {
  return queryOptions({
    queryKey: ['admin', 'clock', language],
    queryFn: ({ signal }) => unwrapData(mainApi.GET('/admin/clock', { signal })),
    retry: false,
    meta: { ofMember: true },
  });
}
