import { ArticlesPage } from './ArticlesPage.tsx';

export { prefetchArticles as prefetch } from './ArticlesPage.tsx';

const everything = {};

/** The magazine: the newest of every kind. */
export function Screen() {
  return <ArticlesPage params={everything} />;
}
