import type { SavedEssayList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ArticleCard, SkeletonCard } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';
import * as s from './BookmarkView.css.ts';

interface SavedEssaysProps {
  saved: Loadable<SavedEssayList>;
  href: (change: { page: number }) => string;
}

/** Saved essays as cards, each under the name of who signs it. */
export function SavedEssays({ saved, href }: SavedEssaysProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <SavedList
      saved={saved}
      label={text('my-page.bookmark.title')}
      href={href}
      none={{
        title: text('my-page.bookmark.essays.empty.title'),
        text: text('my-page.bookmark.essays.empty.text'),
        action: text('my-page.bookmark.essays.empty.action'),
      }}
      startHref={paths.essay.to(language)}
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
          {items.map(({ essay: { id, slug, title, excerpt, picture, author, ...essay } }) => (
            <ArticleCard
              key={id}
              level={2}
              href={paths.essayDetail.to(language, { id, slug })}
              title={title}
              picture={picture}
              kicker={author.name}
              excerpt={excerpt}
              date={{ text: format.date(essay.published_at), iso: essay.published_at }}
              facts={[text('reading.minutes', { count: essay.reading_minutes })]}
            />
          ))}
        </div>
      )}
    </SavedList>
  );
}
