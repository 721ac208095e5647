import { alsoLikeQuery, productQuery, questionsQuery, reviewsQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { detailQueryToUrl, productId, readDetailQuery, type DetailQuery } from './detail-query.ts';
import { ProductHead } from './ProductHead.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ShopDetailView } from './ShopDetailView.tsx';

/** One product. Reviews, questions and neighbours load beside it and fail alone. */
export function ShopDetailScreen() {
  const id = productId(useRouteParams(paths.shopDetail).id);
  return id === undefined ? <ProductNotFound /> : <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: number }) {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const query = readDetailQuery(params);
  const href = (change: Partial<DetailQuery>) => paths.shopDetail.to(language, { id }, detailQueryToUrl({ ...query, ...change }));

  const product = useQuery(productQuery(language, id));
  const reviews = useQuery(reviewsQuery(language, id, { page: query.reviewsPage, stars: query.stars ?? undefined, limit: 5 }));
  const questions = useQuery(questionsQuery(language, id, { page: query.questionsPage, limit: 5 }));
  const alsoLike = useQuery(alsoLikeQuery(language, { productId: id }));
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
          setParams(new URL(href({ option }), 'https://hien.invalid').searchParams, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
