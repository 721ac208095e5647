import type { Question } from '@hien/api';
import { topicLabels } from '@hien/domain';
import { Badge, StatusBadge, Text } from '@hien/ui';
import { Fragment } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReportListing } from '../reports/ReportListing.tsx';
import * as s from './Questions.css.ts';
import { ReplyWords } from './Reply.tsx';

export interface QuestionWords {
  /** What stands where others may not read. */
  readonly secret: string;
  readonly waiting: string;
}

interface QuestionCardProps {
  question: Question;
  words: QuestionWords;
  /** Whether questions are told apart by what they are about. */
  sorted: boolean;
}

/** A question with what was answered and asked further. */
export function QuestionCard({ question, words, sorted }: QuestionCardProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const answered = (question.further.at(-1) ?? question).answer !== null;
  return (
    <article className={s.card}>
      <div className={s.line}>
        {sorted ? <Badge>{topicLabels[question.category][language]}</Badge> : null}
        <StatusBadge tone={answered ? 'positive' : 'caution'}>
          {answered ? text('question.answered') : words.waiting}
        </StatusBadge>
        <Text size="caption" tone="muted" numeric>
          {question.author.name === '' ? null : `${question.author.name} · `}
          {format.date(question.createdAt)}
        </Text>
      </div>
      <Text measure className={s.words}>
        {question.secret && question.content === '' ? words.secret : question.content}
      </Text>
      {question.answer ? <ReplyWords reply={question.answer} /> : null}
      {question.content === ''
        ? null
        : question.further.map((turn) => (
            <Fragment key={turn.createdAt}>
              <div>
                <Text size="caption" tone="muted" numeric>
                  {text('question.further', {
                    name: question.author.name,
                    date: format.date(turn.createdAt),
                  })}
                </Text>
                <Text measure className={s.words}>
                  {turn.content}
                </Text>
              </div>
              {turn.answer ? <ReplyWords reply={turn.answer} /> : null}
            </Fragment>
          ))}
      {question.secret ? null : (
        <div>
          <ReportListing
            about="question"
            id={question.id}
            label={text('report.of.question', { name: question.author.name })}
          />
        </div>
      )}
    </article>
  );
}
