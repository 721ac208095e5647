import { businessSignUpSchema } from '@hien/domain';
import { ErrorState, Heading, Input } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as login from '../Login/LoginView.css.ts';
import { ConsentFields } from '../entry/ConsentFields.tsx';
import { NameFields } from '../entry/NameFields.tsx';
import { PasswordFields } from '../entry/PasswordFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import * as s from '../entry/EntryPage.css.ts';
import { KindField } from './KindField.tsx';
import type { SignUpWithBusinessMemberViewProps } from './SignUpWithBusinessMemberView.tsx';

const secret = ['password', 'confirm_password'];

/** Kind, company, whoever signs, account. A draft stays on this device, without the passwords. */
export function BusinessForm({ typed, onTyped, signUp }: SignUpWithBusinessMemberViewProps) {
  const text = useText();
  return (
    <Form
      schema={businessSignUpSchema}
      initialValues={typed}
      className={login.form}
      draft={{ in: signUp.store, without: secret }}
      onSubmit={(values) => {
        onTyped(values);
        return signUp.onForm(values);
      }}
    >
      {signUp.refused ? <ErrorState size="inline" level={2} title={signUp.refused} /> : null}
      <KindField />
      <CompanyFields />
      <Heading level={2} size="h4" className={s.part}>
        {text('sign-up-business.account')}
      </Heading>
      <NameFields />
      <FormField name="email" label={text('login.email')} hint={text('entry.email.hint')} required>
        <Input type="email" inputMode="email" autoComplete="username" />
      </FormField>
      <PasswordFields />
      <ConsentFields adult />
      <SubmitButton size="lg" fullWidth>
        {text('sign-up-member.submit')}
      </SubmitButton>
    </Form>
  );
}
