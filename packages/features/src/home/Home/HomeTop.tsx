import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { Find } from './Find.tsx';
import { Hero } from './Hero.tsx';
import type { HomeViewProps } from './HomeView.tsx';

/** The first window of home: banners, search, categories. */
export function HomeTop({ hero, categories }: Pick<HomeViewProps, 'hero' | 'categories'>) {
  return (
    <AreaMessages area="home">
      <Hero query={hero} />
      <Find categories={categories} />
    </AreaMessages>
  );
}
