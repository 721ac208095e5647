import type { Screens } from './screen.ts';

export const screens: Screens<'home'> = {
  home: {
    file: 'home/Home/HomeScreen',
    title: 'screen',
    load: async () => {
      const { HomeScreen, prefetch } = await import('@hien/features/home/Home/HomeScreen');
      return { Screen: HomeScreen, prefetch };
    },
    messages: 'with-parts',
  },
  searchResult: {
    file: 'home/SearchResult/SearchResultScreen',
    title: 'screen',
    load: async () => {
      const { SearchResultScreen, prefetch } =
        await import('@hien/features/home/SearchResult/SearchResultScreen');
      return { Screen: SearchResultScreen, prefetch };
    },
  },
};
