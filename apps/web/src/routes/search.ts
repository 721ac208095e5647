import type { Screens } from './screen.ts';

export const screens: Screens<'search'> = {
  searchResult: () => import('@hien/features/search/SearchResult/SearchResultScreen'),
};
