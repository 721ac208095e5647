import { constructionReviewStates } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, SkeletonText } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { constructionReviewStatus } from '../../shared/status/contractor-status.ts';
import { SavedTabs } from '../parts/SavedTabs.tsx';
import type { ContractorReviewViewProps } from './ContractorReviewView.tsx';
import { MyConstructionReview } from './MyConstructionReview.tsx';
import * as s from './ContractorReview.css.ts';

interface MyConstructionReviewsProps extends Pick<
  ContractorReviewViewProps,
  'url' | 'href' | 'onGo'
> {
  list: ContractorReviewViewProps['mine'];
}

/** What the member wrote, by what has become of it. */
export function MyConstructionReviews({ list, url, href, onGo }: MyConstructionReviewsProps) {
  const text = useText();
  const language = useLanguage();
  const counts = list.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={s.stack}>
      {all ? (
        <SavedTabs
          label={text('my-page.construction.states')}
          chosen={url.state ?? 'all'}
          tabs={[
            {
              id: 'all' as const,
              name: text('my-page.construction.all'),
              count: all,
              href: href({ state: undefined, edit: undefined, prove: undefined, page: 1 }),
            },
            ...constructionReviewStates.map((state) => ({
              id: state,
              name: constructionReviewStatus.words[state][language],
              count: counts[state],
              href: href({ state, edit: undefined, prove: undefined, page: 1 }),
            })),
          ]}
        />
      ) : null}
      <PagedList
        query={list}
        size="page"
        skeleton={<SkeletonText lines={10} />}
        label={text('my-page.construction.tab.mine')}
        href={(change) => href({ ...change, edit: undefined, prove: undefined })}
        isNarrowed={url.state !== undefined}
        startHref={href({ state: undefined, page: 1 })}
        empty={
          <EmptyState
            title={text('my-page.construction.mine.empty.title')}
            text={text('my-page.construction.mine.empty.text')}
            action={
              <ButtonLink variant="primary" href={paths.contractor.to(language)}>
                {text('my-page.construction.find')}
              </ButtonLink>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((mine) => (
              <li key={mine.review.id} className={s.item}>
                <MyConstructionReview
                  mine={mine}
                  edits={url.edit === mine.review.id}
                  proves={url.prove === mine.review.id}
                  onProve={(proves) =>
                    onGo({ page: url.page, prove: proves ? mine.review.id : undefined })
                  }
                  onEdit={(edits) =>
                    onGo({ page: url.page, edit: edits ? mine.review.id : undefined })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
