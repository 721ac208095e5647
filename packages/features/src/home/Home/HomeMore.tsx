import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { AlsoLike } from './AlsoLike.tsx';
import { Articles } from './Articles.tsx';
import { BestProducts } from './BestProducts.tsx';
import { DecorSets } from './DecorSets.tsx';
import { Designs } from './Designs.tsx';
import type { HomeViewProps } from './HomeView.tsx';
import { MiddleBanner } from './MiddleBanner.tsx';
import { RealHomes } from './RealHomes.tsx';
import { ShopTheRoom } from './ShopTheRoom.tsx';

/** Home below the first window: pictures and lists take turns, no two neighbours are built alike. */
export function HomeMore({
  best,
  topDesigns,
  decor,
  shares,
  middle,
  designs,
  articles,
  alsoLike,
}: Omit<HomeViewProps, 'hero' | 'categories'>) {
  const language = useLanguage();
  return (
    <>
      <BestProducts query={best} all={paths.shop.to(language, { sort: 'best' })} />
      <ShopTheRoom query={topDesigns} />
      <DecorSets query={decor} />
      <RealHomes query={shares} all={paths.interiorShare.to(language)} />
      <MiddleBanner query={middle} />
      <Designs query={designs} all={paths.interiorDesign.to(language)} />
      <Articles query={articles} all={paths.article.to(language)} />
      <AlsoLike query={alsoLike} />
    </>
  );
}
