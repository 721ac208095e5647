import { getArticle, listProductsByIds } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ArticleDetailView } from './ArticleDetailView.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';

export const prefetch: Prefetch = async ({ notFound, need, want, params }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  const { product_ids: ids } = await need(getArticle, { id });
  if (ids.length > 0) want(listProductsByIds, { ids });
};

/** One article to read. The pieces it shows load beside it and fail alone. */
export function Screen() {
  const id = readId(useRouteParams(paths.articleDetail).id);
  return id === undefined ? <ArticleNotFound /> : <ArticlePage key={id} id={id} />;
}

function ArticlePage({ id }: { id: number }) {
  const article = useCall(getArticle, { id });
  const ids = article.data?.product_ids ?? [];
  const pieces = useCall(
    listProductsByIds,
    { ids },
    { enabled: ids.length > 0, select: ({ products }) => products },
  );
  return (
    <>
      {article.data ? <ArticleHead article={article.data} /> : null}
      <AreaMessages area="shop">
        <ArticleDetailView article={article} pieces={pieces} />
      </AreaMessages>
    </>
  );
}
