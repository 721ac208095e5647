import type { Profile } from '@hien/api';
import {
  deleteAccountSchema,
  deleteSocialAccountSchema,
  displayName,
  isSocialLogin,
} from '@hien/domain';
import {
  Button,
  ButtonLink,
  Heading,
  Notice,
  PasswordInput,
  Text,
  Textarea,
  socialName,
} from '@hien/ui';
import { FormCheckbox, FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DeleteUserAccount.css.ts';

/** The reason alone: the password and what is understood are given anew. */
const kept = {
  in: 'delete-account',
  until: 'tab-closes',
  without: ['password', 'understood'],
} as const;

export interface DeleteAccountFormProps {
  profile: Profile;
  /** The sign-in is too old for this. */
  stale: boolean;
  onSignInAgain: () => void;
  onDelete: (form: { password?: string; reason: string }) => Promise<SubmitFailure | undefined>;
}

/** The password again (or a fresh social sign-in), the reason if one likes, and a box that says it is understood. */
export function DeleteAccountForm({
  profile,
  stale,
  onSignInAgain,
  onDelete,
}: DeleteAccountFormProps) {
  const text = useText();
  const language = useLanguage();
  const social = isSocialLogin(profile.login_method);
  const rest = (
    <>
      <FormField
        name="reason"
        label={text('delete-account.reason')}
        hint={text('delete-account.reason.hint')}
      >
        <Textarea rows={3} />
      </FormField>
      <FormCheckbox name="understood">{text('delete-account.understood')}</FormCheckbox>
      <SubmitButton variant="danger" size="lg">
        {text('delete-account.submit')}
      </SubmitButton>
    </>
  );
  return (
    <section className={s.side}>
      <Heading level={2} size="h4">
        {text('delete-account.form')}
      </Heading>
      <Text size="small" tone="muted">
        {text('delete-account.form.who', {
          who: profile.email ?? displayName(profile, language),
        })}
      </Text>
      <div>
        <ButtonLink size="sm" href={paths.myProfileCustomer.to(language)}>
          {text('delete-account.export')}
        </ButtonLink>
      </div>
      {social ? (
        <>
          <Notice
            tone={stale ? 'critical' : 'info'}
            action={
              stale ? (
                <Button size="sm" onClick={onSignInAgain}>
                  {text('delete-account.again')}
                </Button>
              ) : undefined
            }
          >
            {text('delete-account.social', {
              method: profile.login_method === 'system' ? '' : socialName(profile.login_method),
            })}
          </Notice>
          <Form
            className={s.form}
            schema={deleteSocialAccountSchema}
            initialValues={{ understood: false, reason: '' }}
            draft={kept}
            onSubmit={({ reason }) => onDelete({ reason })}
          >
            {rest}
          </Form>
        </>
      ) : (
        <Form
          className={s.form}
          schema={deleteAccountSchema}
          initialValues={{ password: '', understood: false, reason: '' }}
          draft={kept}
          onSubmit={({ password, reason }) => onDelete({ password, reason })}
        >
          <FormField
            name="password"
            label={text('delete-account.password')}
            hint={text('delete-account.password.hint')}
            required
          >
            <PasswordInput
              showLabel={text('delete-account.password.show')}
              autoComplete="current-password"
            />
          </FormField>
          {rest}
        </Form>
      )}
    </section>
  );
}
