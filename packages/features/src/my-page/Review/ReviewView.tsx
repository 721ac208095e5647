import type {
  DesignQuestionCaseList,
  MyQuestionList,
  MyReviewList,
  ReviewableList,
} from '@hien/api';
import { Tabs } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { DesignQuestions } from './DesignQuestions.tsx';
import { MyQuestions } from './MyQuestions.tsx';
import { MyReviews } from './MyReviews.tsx';
import { type ReviewTab, type ReviewUrl, reviewTabs } from './review-url.ts';
import type { ReviewValues } from './ReviewForm.tsx';
import { PendingReviews } from './PendingReviews.tsx';

export interface ReviewViewProps {
  url: ReviewUrl;
  href: (change: Partial<ReviewUrl>) => string;
  toWrite: Loadable<ReviewableList>;
  mine: Loadable<MyReviewList>;
  questions: Loadable<MyQuestionList>;
  /** Null for who sells no designs. */
  ofDesigns: Loadable<DesignQuestionCaseList> | null;
  onGo: (change: Partial<ReviewUrl>) => void;
  onSend: (orderItemId: number, values: ReviewValues) => Promise<SubmitFailure | undefined>;
}

export function ReviewView(props: ReviewViewProps) {
  const { url, href, toWrite, mine, questions, ofDesigns, onGo, onSend } = props;
  const text = useText();
  const format = useFormat();
  const shown = reviewTabs.filter((tab) => tab !== 'of-designs' || ofDesigns !== null);
  const count: Record<ReviewTab, number | undefined> = {
    'to-write': toWrite.data?.meta.total,
    mine: mine.data?.meta.total,
    questions: questions.data?.meta.total,
    'of-designs': ofDesigns?.data?.counts.unanswered,
  };
  const content = {
    'to-write': <PendingReviews list={toWrite} url={url} href={href} onGo={onGo} onSend={onSend} />,
    mine: <MyReviews list={mine} href={href} />,
    questions: <MyQuestions list={questions} href={href} />,
    'of-designs': ofDesigns === null ? null : <DesignQuestions list={ofDesigns} href={href} />,
  };
  return (
    <MyPageFrame
      section="review"
      title={text('my-page.review.title')}
      lead={text('my-page.review.lead')}
    >
      <div id="reviews">
        <Tabs
          label={text('my-page.review.title')}
          // A link to a list that is not theirs leads to what they have to write.
          value={shown.includes(url.tab) ? url.tab : 'to-write'}
          onChange={(id) => {
            const tab = reviewTabs.find((one) => one === id);
            if (tab) onGo({ tab, write: undefined });
          }}
          items={shown.map((id) => ({
            id,
            label: text(`my-page.review.tab.${id}`),
            count: count[id] === undefined ? undefined : format.integer(count[id]),
            content: content[id],
          }))}
        />
      </div>
    </MyPageFrame>
  );
}
