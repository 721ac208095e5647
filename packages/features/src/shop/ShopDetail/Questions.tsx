import { type Question, type QuestionList } from '@hien/api';
import { Badge, Button, EmptyState, Section, SkeletonText, StatusBadge, Text } from '@hien/ui';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Fragment, Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { DetailQuery } from './detail-query.ts';
import { Pages } from '../../shared/lists/Pages.tsx';
import { SellerReply } from './SellerReply.tsx';
import * as s from './Questions.css.ts';
import { useSession } from '../../shared/session/useSession.ts';

const AskQuestion = lazy(async () => ({
  default: (await import('./AskQuestion.tsx')).AskQuestion,
}));

interface QuestionsProps {
  productId: number;
  questions: Loadable<QuestionList>;
  query: DetailQuery;
  href: (change: Partial<DetailQuery>) => string;
}

export function Questions({ productId, questions, query, href }: QuestionsProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { status } = useSession();
  const here = `${href({})}#questions`;
  const ask = () => {
    if (status === 'signed-in') setAsking(true);
    else void navigate(paths.login.to(language, { next: here }));
  };
  return (
    <Section
      title={text('shop.detail.questions')}
      id="questions"
      action={
        asking ? undefined : (
          <Button onClick={ask}>
            <MessageCircleQuestionMark size={18} strokeWidth={1.75} aria-hidden />{' '}
            {text('shop.ask.open')}
          </Button>
        )
      }
    >
      {asking ? (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <AskQuestion productId={productId} onDone={() => setAsking(false)} />
        </Suspense>
      ) : null}
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
  const answered = (question.further.at(-1) ?? question).answer !== null;
  return (
    <article className={s.card}>
      <div className={s.line}>
        <Badge>{text(`shop.detail.question.${question.category}`)}</Badge>
        <StatusBadge tone={answered ? 'positive' : 'caution'}>
          {text(answered ? 'shop.detail.questions.answered' : 'shop.detail.questions.waiting')}
        </StatusBadge>
        <Text size="caption" tone="muted" numeric>
          {question.author.name === '' ? null : `${question.author.name} · `}
          {format.date(question.createdAt)}
        </Text>
      </div>
      <Text measure className={s.words}>
        {question.secret && question.content === ''
          ? text('shop.detail.questions.secret')
          : question.content}
      </Text>
      {question.answer ? <SellerReply reply={question.answer} /> : null}
      {question.content === ''
        ? null
        : question.further.map((turn) => (
            <Fragment key={turn.createdAt}>
              <div>
                <Text size="caption" tone="muted" numeric>
                  {text('shop.detail.questions.further', {
                    name: question.author.name,
                    date: format.date(turn.createdAt),
                  })}
                </Text>
                <Text measure className={s.words}>
                  {turn.content}
                </Text>
              </div>
              {turn.answer ? <SellerReply reply={turn.answer} /> : null}
            </Fragment>
          ))}
    </article>
  );
}
