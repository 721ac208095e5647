import { resetPasswordSchema } from '@hien/domain';
import { ButtonLink, EmptyState, Link, Skeleton, Text } from '@hien/ui';
import { SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as login from '../Login/LoginView.css.ts';
import { CodeStep, type CodeWait } from '../entry/CodeStep.tsx';
import { EntryPage } from '../entry/EntryPage.tsx';
import { PasswordFields } from '../entry/PasswordFields.tsx';

/** `unknown`: what the tab remembers has not been read yet. `nobody`: no code was asked for here. */
export type ResetStep =
  | { at: 'unknown' }
  | { at: 'nobody' }
  | { at: 'code'; wait: CodeWait }
  | { at: 'password' };

type Passwords = { password: string; confirm_password: string };

export interface VerifyCodeViewProps {
  step: ResetStep;
  sending: boolean;
  trouble: string | undefined;
  onCode: (code: string) => Promise<SubmitFailure | undefined>;
  onResend: () => void;
  onOther: () => void;
  onPassword: (passwords: Passwords) => Promise<SubmitFailure | undefined>;
}

/** Code, then new password, on one page. */
export function VerifyCodeView(props: VerifyCodeViewProps) {
  const { step, sending, trouble, onCode, onResend, onOther, onPassword } = props;
  const text = useText();
  if (step.at === 'unknown')
    return (
      <EntryPage title={text('entry.code.title')} lead={<Skeleton width="80%" />}>
        <Skeleton height="7rem" />
      </EntryPage>
    );
  if (step.at === 'nobody') return <NobodyAsked />;
  if (step.at === 'password') return <NewPassword onPassword={onPassword} />;
  return (
    <EntryPage
      title={text('entry.code.title')}
      lead={text('verify-code.lead', { email: step.wait.email })}
    >
      <CodeStep
        {...step.wait}
        submit={text('verify-code.submit')}
        sending={sending}
        trouble={trouble}
        onCode={onCode}
        onResend={onResend}
        onOther={onOther}
      />
    </EntryPage>
  );
}

function NobodyAsked() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      size="page"
      level={1}
      drawing="letter"
      title={text('verify-code.nobody')}
      text={text('verify-code.nobody.text')}
      action={
        <ButtonLink variant="primary" href={paths.forgotPassword.to(language)}>
          {text('verify-code.start')}
        </ButtonLink>
      }
    />
  );
}

function NewPassword({ onPassword }: Pick<VerifyCodeViewProps, 'onPassword'>) {
  const text = useText();
  const language = useLanguage();
  return (
    <EntryPage title={text('verify-code.password')} lead={text('verify-code.password.lead')}>
      <Form
        schema={resetPasswordSchema}
        initialValues={{ password: '', confirm_password: '' }}
        className={login.form}
        draft={null}
        onSubmit={onPassword}
      >
        <PasswordFields />
        <SubmitButton size="lg" fullWidth>
          {text('verify-code.save')}
        </SubmitButton>
      </Form>
      <Text size="small">
        <Link href={paths.forgotPassword.to(language)}>{text('verify-code.again')}</Link>
      </Text>
    </EntryPage>
  );
}
