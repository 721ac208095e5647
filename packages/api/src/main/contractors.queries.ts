import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** Company and contact of a contractor. NOT_FOUND when there is none. */
export function contractorQuery(language: Language, contractorId: number) {
  return queryOptions({
    queryKey: ['contractors', 'detail', language, contractorId],
    queryFn: ({ signal }) => {
      const params = {
        header: { 'Accept-Language': language },
        path: { contractor_id: contractorId },
      };
      return unwrapData(mainApi.GET('/app/contractor/detail/{contractor_id}', { params, signal }));
    },
  });
}
