import { type ConstructionReview, requestConstructionRemoval } from '@hien/api';
import {
  constructionRemovalSchema,
  reviewRemovalRuleLabels,
  reviewRemovalRules,
} from '@hien/domain';
import { Button, Radio, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CompanyActs.css.ts';

interface AskRemovalProps {
  review: ConstructionReview;
  /** Asked, or given up. */
  onDone: () => void;
}

/** Which rule a review breaks, and where; staff decide, and the review stands until then. */
export function AskRemoval({ review, onDone }: AskRemovalProps) {
  const text = useText();
  const toast = useToast();
  const asking = useSend(requestConstructionRemoval, { about: review.id });
  return (
    <Form
      schema={constructionRemovalSchema}
      initialValues={{ rule: '', words: '' }}
      className={s.form}
      draft={{ in: `construction-removal-${review.id}`, atOnce: true }}
      onSubmit={(values) =>
        asking.submit({ id: review.id, ...values }, () => {
          toast.show({ tone: 'positive', text: text('review.removal.asked') });
          onDone();
        })
      }
    >
      <Rules />
      <FormField
        name="words"
        label={text('review.removal.words')}
        hint={text('review.removal.hint')}
        required
      >
        <Textarea rows={4} maxLength={5000} />
      </FormField>
      <div className={s.end}>
        <SubmitButton>{text('review.removal.send')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {text('review.later')}
        </Button>
      </div>
    </Form>
  );
}

function Rules() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormRadioGroup name="rule" legend={text('review.removal.rule')}>
      {reviewRemovalRules.map((rule) => (
        <Radio key={rule} value={rule}>
          {reviewRemovalRuleLabels[rule][language]}
        </Radio>
      ))}
    </FormRadioGroup>
  );
}
