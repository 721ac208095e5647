import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import type { BannerPosition } from '../types.ts';
import { commerceApi } from './client.ts';

/** Banners that are running now, for one place or for all. */
export function bannersQuery(language: Language, position?: BannerPosition) {
  return queryOptions({
    queryKey: ['home', 'banners', language, { position }],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { position } };
      return (await unwrap(commerceApi.GET('/api/public/banner/banner-list', { params, signal })))
        .items;
    },
    staleTime: 5 * 60_000,
  });
}
