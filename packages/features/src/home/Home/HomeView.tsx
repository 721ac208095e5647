import type {
  Article,
  Banner,
  Category,
  DesignWithFurniture,
  FurnitureDecorItem,
  InteriorShare,
  ProductCard,
  SimpleDesign,
} from '@hien/api';
import type { Category as AnyCategory } from '@hien/domain';
import { VisuallyHidden } from '@hien/ui';
import { Island } from '../../shared/async/Island.tsx';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Find } from './Find.tsx';
import { Hero } from './Hero.tsx';

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

const more = lazyIsland(
  'packages/features/src/home/Home/HomeMore.tsx',
  async () => (await import('./HomeMore.tsx')).HomeMore,
);
const newsletter = lazyIsland(
  'packages/features/src/home/Home/Newsletter.tsx',
  async () => (await import('./Newsletter.tsx')).Newsletter,
);

/** The first window is hydrated with the page, what is below it as one comes near. */
export function HomeView({ hero, categories, ...rest }: HomeViewProps) {
  const text = useText();
  return (
    <>
      <h1>
        <VisuallyHidden>{text('shell.title')}</VisuallyHidden>
      </h1>
      <Hero query={hero} />
      <Find categories={categories} />
      <Island island={more} props={rest} />
      <Island island={newsletter} props={{}} />
    </>
  );
}
