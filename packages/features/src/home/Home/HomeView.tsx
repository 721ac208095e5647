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
import { Later } from '../../shared/async/Later.tsx';
import { part } from '../../shared/async/part.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';

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

const top = part(
  'packages/features/src/home/Home/HomeTop.tsx',
  async () => (await import('./HomeTop.tsx')).HomeTop,
);
const more = part(
  'packages/features/src/home/Home/HomeMore.tsx',
  async () => (await import('./HomeMore.tsx')).HomeMore,
);
// A part of its own: Chromium, looking for forms to fill in, lays out the whole sleeping part that a form stands in.
const letter = part(
  'packages/features/src/home/Home/Newsletter.tsx',
  async () => (await import('./Newsletter.tsx')).Newsletter,
);

/** The first window wakes at a touch, what is below it when it comes near. */
export function HomeView({ hero, categories, ...rest }: HomeViewProps) {
  const text = useText();
  return (
    <>
      <h1>
        <VisuallyHidden>{text('shell.title')}</VisuallyHidden>
      </h1>
      <Later part={top} props={{ hero, categories }} wake="touch" />
      <Later part={more} props={rest} wake="near" />
      <Later part={letter} props={{}} wake="near" />
    </>
  );
}
