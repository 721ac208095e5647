import type { ProductCard } from '@hien/api';
import { Carousel } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ProductTile } from '../../shared/product/ProductTile.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { CardRowSkeleton } from './skeletons.tsx';

/** Ten more pieces, in a row that is pushed along. */
export function AlsoLike({ query }: { query: Loadable<readonly ProductCard[]> }) {
  const text = useText();
  return (
    <HomeSection
      title={text('home.also-like.title')}
      query={query}
      isEmpty={(products) => products.length === 0}
      skeleton={<CardRowSkeleton kind="product" count={5} />}
    >
      {(products) => (
        <Carousel
          look="rail"
          slideWidth="clamp(180px, 44vw, 236px)"
          label={text('home.also-like.rail')}
          labels={{
            previous: text('carousel.previous'),
            next: text('carousel.next'),
            slide: (position, count) => text('carousel.slide', { position, count }),
            pause: text('carousel.pause'),
            play: text('carousel.play'),
          }}
          slides={products.map((product) => ({
            id: `also-${product.id}`,
            content: <ProductTile product={product} sizes="(min-width: 768px) 236px, 44vw" />,
          }))}
        />
      )}
    </HomeSection>
  );
}
