import type { ProductCard } from '@hien/api';
import { useText } from '../../shared/i18n/useText.ts';
import { WholeRows } from '../../shared/lists/WholeRows.tsx';
import { ProductTile } from '../../shared/product/ProductTile.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { SeeAll } from './SeeAll.tsx';
import { TileGridSkeleton } from './skeletons.tsx';

/** What sold best, in whole rows (D63). */
export function BestProducts({
  query,
  all,
}: {
  query: Loadable<readonly ProductCard[]>;
  all: string;
}) {
  const text = useText();
  return (
    <HomeSection
      title={text('home.best.title')}
      action={<SeeAll href={all} label="home.best.all" />}
      query={query}
      isEmpty={(products) => products.length === 0}
      skeleton={<TileGridSkeleton />}
    >
      {(products) => (
        <WholeRows items={products} itemKey={({ id }) => `best-${id}`}>
          {(product) => (
            <ProductTile
              product={product}
              sizes="(min-width: 1344px) 410px, (min-width: 993px) 33vw, 50vw"
            />
          )}
        </WholeRows>
      )}
    </HomeSection>
  );
}
