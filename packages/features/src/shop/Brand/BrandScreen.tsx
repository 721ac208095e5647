import { getBrand, listProducts } from '@hien/api';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
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

export const prefetch: Prefetch = ({ notFound, want, need, params, search }) => {
  const id = numericId(params.id ?? '');
  if (id === undefined) return notFound();
  need(getBrand, { id });
  want(listProducts, input(id, search));
};

/** One workshop: its story, then what it makes. */
export function Screen() {
  const id = numericId(useRouteParams(paths.brand).id);
  return id === undefined ? <NotFoundState /> : <BrandPage key={id} id={id} />;
}

function BrandPage({ id }: { id: number }) {
  const language = useLanguage();
  const [params] = useSearchParams();
  const brand = useCall(getBrand, { id });
  const wanted = input(id, params);
  const products = useCall(listProducts, wanted);
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
