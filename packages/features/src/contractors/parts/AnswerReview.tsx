import { type ConstructionReview, replyToConstructionReview } from '@hien/api';
import { answerSchema } from '@hien/domain';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CompanyActs.css.ts';

interface AnswerReviewProps {
  review: ConstructionReview;
  /** Answered, or given up. */
  onDone: () => void;
}

/** The company's one answer: it cannot be changed afterwards, and the form says so before it is sent. */
export function AnswerReview({ review, onDone }: AnswerReviewProps) {
  const text = useText();
  const toast = useToast();
  const answering = useSend(replyToConstructionReview, { about: review.id });
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: '' }}
      className={s.form}
      draft={{ in: `construction-reply-${review.id}`, atOnce: true }}
      onSubmit={({ content }) =>
        answering.submit({ id: review.id, content }, () => {
          toast.show({ tone: 'positive', text: text('review.answer.sent') });
          onDone();
        })
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
        <Button variant="quiet" onClick={onDone}>
          {text('review.later')}
        </Button>
      </div>
    </Form>
  );
}
