import type { Answer } from '@hien/api';
import { EmptyState, SkeletonCard } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Growth } from '../../shared/lists/grown/useGrown.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { EssayEntry } from './EssayEntry.tsx';
import * as s from './EssaysView.css.ts';

interface EssaysViewProps {
  query: Loadable<Answer<'listEssays'>>;
  growth: Growth;
  href: (change: { page: number }) => string;
}

/** One beneath the other, as in a book's contents: what somebody wrote leads, its picture follows. */
export function EssaysView({ query, growth, href }: EssaysViewProps) {
  const text = useText();
  return (
    <ListPage title={text('essay.title')} lead={text('essay.lead')}>
      <PagedList
        query={query}
        growth={growth}
        label={text('essay.title')}
        skeleton={<EssaysSkeleton />}
        size="page"
        href={href}
        empty={<EmptyState title={text('essay.empty.title')} text={text('essay.empty.text')} />}
      >
        {({ items }) => (
          <ol className={s.list}>
            {items.map((essay, at) => (
              <li key={essay.id} data-listed>
                <EssayEntry essay={essay} isLead={growth.from === 1 && at === 0} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </ListPage>
  );
}

const EssaysSkeleton = () => (
  <div className={s.list}>
    {[0, 1, 2].map((row) => (
      <SkeletonCard key={row} kind="article" />
    ))}
  </div>
);
