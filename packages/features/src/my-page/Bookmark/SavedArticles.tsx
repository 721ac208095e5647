import type { SavedArticleList } from '@hien/api';
import { SkeletonCard } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { ArticleEntry } from '../../shared/reading/ArticleEntry.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';
import * as s from './BookmarkView.css.ts';

interface SavedArticlesProps {
  saved: Loadable<SavedArticleList>;
  href: (change: { page: number }) => string;
}

/** Saved articles as cards, as the magazine shows them. */
export function SavedArticles({ saved, href }: SavedArticlesProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <SavedList
      saved={saved}
      label={text('my-page.bookmark.title')}
      href={href}
      none={{
        title: text('my-page.bookmark.articles.empty.title'),
        text: text('my-page.bookmark.articles.empty.text'),
        action: text('my-page.bookmark.articles.empty.action'),
      }}
      startHref={paths.article.to(language)}
      skeleton={
        <div className={s.articles}>
          {Array.from({ length: 3 }, (_, at) => (
            <SkeletonCard key={at} kind="article" />
          ))}
        </div>
      }
    >
      {({ items }) => (
        <div className={s.articles}>
          {items.map(({ article }) => (
            <ArticleEntry key={article.id} article={article} />
          ))}
        </div>
      )}
    </SavedList>
  );
}
