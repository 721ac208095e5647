import type { ConstructionReview } from '@hien/api';
import { Button } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { AskRemoval } from './AskRemoval.tsx';
import * as s from './ReviewsView.css.ts';

/** What the company can do below a review of its work: answer it once, and ask for its removal. */
export function CompanyActs({ review }: { review: ConstructionReview }) {
  const text = useText();
  const [act, setAct] = useState<'answer' | 'removal'>();
  const close = () => setAct(undefined);
  if (review.removed !== null) return null;
  if (act === 'answer') return <AnswerReview review={review} onDone={close} />;
  if (act === 'removal') return <AskRemoval review={review} onDone={close} />;
  return (
    <div className={s.end}>
      {review.reply === null ? (
        <Button variant="secondary" size="sm" onClick={() => setAct('answer')}>
          {text('review.answer')}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={() => setAct('removal')}>
        {text('review.removal')}
      </Button>
    </div>
  );
}
