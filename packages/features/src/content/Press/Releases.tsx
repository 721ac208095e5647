import type { Article } from '@hien/api';
import { EmptyState, Heading, Link, SkeletonText, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './PressView.css.ts';

/** The news among the articles, newest first. */
export function Releases({ releases }: { releases: Loadable<{ items: Article[] }> }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <QueryBoundary
      query={releases}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          drawing={null}
          title={text('press.releases.empty')}
          text={text('press.releases.empty.text')}
        />
      }
    >
      {({ items }) => (
        <ol>
          {items.map(({ id, title, excerpt, published_at }) => {
            return (
              <li key={id} className={s.release}>
                <time className={s.date} dateTime={published_at}>
                  {format.date(published_at)}
                </time>
                <div className={s.releaseWords}>
                  <Heading level={3} size="h5">
                    <Link href={paths.articleDetail.to(language, { id })}>{title}</Link>
                  </Heading>
                  <Text tone="muted" measure>
                    {excerpt}
                  </Text>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </QueryBoundary>
  );
}
