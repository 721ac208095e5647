import { type ConstructionReview, replyToConstructionReview } from '@hien/api';
import { answerSchema } from '@hien/domain';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ReviewsView.css.ts';

/** The company's one answer: it cannot be changed afterwards, and the form says so before it is sent. */
export function AnswerReview({ review }: { review: ConstructionReview }) {
  const text = useText();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const answering = useSend(replyToConstructionReview, { about: review.id });
  if (!open)
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {text('review.answer')}
        </Button>
      </div>
    );
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: '' }}
      className={s.form}
      draft={{ in: `construction-reply-${review.id}`, atOnce: true }}
      onSubmit={({ content }) =>
        answering.submit({ id: review.id, content }, () =>
          toast.show({ tone: 'positive', text: text('review.answer.sent') }),
        )
      }
    >
      <FormField
        name="content"
        label={text('review.answer.words')}
        hint={text('review.answer.once')}
        required
      >
        <Textarea rows={4} maxLength={5000} />
      </FormField>
      <div className={s.end}>
        <SubmitButton>{text('review.answer.send')}</SubmitButton>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {text('review.later')}
        </Button>
      </div>
    </Form>
  );
}
