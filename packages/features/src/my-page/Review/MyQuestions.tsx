import type { MyQuestion } from '@hien/api';
import { topicLabels } from '@hien/domain';
import { Badge, Button, ButtonLink, EmptyState, SkeletonText, Text } from '@hien/ui';
import { LockKeyhole } from 'lucide-react';
import { Fragment, Suspense, lazy, useState } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { questionStatus } from '../../shared/status/community-status.ts';
import { AboutLine } from './AboutLine.tsx';
import type { ReviewViewProps } from './ReviewView.tsx';
import { SellerReply } from './SellerReply.tsx';
import * as s from './Review.css.ts';

const FollowUpQuestion = lazy(async () => ({
  default: (await import('./FollowUpQuestion.tsx')).FollowUpQuestion,
}));

interface MyQuestionsProps extends Pick<ReviewViewProps, 'href'> {
  list: ReviewViewProps['questions'];
}

/** What the member asked sellers, answered or not. */
export function MyQuestions({ list, href }: MyQuestionsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <PagedList
      query={list}
      size="page"
      skeleton={<SkeletonText lines={8} />}
      label={text('my-page.review.tab.questions')}
      href={href}
      empty={
        <EmptyState
          title={text('my-page.review.questions.empty.title')}
          text={text('my-page.review.questions.empty.text')}
          action={
            <ButtonLink href={paths.shop.to(language)}>
              {text('my-page.bookmark.empty.action')}
            </ButtonLink>
          }
        />
      }
    >
      {({ items }) => (
        <div className={s.stack}>
          <ul className={s.list}>
            {items.map((question) => (
              <li key={question.id} className={s.item}>
                <QuestionItem question={question} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  );
}

function QuestionItem({ question }: { question: MyQuestion }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  return (
    <article className={s.stack}>
      <AboutLine
        question={question}
        facts={
          <div className={s.badges}>
            {question.product === null ? null : (
              <Badge>{topicLabels[question.category][language]}</Badge>
            )}
            <Text as="span" size="caption" tone="muted" numeric>
              {format.date(question.createdAt)}
            </Text>
            {question.secret ? (
              <Text as="span" size="caption" tone="muted" className={s.signed}>
                <LockKeyhole size={14} strokeWidth={1.75} aria-hidden />
                {text('my-page.review.questions.secret')}
              </Text>
            ) : null}
          </div>
        }
        action={<CodeBadge status={questionStatus} code={question.state} />}
      />
      <Text measure className={s.words}>
        {question.content}
      </Text>
      {question.answer ? <SellerReply reply={question.answer} /> : null}
      {question.further.map((turn) => (
        <Fragment key={turn.createdAt}>
          <div>
            <Text size="caption" tone="muted" numeric>
              {text('my-page.review.more.said', { date: format.date(turn.createdAt) })}
            </Text>
            <Text measure className={s.words}>
              {turn.content}
            </Text>
          </div>
          {turn.answer ? <SellerReply reply={turn.answer} /> : null}
        </Fragment>
      ))}
      {asking ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <FollowUpQuestion question={question} onDone={() => setAsking(false)} />
        </Suspense>
      ) : (
        <div>
          <Button size="sm" onClick={() => setAsking(true)}>
            {text('my-page.review.more')}
          </Button>
        </div>
      )}
    </article>
  );
}
