import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { stripTags } from '../client/strip-tags.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { operations } from './generated/types.ts';

export type FurnitureDecorInput = NonNullable<
  operations['listFurnitureDecor']['parameters']['query']
>;
export type SimpleDesignsInput = NonNullable<
  operations['listSimpleDesigns']['parameters']['query']
>;

/** Furniture-decor sets, `thumbnail_item.content_lang` without its tags (section 3). Home shows 4. */
export function furnitureDecorQuery(
  language: Language,
  input: FurnitureDecorInput = { page: 1, limit: 4 },
) {
  return queryOptions({
    queryKey: ['designs', 'furniture-decor', language, input],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      const list = await unwrapData(mainApi.GET('/app/furniture-decor/list', { params, signal }));
      const items = list.items.map((item) => ({
        ...item,
        thumbnail_item: {
          ...item.thumbnail_item,
          content_lang: stripTags(item.thumbnail_item.content_lang),
        },
      }));
      return { ...list, items };
    },
    placeholderData: keepPreviousData,
  });
}

/** Ids and names of furniture-decor sets. */
export function simpleFurnitureDecorQuery(language: Language, input: FurnitureDecorInput = {}) {
  return queryOptions({
    queryKey: ['designs', 'furniture-decor-simple', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/app/furniture-decor/simple/list', { params, signal }));
    },
  });
}

/** "Top designs": a few designs with pieces of the shop placed in their pictures. */
export function topDesignsQuery(language: Language, limit = 3) {
  return queryOptions({
    queryKey: ['designs', 'top', language, { limit }],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { limit } };
      return (
        await unwrapData(
          mainApi.GET('/app/interior-design/design-have-product-random', { params, signal }),
        )
      ).items;
    },
  });
}

/** Designs as cards show them. Home shows 4. */
export function simpleDesignsQuery(
  language: Language,
  input: SimpleDesignsInput = { page: 1, limit: 4 },
) {
  return queryOptions({
    queryKey: ['designs', 'simple', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/app/interior-design/list-simple-design', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Designs by id, in that order; an id that nothing has is left out. */
export function designsByIdsQuery(language: Language, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['designs', 'by-ids', language, ids],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { ids: [...ids] } };
      return (await unwrapData(mainApi.GET('/app/interior-design/by-ids', { params, signal })))
        .items;
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
