import { Radio, Textarea } from '@hien/ui';
import {
  FormField,
  type FormProps,
  type FormSchema,
  SubmitButton,
  FormRadioGroup,
} from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DecisionForm.css.ts';

interface DecisionOption {
  value: string;
  label: string;
  hint?: string | undefined;
}

interface DecisionFormProps<Schema extends FormSchema> {
  /** Of `decision` and `reason`. */
  schema: Schema;
  /** Under which name the draft is kept until the tab closes. */
  draft: string;
  options: readonly DecisionOption[];
  /** Who reads the reason. */
  whyHint: string;
  /** On the version that was looked at: who was first is named, and what was typed stays. */
  onDecide: FormProps<Schema>['onSubmit'];
}

/** The two fields that the schema of every decision has. */
const undecided = { decision: '', reason: '' };

/** What staff decide on a case, and why. */
export function DecisionForm<Schema extends FormSchema>({
  schema,
  draft,
  options,
  whyHint,
  onDecide,
}: DecisionFormProps<Schema>) {
  const text = useText();
  return (
    <Form
      schema={schema}
      initialValues={undecided as FormProps<Schema>['initialValues']}
      className={s.form}
      draft={{ in: draft, until: 'tab-closes' }}
      onSubmit={onDecide}
    >
      <Choice options={options} />
      <FormField name="reason" label={text('admin.review.why')} hint={whyHint} required>
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.review.send')}</SubmitButton>
      </div>
    </Form>
  );
}

function Choice({ options }: { options: readonly DecisionOption[] }) {
  const text = useText();
  return (
    <FormRadioGroup name="decision" legend={text('admin.review.decision')}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} hint={option.hint}>
          {option.label}
        </Radio>
      ))}
    </FormRadioGroup>
  );
}
