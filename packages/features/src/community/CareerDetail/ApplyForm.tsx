import type { Profile } from '@hien/api';
import { type JobApplicationValues, displayName, jobApplicationSchema } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormBox } from '../../shared/forms/FormSection.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CvUploader } from './CvUploader.tsx';
import * as s from './CareerDetailView.css.ts';

interface ApplyFormProps {
  jobId: number;
  profile: Profile;
  onApply: (values: JobApplicationValues) => Promise<SubmitFailure | undefined>;
}

/** Who it is, a few words, and a CV. What is typed stays on the device until it is sent. */
export function ApplyForm({ jobId, profile, onApply }: ApplyFormProps) {
  const text = useText();
  const language = useLanguage();
  const [pending, setPending] = useState(0);
  const start = {
    name: displayName(profile, language),
    phone: profile.phone ?? '',
    email: profile.email ?? '',
    message: '',
    cv: '',
    consent: false,
  };
  return (
    <FormBox>
      <Form
        schema={jobApplicationSchema}
        initialValues={start}
        className={s.form}
        draft={{ in: `job-${profile.id}-${jobId}`, without: ['consent'], atOnce: true }}
        onSubmit={onApply}
      >
        <ContactFields />
        <FormField name="cv" label={text('career.cv')} hint={text('career.cv.hint')} required>
          <CvUploader onPending={setPending} />
        </FormField>
        <FormField
          name="message"
          label={text('career.message')}
          mark={text('form.optional')}
          hint={text('career.message.hint')}
        >
          <Textarea rows={5} maxLength={3000} />
        </FormField>
        <ConsentBox />
        <div>
          <SubmitButton
            size="lg"
            {...(pending > 0 ? { disabledReason: text('career.cv.pending') } : {})}
          >
            {text('career.send')}
          </SubmitButton>
        </div>
      </Form>
    </FormBox>
  );
}
