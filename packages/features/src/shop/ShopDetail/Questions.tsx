import type { QuestionList } from '@hien/api';
import { lazy } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { Questions as Asked } from '../../shared/questions/Questions.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import type { DetailQuery } from './detail-query.ts';

const AskQuestion = lazy(async () => ({
  default: (await import('./AskQuestion.tsx')).AskQuestion,
}));

interface QuestionsProps {
  productId: number;
  questions: Loadable<QuestionList>;
  query: DetailQuery;
  href: (change: Partial<DetailQuery>) => string;
}

/** What was asked about a product; its seller answers. */
export function Questions({ productId, questions, query, href }: QuestionsProps) {
  const text = useText();
  return (
    <Asked
      questions={questions}
      page={query.questionsPage}
      href={(questionsPage) => href({ questionsPage })}
      words={{
        secret: text('shop.detail.questions.secret'),
        waiting: text('shop.detail.questions.waiting'),
        none: text('shop.detail.questions.empty.text'),
      }}
      sorted
      ask={(onDone) => <AskQuestion productId={productId} onDone={onDone} />}
    />
  );
}
