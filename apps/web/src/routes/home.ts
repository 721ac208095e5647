import type { Screens } from './screen.ts';

export const screens: Screens<'home'> = {
  home: { load: () => import('@hien/features/home/Home/HomeScreen'), messages: 'with-parts' },
  searchResult: () => import('@hien/features/home/SearchResult/SearchResultScreen'),
};
