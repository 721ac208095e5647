import { getProduct, listAlsoLike, listProductPlaces, listQuestions, listReviews } from '@hien/api';
import { useEffect } from 'react';
import { readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { rememberSeen } from '../parts/recently-seen.ts';
import { type DetailQuery, detailAddress } from './detail-query.ts';
import { ProductHead } from './ProductHead.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ShopDetailView } from './ShopDetailView.tsx';

const reviewsInput = ({ reviewsPage, stars }: DetailQuery) => ({
  page: reviewsPage,
  stars: stars ?? undefined,
  limit: 5,
});
const questionsInput = ({ questionsPage }: DetailQuery) => ({ page: questionsPage, limit: 5 });

export const prefetch: Prefetch = ({ notFound, want, need, params, search }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  const query = detailAddress.read(search);
  need(getProduct, { id });
  want(listReviews, { id, ...reviewsInput(query) });
  want(listQuestions, { id, ...questionsInput(query) });
  want(listAlsoLike, { productId: id });
  want(listProductPlaces, { product_ids: [id] });
};

/** One product. Reviews, questions and neighbours load beside it and fail alone. */
export function Screen() {
  const id = readId(useRouteParams(paths.shopDetail).id);
  return id === undefined ? <ProductNotFound /> : <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: number }) {
  const { url: query, href, go } = useAddress(detailAddress);

  const product = useCall(getProduct, { id });
  const reviews = useCall(listReviews, { id, ...reviewsInput(query) });
  const questions = useCall(listQuestions, { id, ...questionsInput(query) });
  const alsoLike = useCall(listAlsoLike, { productId: id }, { select: ({ products }) => products });
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
        onOption={(option) => go({ option }, { replace: true })}
      />
    </>
  );
}
