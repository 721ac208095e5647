import { queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** The member's delivery addresses, the default one first. */
export function addressesQuery() {
  return queryOptions({
    queryKey: ['my-page', 'addresses'],
    queryFn: ({ signal }) => unwrapData(mainApi.GET('/app/user/address/list', { signal })),
    meta: { ofMember: true },
  });
}

/** Where the member's way to a business account stands. */
export function businessQuery() {
  return queryOptions({
    queryKey: ['my-page', 'business'],
    queryFn: ({ signal }) => unwrapData(mainApi.GET('/app/user/business', { signal })),
    meta: { ofMember: true },
  });
}
