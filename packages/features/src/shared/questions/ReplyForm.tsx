import { answerSchema } from '@hien/domain';
import { Button, Textarea } from '@hien/ui';
import type { ReactNode } from 'react';
import { FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { Form } from '../forms/Form.tsx';
import { useText } from '../i18n/useText.ts';
import * as s from './Questions.css.ts';

interface ReplyFormProps {
  label: string;
  /** Under which name the words are shown. */
  hint: string;
  /** What was said before: it is replaced. */
  before: string;
  /** Under which name the draft is kept. */
  draft: string;
  onSend: (content: string) => Promise<SubmitFailure | undefined>;
  onGiveUp: () => void;
  /** Over the words: what can be put into them. */
  tool?: ReactNode;
}

/** Words under a question or a review. What was typed stays in the browser until it is sent. */
export function ReplyForm({ label, hint, before, draft, onSend, onGiveUp, tool }: ReplyFormProps) {
  const text = useText();
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: before }}
      className={s.reply}
      draft={{ in: draft }}
      onSubmit={({ content }) => onSend(content)}
    >
      {tool}
      <FormField name="content" label={label} hint={hint} required>
        <Textarea rows={4} maxLength={5000} />
      </FormField>
      <div className={s.line}>
        <SubmitButton>{text('question.reply.send')}</SubmitButton>
        <Button variant="quiet" onClick={onGiveUp}>
          {text('question.reply.give-up')}
        </Button>
      </div>
    </Form>
  );
}
