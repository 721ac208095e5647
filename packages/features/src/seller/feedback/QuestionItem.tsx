import { type ShopQuestion, answerQuestion } from '@hien/api';
import { topicLabels } from '@hien/domain';
import { Badge, Button, Text, useToast } from '@hien/ui';
import { LockKeyhole } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Waits } from './Waits.tsx';
import { AboutItem } from './AboutItem.tsx';
import { ReplyForm } from '../../shared/questions/ReplyForm.tsx';
import { SavedAnswers } from '../templates/SavedAnswers.tsx';
import { ShopWords } from './ShopWords.tsx';
import * as s from './feedback.css.ts';

/** A question with all that was asked and answered under it; the last words of its author are answered here. */
export function QuestionItem({ question }: { question: ShopQuestion }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const [writing, setWriting] = useState(false);
  const answer = useSend(answerQuestion, {
    about: question.id,
    says: { CONFLICT: text('seller.questions.answered-since') },
  });
  const { id, version, author, category, secret, content, state, waitsSince, further } = question;
  const last = further.at(-1) ?? question;
  return (
    <article className={s.item}>
      <AboutItem product={question.product} />
      <div className={s.said}>
        <div className={s.facts}>
          <Text as="span" weight="strong">
            {author}
          </Text>
          <Badge>{topicLabels[category][language]}</Badge>
          <Text as="span" size="caption" tone="muted" numeric>
            {format.date(question.createdAt)}
          </Text>
          {secret ? (
            <Text as="span" size="caption" tone="muted" className={s.signed}>
              <LockKeyhole size={14} strokeWidth={1.75} aria-hidden />
              {text('seller.questions.secret')}
            </Text>
          ) : null}
          {waitsSince === null ? null : <Waits since={waitsSince} />}
        </div>
        <Text measure className={s.words}>
          {content}
        </Text>
        {question.answer ? <ShopWords reply={question.answer} /> : null}
        {further.map((turn) => (
          <Fragment key={turn.createdAt}>
            <Text measure className={s.words}>
              {turn.content}
            </Text>
            {turn.answer ? <ShopWords reply={turn.answer} /> : null}
          </Fragment>
        ))}
        {writing ? (
          <ReplyForm
            hint={text('seller.feedback.public')}
            label={text('seller.questions.answer.label', { name: author })}
            before={last.answer?.content ?? ''}
            draft={`shop-answer-${id}`}
            onSend={(words) =>
              answer.submit({ id, version, content: words }, () => {
                toast.show({ tone: 'positive', text: text('seller.questions.answered') });
                setWriting(false);
              })
            }
            onGiveUp={() => setWriting(false)}
            tool={<SavedAnswers facts={{ product: question.product.name, buyer: author }} />}
          />
        ) : (
          <Button
            size="sm"
            variant={state === 'unanswered' ? 'primary' : 'quiet'}
            onClick={() => setWriting(true)}
          >
            {text(state === 'unanswered' ? 'seller.questions.answer' : 'seller.questions.edit')}
          </Button>
        )}
      </div>
    </article>
  );
}
