import type { Input } from '@hien/api';
import {
  type CustomerCenterCategory,
  customerCenterCategories,
  questionStates,
  searchWords,
} from '@hien/domain';
import type { Query } from '@hien/domain/routes';
import { readPage, readWord } from '../parts/list-url.ts';

/** What the address of a list of posts says. */
export type CenterUrl = {
  readonly state: (typeof questionStates)[number] | undefined;
  readonly category: CustomerCenterCategory | undefined;
  readonly q: string;
  readonly page: number;
};

export const allPosts: CenterUrl = { state: undefined, category: undefined, q: '', page: 1 };

export function readCenterUrl(params: URLSearchParams): CenterUrl {
  return {
    state: readWord(params.get('state'), questionStates),
    category: readWord(params.get('category'), customerCenterCategories),
    q: searchWords(params.get('q')),
    page: readPage(params.get('page')),
  };
}

export const centerUrlToQuery = ({ page, ...rest }: CenterUrl): Query => ({
  ...rest,
  page: page === 1 ? undefined : page,
});

export const centerUrlToWire = ({
  state,
  category,
  q,
  page,
}: CenterUrl): Input<'listSupportPosts'> => ({
  page,
  limit: 20,
  ...(q === '' ? {} : { q }),
  ...(state === undefined ? {} : { state }),
  ...(category === undefined ? {} : { category }),
});

export const isNarrowed = ({ state, category, q, page }: CenterUrl): boolean =>
  state !== undefined || category !== undefined || q !== '' || page > 1;
