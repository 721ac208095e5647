import type { ProductCard, ProductDetail, QuestionList, ReviewList } from '@hien/api';
import { Breadcrumbs, Container, Gallery, Section } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { langOf } from '../../shared/i18n/InVietnamese.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { categoryLabel } from '../../shared/catalog/category-label.ts';
import { ProductGrid, ProductGridSkeleton } from '../parts/ProductGrid.tsx';
import { RecentlySeen } from '../parts/RecentlySeen.tsx';
import { ApplianceFacts } from './ApplianceFacts.tsx';
import { BuyBox } from './BuyBox.tsx';
import type { DetailQuery } from './detail-query.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { WillItFit } from './fit/WillItFit.tsx';
import { ProductFacts, ProductSpecs } from './ProductFacts.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductStory } from './ProductStory.tsx';
import { Questions } from './Questions.tsx';
import { Reviews } from './Reviews.tsx';
import { ShopNotices } from './ShopNotices.tsx';
import { ReportListing } from '../../shared/reports/ReportListing.tsx';
import * as s from './ShopDetailView.css.ts';

export interface ShopDetailViewProps {
  query: DetailQuery;
  /** The page's own address with a change. */
  href: (change: Partial<DetailQuery>) => string;
  product: Loadable<ProductDetail>;
  reviews: Loadable<ReviewList>;
  questions: Loadable<QuestionList>;
  alsoLike: Loadable<readonly ProductCard[]>;
  onOption: (id: number) => void;
}

export function ShopDetailView({ product, ...rest }: ShopDetailViewProps) {
  return (
    <QueryBoundary
      query={product}
      size="page"
      skeleton={<DetailSkeleton />}
      notFound={<ProductNotFound />}
    >
      {(data) => <Product product={data} {...rest} />}
    </QueryBoundary>
  );
}

function Product({
  product,
  query,
  href,
  reviews,
  questions,
  alsoLike,
  onOption,
}: Omit<ShopDetailViewProps, 'product'> & { product: ProductDetail }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Container className={s.top}>
        <Breadcrumbs
          label={text('shop.detail.breadcrumb')}
          trail={[
            { label: text('nav.shop'), href: paths.shop.to(language) },
            {
              label: categoryLabel(product.category, language),
              href: paths.shop.to(language, { category: product.category.categoryId }),
            },
          ]}
          current={product.name}
        />
        <div className={s.columns}>
          <div className={s.gallery}>
            <Gallery
              label={text('shop.detail.gallery', { name: product.name })}
              pictures={product.gallery}
              labels={{
                previous: text('shop.detail.gallery.previous'),
                next: text('shop.detail.gallery.next'),
                picture: (at, count) => text('shop.detail.gallery.position', { at, count }),
                zoom: text('shop.detail.gallery.zoom'),
                close: text('shop.detail.gallery.close'),
                zoomIn: text('shop.detail.gallery.zoom-in'),
                zoomOut: text('shop.detail.gallery.zoom-out'),
              }}
            />
          </div>
          <BuyBox product={product} option={query.option} onOption={onOption} />
        </div>
      </Container>
      <Section aria-label={text('shop.detail.description')}>
        <div className={s.story}>
          <div className={s.about}>
            <ShopNotices
              shop={product.shopNotices}
              item={product.notices}
              lang={langOf(product.inVietnamese, 'notices')}
            />
            <ProductStory product={product} />
            <ProductSpecs product={product} />
            <WillItFit product={product} />
            {product.appliance === null ? null : (
              <ApplianceFacts product={product} facts={product.appliance} />
            )}
          </div>
          <div className={s.facts}>
            <ProductFacts product={product} />
            <div>
              <ReportListing about="product" id={product.id} label={text('report.title.product')} />
            </div>
          </div>
        </div>
      </Section>
      <Reviews productId={product.id} reviews={reviews} query={query} href={href} />
      <Questions productId={product.id} questions={questions} query={query} href={href} />
      <Section title={text('shop.detail.also-like')} id="also-like">
        <QueryBoundary
          query={alsoLike}
          skeleton={<ProductGridSkeleton count={10} look="also" />}
          isEmpty={(list) => list.length === 0}
        >
          {(list) => <ProductGrid products={list} look="also" />}
        </QueryBoundary>
      </Section>
      <RecentlySeen except={product.id} />
    </>
  );
}
