import {
  listAlsoLike,
  listArticles,
  listBanners,
  listBestProducts,
  listCategories,
  listFurnitureDecor,
  listInteriorShares,
  listSimpleDesigns,
  listTopDesigns,
} from '@hien/api';
import { homeLists, withAllCategory } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeView } from './HomeView.tsx';

/** What home asks for; the server and the browser ask alike. Lengths of the lists: platform.txt §9. */
const ask = {
  hero: { position: 'home-hero' },
  best: { limit: 6 },
  topDesigns: { limit: 3 },
  decor: { page: 1, limit: homeLists.furnitureDecor },
  shares: { page: 1, limit: homeLists.interiorShare },
  middle: { position: 'home-middle' },
  designs: { page: 1, limit: homeLists.simpleDesigns },
  articles: { page: 1, limit: 4 },
  alsoLike: { limit: homeLists.alsoLike },
} as const;

export const prefetch: Prefetch = ({ want }) => {
  want(listBanners, ask.hero);
  want(listCategories);
  want(listBestProducts, ask.best);
  want(listTopDesigns, ask.topDesigns);
  want(listFurnitureDecor, ask.decor);
  want(listInteriorShares, ask.shares);
  want(listBanners, ask.middle);
  want(listSimpleDesigns, ask.designs);
  want(listArticles, ask.articles);
  want(listAlsoLike, ask.alsoLike);
};

/** The front page: ten answers, each of which may fail or be empty without the others. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('shell.title')} description={text('shell.description')} />
      <HomeView
        hero={useCall(listBanners, ask.hero, { select: ({ items }) => items })}
        categories={useCall(
          listCategories,
          {},
          { select: ({ categories }) => withAllCategory(categories) },
        )}
        best={useCall(listBestProducts, ask.best, { select: ({ products }) => products })}
        topDesigns={useCall(listTopDesigns, ask.topDesigns, { select: ({ items }) => items })}
        decor={useCall(listFurnitureDecor, ask.decor)}
        shares={useCall(listInteriorShares, ask.shares)}
        middle={useCall(listBanners, ask.middle, { select: ({ items }) => items })}
        designs={useCall(listSimpleDesigns, ask.designs)}
        articles={useCall(listArticles, ask.articles)}
        alsoLike={useCall(listAlsoLike, ask.alsoLike, { select: ({ products }) => products })}
      />
    </>
  );
}
