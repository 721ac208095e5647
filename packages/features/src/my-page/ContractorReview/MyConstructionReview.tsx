import type { MyConstructionReview as Mine } from '@hien/api';
import {
  constructionReviewTexts,
  reviewChangeRefusalTexts,
  reviewRemovalRuleLabels,
} from '@hien/domain';
import { Button, Heading, Notice, SkeletonText, Text } from '@hien/ui';
import { Suspense, lazy } from 'react';
import { ReviewBody, ReviewDay } from '../../shared/contractors/ReviewItem.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { constructionReviewStatus } from '../../shared/status/contractor-status.ts';
import { Appeal } from './Appeal.tsx';
import { CompanyName } from './CompanyName.tsx';
import { Evidence } from './Evidence.tsx';
import { TakeBack } from './TakeBack.tsx';
import * as s from './ContractorReview.css.ts';

const EditReview = lazy(async () => ({ default: (await import('./EditReview.tsx')).EditReview }));

interface MyConstructionReviewProps {
  mine: Mine;
  /** Its form is open. */
  edits: boolean;
  onEdit: (edits: boolean) => void;
  /** The sheet in which papers are sent is open. */
  proves: boolean;
  onProve: (proves: boolean) => void;
}

/** One of the member's own: what they said, what has become of it, and what they can still do. */
export function MyConstructionReview({
  mine,
  edits,
  onEdit,
  proves,
  onProve,
}: MyConstructionReviewProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { review, company, state, edit_refused: refused } = mine;
  return (
    <article className={s.review}>
      <header className={s.head}>
        <Heading level={2} size="h5">
          <CompanyName company={company} />
        </Heading>
        <CodeBadge status={constructionReviewStatus} code={state} />
        <Text size="caption" tone="muted" numeric>
          <ReviewDay review={review} />
        </Text>
      </header>
      <Text size="small" tone="muted">
        {constructionReviewTexts[state].next[language]}
      </Text>
      <Staff mine={mine} />
      <Appeal mine={mine} />
      {edits && refused === null ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <EditReview mine={mine} onDone={() => onEdit(false)} />
        </Suspense>
      ) : (
        <>
          <ReviewBody review={review} company={company.company_name} />
          <Evidence mine={mine} sends={proves} onSend={onProve} />
          {mine.withdraw_refused === null ? (
            <div className={s.acts}>
              <Button
                variant="secondary"
                size="sm"
                {...(refused === null
                  ? {}
                  : { disabledReason: reviewChangeRefusalTexts[refused][language] })}
                onClick={() => onEdit(true)}
              >
                {text('my-page.construction.edit')}
              </Button>
              <TakeBack id={review.id} />
              {refused === null ? (
                <Text size="caption" tone="muted" numeric>
                  {text('my-page.construction.edit.until', { date: date(mine.edit_until) })}
                </Text>
              ) : null}
            </div>
          ) : null}
        </>
      )}
    </article>
  );
}

/** The rule that the company named, and the words of our staff once they have decided. */
function Staff({ mine: { state, removal } }: { mine: Mine }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  if (removal === null || state === 'withdrawn') return null;
  const rule = reviewRemovalRuleLabels[removal.rule][language];
  if (removal.state === 'waiting' || removal.decided_at === null)
    return (
      <Notice tone="info" title={text('my-page.construction.asked', { rule })}>
        {text('my-page.construction.asked.at', { date: date(removal.requested_at) })}
      </Notice>
    );
  return (
    <Notice
      tone={removal.state === 'kept' || removal.state === 'restored' ? 'positive' : 'critical'}
      title={text(`my-page.construction.decided.${removal.state}`, {
        rule,
        date: date(removal.decided_at),
      })}
    >
      {removal.decision}
    </Notice>
  );
}
