import { subscribeNewsletter } from '@hien/api';
import { newsletterSchema } from '@hien/domain';
import { Heading, Input, Text } from '@hien/ui';
// oxlint-disable-next-line no-restricted-imports -- home's first load has no catalogue of forms, and keeps no draft
import { Form, FormCheckbox, FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { validationText } from '../../shared/forms/validation-text.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Newsletter.css.ts';

/** E-mail and the reader's own tick. What was typed stays until the list has it. */
export function NewsletterForm() {
  const text = useText();
  const failed = text('home.newsletter.failed');
  // Home's first load carries no catalogue of forms: each way to fail has its words here.
  const subscribe = useSend(subscribeNewsletter, {
    says: {
      NETWORK: failed,
      ABORTED: failed,
      INTERNAL: failed,
      UNAVAILABLE: failed,
      RATE_LIMITED: ({ message }) => message || failed,
    },
  });
  const [email, setEmail] = useState('');
  if (subscribe.answer) {
    return (
      <div role="status" className={s.done}>
        <Heading level={3}>{text('home.newsletter.done.title')}</Heading>
        <Text tone="muted">{text('home.newsletter.done.text', { email })}</Text>
      </div>
    );
  }
  return (
    <Form
      schema={newsletterSchema}
      initialValues={{ email: '', consent: false }}
      className={s.fields}
      summaryTitle={(count) => text('form.summary', { count })}
      errorText={(id) =>
        id === 'validation.required'
          ? text('home.newsletter.consent.required')
          : validationText(text, id)
      }
      onSubmit={(typed) => {
        setEmail(typed.email);
        return subscribe.submit({ email: typed.email, consent: true });
      }}
    >
      <div className={s.line}>
        <FormField name="email" label={text('home.newsletter.email')} required>
          <Input type="email" autoComplete="email" inputMode="email" />
        </FormField>
        <SubmitButton>{text('home.newsletter.submit')}</SubmitButton>
      </div>
      <FormCheckbox name="consent">{text('home.newsletter.consent')}</FormCheckbox>
    </Form>
  );
}
