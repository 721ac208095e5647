import type { BrandDetail, ProductList } from '@hien/api';
import {
  Breadcrumbs,
  Chip,
  Container,
  EmptyState,
  Heading,
  Picture,
  Section,
  Skeleton,
  SkeletonText,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { categoryLabel } from '../../shared/catalog/category-label.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { ProductGrid, ProductGridSkeleton } from '../parts/ProductGrid.tsx';
import * as s from './Brand.css.ts';

interface BrandViewProps {
  brand: Loadable<BrandDetail>;
  products: Loadable<ProductList>;
  category: number | undefined;
  href: (change: { category?: number | undefined; page?: number }) => string;
}

export function BrandView({ brand, ...rest }: BrandViewProps) {
  return (
    <QueryBoundary
      query={brand}
      size="page"
      skeleton={
        <Container className={s.top}>
          <Skeleton height="40vh" />
          <SkeletonText lines={6} />
        </Container>
      }
      notFound={<NotFoundState />}
    >
      {(data) => <Brand brand={data} {...rest} />}
    </QueryBoundary>
  );
}

function Brand({
  brand,
  products,
  category,
  href,
}: Omit<BrandViewProps, 'brand'> & { brand: BrandDetail }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Container className={s.top}>
        <Breadcrumbs
          label={text('shop.detail.breadcrumb')}
          trail={[
            { label: text('nav.shop'), href: paths.shop.to(language) },
            { label: text('brands.title'), href: paths.brandDesignList.to(language) },
          ]}
          current={brand.name}
        />
        <div className={s.columns}>
          <div className={s.story}>
            <div className={s.name}>
              {brand.logo ? (
                <span className={s.mark}>
                  <Picture picture={brand.logo} ratio="1:1" sizes="64px" alt="" />
                </span>
              ) : null}
              <div>
                <Heading level={1}>{brand.name}</Heading>
                <Text size="small" tone="muted">
                  {[
                    brand.place ?? brand.country,
                    brand.founded === null ? null : text('brand.since', { year: brand.founded }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
            </div>
            {brand.line ? (
              <Text size="lead" measure>
                {brand.line}
              </Text>
            ) : null}
            {brand.story ? <Text measure>{brand.story}</Text> : null}
            {brand.craft ? (
              <Text size="small" tone="muted" measure>
                {brand.craft}
              </Text>
            ) : null}
          </div>
          <Picture
            picture={brand.cover}
            ratio="4:3"
            sizes="(min-width: 993px) 52vw, 100vw"
            alt=""
            priority
          />
        </div>
      </Container>
      <Section title={text('brand.products', { name: brand.name })} id="products">
        <nav aria-label={text('shop.categories')} className={s.chips}>
          <Chip href={href({ category: undefined })} chosen={category === undefined}>
            {text('brand.all', { count: brand.productCount })}
          </Chip>
          {brand.categories.map((one) => (
            <Chip
              key={one.categoryId}
              href={href({ category: one.categoryId })}
              chosen={one.categoryId === category}
            >
              {categoryLabel(one, language)}
            </Chip>
          ))}
        </nav>
        <PagedList
          query={products}
          label={text('shop.page.label')}
          skeleton={<ProductGridSkeleton count={6} />}
          href={(change) => `${href({ category, ...change })}#products`}
          level={3}
          empty={<EmptyState level={3} title={text('shop.empty.title')} />}
        >
          {(list) => <ProductGrid products={list.products} level={3} />}
        </PagedList>
      </Section>
    </>
  );
}
