import { alsoLikeQuery, productQuery, questionsQuery, reviewsQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { nothingThere, type Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { rememberSeen } from '../parts/recently-seen.ts';
import { detailQueryToUrl, productId, readDetailQuery, type DetailQuery } from './detail-query.ts';
import { ProductHead } from './ProductHead.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ShopDetailView } from './ShopDetailView.tsx';

const reviewsInput = ({ reviewsPage, stars }: DetailQuery) => ({
  page: reviewsPage,
  stars: stars ?? undefined,
  limit: 5,
});
const questionsInput = ({ questionsPage }: DetailQuery) => ({ page: questionsPage, limit: 5 });

export const prefetchShopDetail: Prefetch = (queryClient, { language, params, search }) => {
  const id = productId(params.id ?? '');
  if (id === undefined) return [nothingThere()];
  const query = readDetailQuery(search);
  return [
    queryClient.fetchQuery(productQuery(language, id)),
    queryClient.prefetchQuery(reviewsQuery(language, id, reviewsInput(query))),
    queryClient.prefetchQuery(questionsQuery(language, id, questionsInput(query))),
    queryClient.prefetchQuery(alsoLikeQuery(language, { productId: id })),
  ];
};

/** One product. Reviews, questions and neighbours load beside it and fail alone. */
export function ShopDetailScreen() {
  const id = productId(useRouteParams(paths.shopDetail).id);
  return id === undefined ? <ProductNotFound /> : <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: number }) {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const query = readDetailQuery(params);
  const href = (change: Partial<DetailQuery>) =>
    paths.shopDetail.to(language, { id }, detailQueryToUrl({ ...query, ...change }));

  const product = useQuery(productQuery(language, id));
  const reviews = useQuery(reviewsQuery(language, id, reviewsInput(query)));
  const questions = useQuery(questionsQuery(language, id, questionsInput(query)));
  const alsoLike = useQuery(alsoLikeQuery(language, { productId: id }));
  const isThere = product.data !== undefined;
  useEffect(() => {
    if (isThere) rememberSeen(id);
  }, [id, isThere]);
  return (
    <>
      {product.data ? <ProductHead product={product.data} /> : null}
      <ShopDetailView
        query={query}
        href={href}
        product={product}
        reviews={reviews}
        questions={questions}
        alsoLike={alsoLike}
        onOption={(option) =>
          setParams(new URL(href({ option }), 'https://hien.invalid').searchParams, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </>
  );
}
