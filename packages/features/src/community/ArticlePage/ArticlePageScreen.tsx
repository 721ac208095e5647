import { paths } from '@hien/domain/routes';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ArticlesPage } from '../Article/ArticlesPage.tsx';

export { prefetchArticles as prefetch } from '../Article/ArticlesPage.tsx';

/** One kind of article, or a further page of all of them. */
export function Screen() {
  return <ArticlesPage params={useRouteParams(paths.articlePage)} />;
}
