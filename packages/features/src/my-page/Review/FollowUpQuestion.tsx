import { type MyQuestion, askQuestionAgain } from '@hien/api';
import { answerSchema } from '@hien/domain';
import { Button, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Review.css.ts';

interface FollowUpQuestionProps {
  question: MyQuestion;
  /** Asked, or given up. */
  onDone: () => void;
}

/** A further question, below what was answered. Sent again after a lost answer, it is asked once. */
export function FollowUpQuestion({ question, onDone }: FollowUpQuestionProps) {
  const text = useText();
  const toast = useToast();
  const ask = useSend(askQuestionAgain, { about: question.id });
  return (
    <Form
      schema={answerSchema}
      initialValues={{ content: '' }}
      className={s.form}
      draft={{ in: `question-more-${question.id}` }}
      onSubmit={({ content }) =>
        ask.submit({ id: question.id, content }, () => {
          toast.show({ tone: 'positive', text: text('my-page.review.more.sent') });
          onDone();
        })
      }
    >
      <FormField name="content" label={text('my-page.review.more.label')} required>
        <Textarea rows={3} maxLength={5000} />
      </FormField>
      <div className={s.end}>
        <SubmitButton>{text('my-page.review.more.send')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {text('my-page.review.more.cancel')}
        </Button>
      </div>
    </Form>
  );
}
