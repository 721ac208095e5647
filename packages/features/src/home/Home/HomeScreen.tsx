import {
  alsoLikeQuery,
  articlesQuery,
  bannersQuery,
  bestProductsQuery,
  categoriesQuery,
  furnitureDecorQuery,
  interiorSharesQuery,
  simpleDesignsQuery,
  topDesignsQuery,
} from '@hien/api';
import { type Language, homeLists } from '@hien/domain';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeView } from './HomeView.tsx';

/** What home asks for; the server and the browser ask alike. Lengths of the lists: platform.txt §9. */
const ask = {
  hero: (language: Language) => bannersQuery(language, 'home-hero'),
  categories: () => categoriesQuery(),
  best: (language: Language) => bestProductsQuery(language, 6),
  topDesigns: (language: Language) => topDesignsQuery(language),
  decor: (language: Language) =>
    furnitureDecorQuery(language, { page: 1, limit: homeLists.furnitureDecor }),
  shares: (language: Language) =>
    interiorSharesQuery(language, { page: 1, limit: homeLists.interiorShare }),
  middle: (language: Language) => bannersQuery(language, 'home-middle'),
  designs: (language: Language) =>
    simpleDesignsQuery(language, { page: 1, limit: homeLists.simpleDesigns }),
  articles: (language: Language) => articlesQuery(language, { page: 1, limit: 4 }),
  alsoLike: (language: Language) => alsoLikeQuery(language, { limit: homeLists.alsoLike }),
};

export const prefetchHome: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(ask.hero(language)),
  queryClient.prefetchQuery(ask.categories()),
  queryClient.prefetchQuery(ask.best(language)),
  queryClient.prefetchQuery(ask.topDesigns(language)),
  queryClient.prefetchQuery(ask.decor(language)),
  queryClient.prefetchQuery(ask.shares(language)),
  queryClient.prefetchQuery(ask.middle(language)),
  queryClient.prefetchQuery(ask.designs(language)),
  queryClient.prefetchQuery(ask.articles(language)),
  queryClient.prefetchQuery(ask.alsoLike(language)),
];

/** The front page: ten answers, each of which may fail or be empty without the others. */
export function HomeScreen() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text('shell.title')} description={text('shell.description')} />
      <HomeView
        hero={useQuery(ask.hero(language))}
        categories={useQuery(ask.categories())}
        best={useQuery(ask.best(language))}
        topDesigns={useQuery(ask.topDesigns(language))}
        decor={useQuery(ask.decor(language))}
        shares={useQuery(ask.shares(language))}
        middle={useQuery(ask.middle(language))}
        designs={useQuery(ask.designs(language))}
        articles={useQuery(ask.articles(language))}
        alsoLike={useQuery(ask.alsoLike(language))}
      />
    </>
  );
}
