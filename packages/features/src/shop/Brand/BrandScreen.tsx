import { brandQuery, productsQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { nothingThere, type Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { numericId } from '../parts/numeric-id.ts';
import { BrandView } from './BrandView.tsx';

const limit = 24;
const pageOf = (params: URLSearchParams) => numericId(params.get('page') ?? '') ?? 1;
const input = (id: number, params: URLSearchParams) => ({
  brand: [id],
  category: numericId(params.get('category') ?? ''),
  page: Math.min(pageOf(params), 1000),
  limit,
});

export const prefetchBrand: Prefetch = (queryClient, { language, params, search }) => {
  const id = numericId(params.id ?? '');
  if (id === undefined) return [nothingThere()];
  return [
    queryClient.fetchQuery(brandQuery(language, id)),
    queryClient.prefetchQuery(productsQuery(language, input(id, search))),
  ];
};

/** One workshop: its story, then what it makes. */
export function BrandScreen() {
  const id = numericId(useRouteParams(paths.brand).id);
  return id === undefined ? <NotFoundState /> : <BrandPage key={id} id={id} />;
}

function BrandPage({ id }: { id: number }) {
  const language = useLanguage();
  const [params] = useSearchParams();
  const brand = useQuery(brandQuery(language, id));
  const wanted = input(id, params);
  const products = useQuery(productsQuery(language, wanted));
  return (
    <>
      {brand.data ? (
        <PageHead
          title={brand.data.name}
          description={brand.data.line ?? brand.data.name}
          hidden={params.size > 0}
        />
      ) : null}
      <BrandView
        brand={brand}
        products={products}
        category={wanted.category ?? null}
        page={wanted.page}
        href={({ category, page }) =>
          paths.brand.to(
            language,
            { id },
            {
              category: category ?? undefined,
              page: page === 1 ? undefined : page,
            },
          )
        }
      />
    </>
  );
}
