import type { Article } from '@hien/api';
import { ArticleCard } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { SeeAll } from './SeeAll.tsx';
import { LeadSkeleton } from './skeletons.tsx';
import * as s from './Articles.css.ts';

/** The newest article as wide as the page, the ones before it in a row below. */
export function Articles({
  query,
  all,
}: {
  query: Loadable<{ items: readonly Article[] }>;
  all: string;
}) {
  const text = useText();
  return (
    <HomeSection
      id="articles"
      title={text('home.articles.title')}
      action={<SeeAll href={all} label="home.articles.all" />}
      ground="ruled"
      query={query}
      isEmpty={({ items }) => items.length === 0}
      skeleton={<LeadSkeleton />}
    >
      {({ items: [first, ...others] }) => (
        <div className={s.page}>
          {first ? <Entry article={first} look="lead" /> : null}
          <ul className={s.row}>
            {others.map((article) => (
              <li key={`article-${article.id}`} className={s.item}>
                <Entry article={article} look="row" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </HomeSection>
  );
}

function Entry({ article, look }: { article: Article; look: 'lead' | 'row' }) {
  const text = useText();
  const format = useFormat();
  return (
    <ArticleCard
      look={look}
      href={paths.articleDetail.to(useLanguage(), { id: article.id })}
      title={article.title}
      picture={article.picture}
      kicker={text(`article-type.${article.type}`)}
      excerpt={article.excerpt}
      date={{ text: format.date(article.published_at), iso: article.published_at }}
      facts={[text('reading.minutes', { count: article.reading_minutes })]}
    />
  );
}
