import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { PackageSetKind } from './generated/types.ts';

/** A workshop with its story. NOT_FOUND when there is none. */
export function brandQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['shop', 'brand', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrap(commerceApi.GET('/api/public/brand/detail/{id}', { params, signal }));
    },
  });
}

/** The tiers of furniture packages, the least expensive first. */
export function packagesQuery(language: Language) {
  return queryOptions({
    queryKey: ['shop', 'packages', language],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language } };
      return (await unwrap(commerceApi.GET('/api/public/package/list', { params, signal })))
        .packages;
    },
    staleTime: 5 * 60_000,
  });
}

/** One tier with its sets of a kind. */
export function packageQuery(language: Language, id: number, kind: PackageSetKind) {
  return queryOptions({
    queryKey: ['shop', 'package', language, id, kind],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id }, query: { kind } };
      return unwrap(commerceApi.GET('/api/public/package/detail/{id}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** What a banner tells in full. NOT_FOUND when it has no page or is not running. */
export function bannerPageQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['home', 'banner-page', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrap(commerceApi.GET('/api/public/banner/detail/{id}', { params, signal }));
    },
  });
}
