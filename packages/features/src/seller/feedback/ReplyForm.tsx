import { answerSchema } from '@hien/domain';
import { Button, Textarea } from '@hien/ui';
import type { ReactNode } from 'react';
import { FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './feedback.css.ts';

interface ReplyFormProps {
  label: string;
  /** What was said before: it is replaced. */
  before: string;
  /** Under which name the draft is kept. */
  draft: string;
  onSend: (content: string) => Promise<SubmitFailure | undefined>;
  onGiveUp: () => void;
  /** Over the words: what can be put into them. */
  tool?: ReactNode;
}

/** The shop's words under a question or a review. What was typed stays in the browser until it is sent. */
export function ReplyForm({ label, before, draft, onSend, onGiveUp, tool }: ReplyFormProps) {
  const text = useText();
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: before }}
      className={s.form}
      draft={{ in: draft }}
      onSubmit={({ content }) => onSend(content)}
    >
      {tool}
      <FormField name="content" label={label} hint={text('seller.feedback.public')} required>
        <Textarea rows={4} maxLength={5000} />
      </FormField>
      <div className={s.actions}>
        <SubmitButton>{text('seller.feedback.send')}</SubmitButton>
        <Button variant="quiet" onClick={onGiveUp}>
          {text('seller.feedback.give-up')}
        </Button>
      </div>
    </Form>
  );
}
