import type { Answer } from '@hien/api';
import { EmptyState, SkeletonCard } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import type { Growth } from '../../shared/lists/grown/useGrown.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { ArticleEntry } from '../../shared/reading/ArticleEntry.tsx';
import { FollowFeed } from '../parts/FollowFeed.tsx';
import { type ArticlePlace, articleTypes } from './article-place.ts';
import * as s from './ArticleView.css.ts';

interface ArticleViewProps {
  query: Loadable<Answer<'listArticles'>>;
  growth: Growth;
  place: ArticlePlace;
  /** The list's address with a change, from its first page on. */
  href: (change: Partial<ArticlePlace>) => string;
  onSearch: (q: string) => void;
}

/** The newest article as wide as the page, the others in rows beneath it; what is searched for has no lead. */
export function ArticleView({ query, growth, place, href, onSearch }: ArticleViewProps) {
  const text = useText();
  const hasLead = growth.from === 1 && place.q === '';
  return (
    <ListPage
      title={place.type ? text(`article-type.${place.type}`) : text('article.title')}
      lead={text('article.lead')}
      filters={
        <ListChips
          label={text('article.types')}
          all={text('article.types.all')}
          options={articleTypes.map((value) => ({ value, label: text(`article-type.${value}`) }))}
          value={place.type}
          href={(type) => href({ type })}
        />
      }
      search={
        <ListSearch
          label={text('article.search')}
          placeholder={text('article.search.placeholder')}
          q={place.q}
          onSearch={onSearch}
        />
      }
    >
      <PagedList
        query={query}
        growth={growth}
        label={text('article.title')}
        skeleton={<ArticlesSkeleton />}
        href={href}
        isNarrowed={place.q !== '' || place.type !== undefined}
        startHref={href({ type: undefined, q: '' })}
        empty={<EmptyState title={text('article.empty.title')} text={text('article.empty.text')} />}
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((article, at) => {
              const lead = hasLead && at === 0;
              return (
                <li key={article.id} data-listed className={lead ? s.lead : undefined}>
                  <ArticleEntry
                    article={article}
                    look={lead ? 'lead' : 'default'}
                    priority={at === 0}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </PagedList>
      <FollowFeed kind="articles" title={text('article.title')} />
    </ListPage>
  );
}

function ArticlesSkeleton() {
  return (
    <div className={s.list}>
      {Array.from({ length: 6 }, (_, at) => (
        <SkeletonCard key={at} kind="article" />
      ))}
    </div>
  );
}
