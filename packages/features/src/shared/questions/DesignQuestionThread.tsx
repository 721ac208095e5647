import { type DesignQuestionCase, answerQuestion } from '@hien/api';
import { Button, Text, useToast } from '@hien/ui';
import { Fragment, useState } from 'react';
import { useSend } from '../calls/useSend.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './Questions.css.ts';
import { ReplyWords } from './Reply.tsx';
import { ReplyForm } from './ReplyForm.tsx';

/** A question about a design with all that was said, for whoever answers: the newest words of its author are answered here. */
export function DesignQuestionThread({ question }: { question: DesignQuestionCase }) {
  const text = useText();
  const format = useFormat();
  const toast = useToast();
  const [writing, setWriting] = useState(false);
  const answer = useSend(answerQuestion, {
    about: question.id,
    says: { CONFLICT: text('question.answered-since') },
  });
  const { id, version, author, content, state, further, createdAt } = question;
  const last = further.at(-1) ?? question;
  return (
    <div className={s.thread}>
      <Text size="caption" tone="muted" numeric>
        {`${author} · ${format.date(createdAt)}`}
        {question.secret ? ` · ${text('question.secret')}` : null}
      </Text>
      <Text measure className={s.words}>
        {content}
      </Text>
      {question.answer ? <ReplyWords reply={question.answer} /> : null}
      {further.map((turn) => (
        <Fragment key={turn.createdAt}>
          <Text measure className={s.words}>
            {turn.content}
          </Text>
          {turn.answer ? <ReplyWords reply={turn.answer} /> : null}
        </Fragment>
      ))}
      {writing ? (
        <ReplyForm
          label={text('question.answer.label', { name: author })}
          hint={text('question.answer.hint')}
          before={last.answer?.content ?? ''}
          draft={`design-answer-${id}`}
          onSend={(words) =>
            answer.submit({ id, version, content: words }, () => {
              toast.show({ tone: 'positive', text: text('question.answer.sent') });
              setWriting(false);
            })
          }
          onGiveUp={() => setWriting(false)}
        />
      ) : (
        <Button
          size="sm"
          variant={state === 'unanswered' ? 'primary' : 'quiet'}
          onClick={() => setWriting(true)}
        >
          {text(state === 'unanswered' ? 'question.answer' : 'question.answer.edit')}
        </Button>
      )}
    </div>
  );
}
