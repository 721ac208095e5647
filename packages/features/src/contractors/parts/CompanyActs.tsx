import type { ConstructionReview } from '@hien/api';
import { Button } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { AskRemoval } from './AskRemoval.tsx';
import * as s from './CompanyActs.css.ts';

interface CompanyActsProps {
  review: ConstructionReview;
  /** Staff have been asked to remove it: nobody asks twice. */
  isAsked?: boolean;
}

/** What the company can do below a review of its work: answer it once, and ask for its removal. */
export function CompanyActs({ review, isAsked = false }: CompanyActsProps) {
  const text = useText();
  const [act, setAct] = useState<'answer' | 'removal'>();
  const close = () => setAct(undefined);
  if (review.removed !== null || (isAsked && review.reply !== null)) return null;
  if (act === 'answer') return <AnswerReview review={review} onDone={close} />;
  if (act === 'removal') return <AskRemoval review={review} onDone={close} />;
  return (
    <div className={s.end}>
      {review.reply === null ? (
        <Button variant="secondary" size="sm" onClick={() => setAct('answer')}>
          {text('review.answer')}
        </Button>
      ) : null}
      {isAsked ? null : (
        <Button variant="quiet" size="sm" onClick={() => setAct('removal')}>
          {text('review.removal')}
        </Button>
      )}
    </div>
  );
}
