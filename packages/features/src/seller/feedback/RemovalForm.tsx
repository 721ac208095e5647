import { requestReviewRemoval } from '@hien/api';
import {
  type RemovalValues,
  deletionReasonLabels,
  deletionReasons,
  removalSchema,
} from '@hien/domain';
import { Button, Radio, RadioGroup, useToast } from '@hien/ui';
import { SubmitButton, useFormField } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './feedback.css.ts';

interface RemovalFormProps {
  /** The review. */
  id: number;
  /** Asked, or given up. */
  onDone: () => void;
}

/** Which rule a review breaks; staff decide, and the review is shown until then. */
export function RemovalForm({ id, onDone }: RemovalFormProps) {
  const text = useText();
  const toast = useToast();
  const ask = useSend(requestReviewRemoval, { about: id });
  return (
    <Form
      schema={removalSchema}
      initialValues={{ reason: 'irrelevant' }}
      className={s.form}
      draft={null}
      onSubmit={({ reason }) =>
        ask.submit({ id, reason }, () => {
          toast.show({ tone: 'positive', text: text('seller.reviews.removal.asked') });
          onDone();
        })
      }
    >
      <Reasons />
      <div className={s.actions}>
        <SubmitButton>{text('seller.reviews.removal.send')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {text('seller.feedback.give-up')}
        </Button>
      </div>
    </Form>
  );
}

function Reasons() {
  const text = useText();
  const language = useLanguage();
  const { value, setValue } = useFormField<RemovalValues['reason']>('reason');
  return (
    <RadioGroup
      legend={text('seller.reviews.removal.reason')}
      hint={text('seller.reviews.removal.rule')}
      name="reason"
      value={value}
      onChange={(next) => setValue(deletionReasons.find((one) => one === next) ?? value)}
    >
      {deletionReasons.map((reason) => (
        <Radio key={reason} value={reason}>
          {deletionReasonLabels[reason][language]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
