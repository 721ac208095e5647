import type { Article, Banner, Category, DesignWithFurniture, FurnitureDecorItem, InteriorShare, ProductCard, SimpleDesign } from '@hien/api';
import type { Category as AnyCategory } from '@hien/domain';
import { VisuallyHidden } from '@hien/ui';
import { lazy } from 'react';
import { Later } from '../../shared/async/Later.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Find } from './Find.tsx';
import { Hero } from './Hero.tsx';
import { MoreSkeleton } from './MoreSkeleton.tsx';

interface List<T> {
  items: readonly T[];
}

export interface HomeViewProps {
  hero: Loadable<readonly Banner[]>;
  categories: Loadable<readonly (AnyCategory | Category)[]>;
  best: Loadable<readonly ProductCard[]>;
  topDesigns: Loadable<readonly DesignWithFurniture[]>;
  decor: Loadable<List<FurnitureDecorItem>>;
  shares: Loadable<List<InteriorShare>>;
  middle: Loadable<readonly Banner[]>;
  designs: Loadable<List<SimpleDesign>>;
  articles: Loadable<List<Article>>;
  alsoLike: Loadable<readonly ProductCard[]>;
}

const HomeMore = lazy(() => import('./HomeMore.tsx').then(({ HomeMore: component }) => ({ default: component })));

/** The first window is here; everything below it wakes up when it is needed. */
export function HomeView({ hero, categories, ...more }: HomeViewProps) {
  const text = useText();
  return (
    <>
      <h1>
        <VisuallyHidden>{text('shell.title')}</VisuallyHidden>
      </h1>
      <Hero query={hero} />
      <Find categories={categories} />
      <Later fallback={<MoreSkeleton />}>
        <HomeMore {...more} />
      </Later>
    </>
  );
}
