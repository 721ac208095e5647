import type { Question, QuestionList } from '@hien/api';
import { Badge, EmptyState, Section, SkeletonText, StatusBadge, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { DetailQuery } from './detail-query.ts';
import { Pages } from '../parts/Pages.tsx';
import { SellerReply } from './SellerReply.tsx';
import * as s from './Questions.css.ts';

interface QuestionsProps {
  questions: Loadable<QuestionList>;
  query: DetailQuery;
  href: (change: Partial<DetailQuery>) => string;
}

export function Questions({ questions, query, href }: QuestionsProps) {
  const text = useText();
  return (
    <Section title={text('shop.detail.questions')} id="questions">
      <QueryBoundary
        query={questions}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ meta }) => meta.total === 0}
        empty={
          <EmptyState
            level={3}
            drawing={null}
            title={text('shop.detail.questions.empty.title')}
            text={text('shop.detail.questions.empty.text')}
          />
        }
      >
        {({ items, meta }) => (
          <>
            <ul className={s.list}>
              {items.map((question) => (
                <li key={question.id} className={s.item}>
                  <QuestionCard question={question} />
                </li>
              ))}
            </ul>
            <Pages
              page={query.questionsPage}
              totalPages={meta.totalPages}
              href={(questionsPage) => `${href({ questionsPage })}#questions`}
              label={text('shop.detail.questions')}
            />
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

function QuestionCard({ question }: { question: Question }) {
  const text = useText();
  const format = useFormat();
  const answered = question.answer !== null;
  return (
    <article className={s.card}>
      <div className={s.line}>
        <Badge>{text(`shop.detail.question.${question.category}`)}</Badge>
        <StatusBadge tone={answered ? 'positive' : 'caution'}>
          {text(answered ? 'shop.detail.questions.answered' : 'shop.detail.questions.waiting')}
        </StatusBadge>
        <Text size="caption" tone="muted" numeric>
          {question.author.name} · {format.date(question.createdAt)}
        </Text>
      </div>
      <Text measure className={s.words}>
        {question.secret && question.content === ''
          ? text('shop.detail.questions.secret')
          : question.content}
      </Text>
      {question.answer ? <SellerReply reply={question.answer} /> : null}
    </article>
  );
}
