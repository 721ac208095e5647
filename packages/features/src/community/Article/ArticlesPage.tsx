import { listArticles } from '@hien/api';
import { searchWords } from '@hien/domain';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useGrown } from '../../shared/lists/grown/useGrown.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { type ArticlePlace, placeHref, readPlace } from './article-place.ts';
import { ArticleView } from './ArticleView.tsx';

/** A lead over four rows of three. */
const limit = 13;
const input = (place: ArticlePlace) => ({ ...place, limit });

export const prefetchArticles: Prefetch = ({ notFound, want, params, search }) => {
  const place = readPlace(params, searchWords(search.get('q')));
  if (place === undefined) return notFound();
  want(listArticles, input(place));
};

/** The magazine's list: its kind and page stand in the path, words behind it. */
export function ArticlesPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { search } = useLocation();
  const place = readPlace(params, searchWords(new URLSearchParams(search).get('q')));
  return place === undefined ? <NotFoundState /> : <Articles place={place} />;
}

function Articles({ place }: { place: ArticlePlace }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const articles = useGrown(listArticles, (page) => input({ ...place, page }), place.page);
  const href = (change: Partial<ArticlePlace>) =>
    placeHref(language, { ...place, page: 1, ...change });
  return (
    <>
      <PageHead
        title={place.type ? text(`article-type.${place.type}`) : text('article.title')}
        description={text('article.lead')}
        hidden={place.q !== ''}
      />
      <ArticleView
        {...articles}
        place={place}
        href={href}
        onSearch={(q) => void navigate(href({ q }), { preventScrollReset: true })}
      />
    </>
  );
}
