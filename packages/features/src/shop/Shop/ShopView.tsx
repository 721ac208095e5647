import type { ProductList } from '@hien/api';
import type { Category } from '@hien/domain';
import {
  ButtonLink,
  Container,
  EmptyState,
  FilterPanel,
  Heading,
  Text,
  VisuallyHidden,
} from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { Suspense } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { OtherWays } from './OtherWays.tsx';
import { Filters } from './Filters.tsx';
import { ProductGrid, ProductGridSkeleton } from '../parts/ProductGrid.tsx';
import { filterCount, shopAddress, type ShopQuery } from './shop-query.ts';
import { ShopSort } from './ShopSort.tsx';
import * as s from './ShopView.css.ts';

export interface ShopViewProps {
  title: string;
  /** What is shown. */
  query: ShopQuery;
  /** What is ticked: ahead of what is shown while the next list loads. */
  chosen: ShopQuery;
  /** The address of another list. */
  href: (query: ShopQuery) => string;
  products: Loadable<ProductList>;
  /** “All” first. */
  categories: readonly Category[];
  onChange: (query: ShopQuery) => void;
}

export function ShopView({
  title,
  query,
  chosen,
  href,
  products,
  categories,
  onChange,
}: ShopViewProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { data } = products;
  const inForce = filterCount(chosen);
  const found =
    data && text(query.q ? 'shop.found-for' : 'shop.found', { count: data.meta.total, q: query.q });
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="muted" measure>
          {text('shop.lead')}
        </Text>
      </header>
      <CategoryRow categories={categories} query={query} href={href} language={language} />
      <OtherWays />
      <FilterPanel
        className={s.panel}
        texts={{
          title: text('shop.filter.title'),
          open: text('shop.filter.open'),
          close: text('shop.filter.close'),
          // How many there are, nobody knows before a list has come.
          show: data
            ? text('shop.filter.show', { count: data.meta.total })
            : text('shop.filter.close'),
          list: text('shop.list'),
        }}
        filters={
          <Suspense>
            <Filters
              query={chosen}
              facets={data?.facets}
              failed={products.error !== null}
              onChange={onChange}
            />
          </Suspense>
        }
        chosen={inForce > 0 ? format.integer(inForce) : undefined}
        found={found ?? '\u00a0'}
        tools={<ShopSort query={query} href={href} />}
        active={
          <ActiveFilters query={query} facets={data?.facets} categories={categories} href={href} />
        }
      >
        <VisuallyHidden role="status">
          {products.isFetching && data ? text('shop.updating') : (found ?? '')}
        </VisuallyHidden>
        <PagedList
          query={products}
          label={text('shop.page.label')}
          skeleton={<ProductGridSkeleton />}
          href={(change) => href({ ...query, ...change })}
          empty={<NothingFound query={query} href={href} />}
        >
          {(list) => <ProductGrid products={list.products} />}
        </PagedList>
      </FilterPanel>
    </Container>
  );
}

interface NothingFoundProps {
  query: ShopQuery;
  href: (query: ShopQuery) => string;
}

function NothingFound({ query, href }: NothingFoundProps) {
  const text = useText();
  const narrowedDown = query.q !== '' || filterCount(query) > 0;
  return (
    <EmptyState
      title={text('shop.empty.title')}
      text={text('shop.empty.text')}
      action={
        narrowedDown ? (
          <ButtonLink href={href({ ...shopAddress.start, sort: query.sort })}>
            {text('shop.empty.clear')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
