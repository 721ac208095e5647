import type { Profile } from '@hien/api';
import { changePasswordSchema, isSocialLogin } from '@hien/domain';
import { ButtonLink, EmptyState, PasswordInput, socialName } from '@hien/ui';
import { FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { form as formClass } from '../parts/Panel.css.ts';

type Passwords = { old_password: string; password: string; confirm_password: string };

export interface ChangePasswordViewProps {
  profile: Loadable<Profile | null>;
  /** How many other sessions ended, once it is done. */
  ended: number | undefined;
  onSubmit: (form: Passwords) => Promise<SubmitFailure | undefined>;
}

export function ChangePasswordView({ profile, ended, onSubmit }: ChangePasswordViewProps) {
  const text = useText();
  const language = useLanguage();
  const back = (
    <ButtonLink href={paths.myProfileCustomer.to(language)}>
      {text('my-page.password.back')}
    </ButtonLink>
  );
  return (
    <MyPageFrame
      section="password"
      title={text('my-page.password.title')}
      lead={text('my-page.password.lead')}
    >
      <QueryBoundary query={profile} size="page" skeleton={<FormSkeleton fields={3} />}>
        {(who) => {
          if (ended !== undefined)
            return (
              <EmptyState
                drawing="door"
                title={text('my-page.password.done')}
                text={text('my-page.password.done.text', { count: ended })}
                action={back}
              />
            );
          if (who !== null && isSocialLogin(who.login_method)) {
            const method = who.login_method === 'system' ? '' : socialName(who.login_method);
            return (
              <EmptyState
                drawing="door"
                title={text('my-page.password.social')}
                text={text('my-page.password.social.text', { method })}
                action={back}
              />
            );
          }
          return <PasswordForm onSubmit={onSubmit} />;
        }}
      </QueryBoundary>
    </MyPageFrame>
  );
}

function PasswordForm({ onSubmit }: Pick<ChangePasswordViewProps, 'onSubmit'>) {
  const text = useText();
  const showLabel = text('my-page.password.show');
  return (
    <Form
      schema={changePasswordSchema}
      initialValues={{ old_password: '', password: '', confirm_password: '' }}
      className={formClass}
      draft={null}
      onSubmit={onSubmit}
    >
      <FormField name="old_password" label={text('my-page.password.old')} required>
        <PasswordInput showLabel={showLabel} autoComplete="current-password" />
      </FormField>
      <FormField
        name="password"
        label={text('my-page.password.new')}
        hint={text('my-page.password.new.hint')}
        required
      >
        <PasswordInput showLabel={showLabel} autoComplete="new-password" />
      </FormField>
      <FormField name="confirm_password" label={text('my-page.password.confirm')} required>
        <PasswordInput showLabel={showLabel} autoComplete="new-password" />
      </FormField>
      <SubmitButton size="lg">{text('my-page.password.save')}</SubmitButton>
    </Form>
  );
}
