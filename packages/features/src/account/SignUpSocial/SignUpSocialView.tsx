import { type SocialSignUpInput, type SocialSignUpValues, socialSignUpSchema } from '@hien/domain';
import { EmptyState, ErrorState, Heading, Input, Link, Text } from '@hien/ui';
import { FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ConsentFields } from '../entry/ConsentFields.tsx';
import * as s from './SignUpSocialView.css.ts';

export interface SignUpSocialViewProps {
  /** `Google`: a name, the same in every language. */
  name: string;
  initial: SocialSignUpInput;
  /** Of the whole form; `action` mends it. */
  failure: { title: string; action?: ReactNode } | undefined;
  onSubmit: (values: SocialSignUpValues) => Promise<SubmitFailure | undefined>;
}

/** What the provider could not tell us; the rest is known and proven. */
export function SignUpSocialView({ name, initial, failure, onSubmit }: SignUpSocialViewProps) {
  const text = useText();
  return (
    <SignUpSocialFrame lead={text('sign-up-social.lead', { name })}>
      {failure ? (
        <ErrorState size="inline" level={2} title={failure.title} action={failure.action} />
      ) : null}
      <Form
        schema={socialSignUpSchema}
        initialValues={initial}
        className={s.form}
        draft={null}
        onSubmit={onSubmit}
      >
        <FormField name="last_name" label={text('sign-up-social.last-name')}>
          <Input autoComplete="family-name" />
        </FormField>
        <FormField name="first_name" label={text('sign-up-social.first-name')} required>
          <Input autoComplete="given-name" />
        </FormField>
        <FormField
          name="email"
          label={text('sign-up-social.email')}
          hint={text('sign-up-social.email.hint', { name })}
        >
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
        <ConsentFields />
        <SubmitButton size="lg" fullWidth whileInvalid={text('sign-up-social.submit.waits')}>
          {text('sign-up-social.submit')}
        </SubmitButton>
      </Form>
    </SignUpSocialFrame>
  );
}

/** A narrow column: the title, what it is about, and the way back to login. */
export function SignUpSocialFrame({ lead, children }: { lead: string; children: ReactNode }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.column}>
      <header className={s.head}>
        <Heading level={1}>{text('sign-up-social.title')}</Heading>
        <Text tone="muted">{lead}</Text>
      </header>
      {children}
      <Text size="small">
        <Link href={paths.login.to(language)}>{text('sign-up-social.have-account')}</Link>
      </Text>
    </div>
  );
}

/** The page was opened without coming from a provider. */
export function NothingToFinish({ action }: { action: ReactNode }) {
  const text = useText();
  return (
    <div className={s.column}>
      <EmptyState
        level={1}
        title={text('sign-up-social.nothing.title')}
        text={text('sign-up-social.nothing.text')}
        action={action}
      />
    </div>
  );
}
