import { forgotPasswordSchema } from '@hien/domain';
import { Input, Link, Text } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as login from '../Login/LoginView.css.ts';
import { EntryPage } from '../entry/EntryPage.tsx';

export interface ForgotPasswordViewProps {
  onSubmit: (values: { email: string }) => Promise<SubmitFailure | undefined>;
}

/** One field: where to send the code. */
export function ForgotPasswordView({ onSubmit }: ForgotPasswordViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <EntryPage title={text('forgot.title')} lead={text('forgot.lead')}>
      <Form
        schema={forgotPasswordSchema}
        initialValues={{ email: '' }}
        className={login.form}
        draft={null}
        onSubmit={onSubmit}
      >
        <FormField name="email" label={text('login.email')} required>
          <Input type="email" inputMode="email" autoComplete="username" />
        </FormField>
        <SubmitButton size="lg" fullWidth>
          {text('forgot.submit')}
        </SubmitButton>
      </Form>
      <Text size="small">
        <Link href={paths.login.to(language)}>{text('forgot.back')}</Link>
      </Text>
    </EntryPage>
  );
}
