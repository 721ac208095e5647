import { appealSchema, moderationLimits } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { Form } from '../forms/Form.tsx';
import * as s from './AppealForm.css.ts';

interface AppealFormProps {
  /** Its own words are kept on the device under this name until they are sent. */
  draft: string;
  label: string;
  /** Once, and until when. */
  hint: string;
  press: string;
  onAppeal: (words: string) => Promise<SubmitFailure | undefined>;
}

/** Why something that staff took away was taken away wrongly. */
export function AppealForm({ draft, label, hint, press, onAppeal }: AppealFormProps) {
  return (
    <Form
      schema={appealSchema}
      initialValues={{ words: '' }}
      className={s.form}
      draft={{ in: draft, atOnce: true }}
      onSubmit={({ words }) => onAppeal(words)}
    >
      <FormField name="words" label={label} hint={hint} required>
        <Textarea rows={4} maxLength={moderationLimits.words} />
      </FormField>
      <div>
        <SubmitButton>{press}</SubmitButton>
      </div>
    </Form>
  );
}
