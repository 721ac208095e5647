import { cleanPhone, formatPhone, signUpSchema } from '@hien/domain';
import { ErrorState, Input, PhoneInput } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as login from '../Login/LoginView.css.ts';
import { ConsentFields } from '../entry/ConsentFields.tsx';
import { NameFields } from '../entry/NameFields.tsx';
import { PasswordFields } from '../entry/PasswordFields.tsx';
import type { SignUpWithMemberViewProps } from './SignUpWithMemberView.tsx';

const secret = ['password', 'confirm_password'];

/** What a member tells. A draft stays on this device, without the passwords. */
export function MemberFields({ typed, onTyped, signUp }: SignUpWithMemberViewProps) {
  const text = useText();
  return (
    <Form
      schema={signUpSchema}
      initialValues={typed}
      className={login.form}
      draft={{ in: signUp.store, without: secret }}
      onSubmit={(values) => {
        onTyped(values);
        return signUp.onForm(values);
      }}
    >
      {signUp.refused ? <ErrorState size="inline" level={2} title={signUp.refused} /> : null}
      <FormField name="email" label={text('login.email')} hint={text('entry.email.hint')} required>
        <Input type="email" inputMode="email" autoComplete="username" />
      </FormField>
      <PasswordFields />
      <NameFields />
      <FormField name="phone" label={text('entry.phone')} required>
        <PhoneInput clean={cleanPhone} format={formatPhone} />
      </FormField>
      <ConsentFields />
      <SubmitButton size="lg" fullWidth>
        {text('sign-up-member.submit')}
      </SubmitButton>
    </Form>
  );
}
