import type { DesignQuestionCaseList } from '@hien/api';
import { EmptyState, SkeletonText } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { DesignQuestionThread } from '../../shared/questions/DesignQuestionThread.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { AboutLine } from './AboutLine.tsx';
import { LargePictureRequests } from './LargePictureRequests.tsx';
import type { ReviewViewProps } from './ReviewView.tsx';
import * as s from './Review.css.ts';

interface DesignQuestionsProps extends Pick<ReviewViewProps, 'href'> {
  list: Loadable<DesignQuestionCaseList>;
}

/** What is asked about a design partner's own designs: the longest wait first. */
export function DesignQuestions({ list, href }: DesignQuestionsProps) {
  const text = useText();
  return (
    <div className={s.stack}>
      <LargePictureRequests />
      <PagedList
        query={list}
        size="page"
        skeleton={<SkeletonText lines={8} />}
        label={text('my-page.review.tab.of-designs')}
        href={href}
        empty={
          <EmptyState
            title={text('my-page.review.of-designs.empty.title')}
            text={text('my-page.review.of-designs.empty.text')}
          />
        }
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((question) => (
              <li key={question.id} className={s.item}>
                <article className={s.stack}>
                  <AboutLine question={question} facts={null} />
                  <DesignQuestionThread question={question} />
                </article>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
