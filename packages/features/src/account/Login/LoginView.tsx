import type { Provider, SecondFactorStep } from '@hien/api';
import { type LoginValues, loginSchema } from '@hien/domain';
import {
  ButtonLink,
  ErrorState,
  Heading,
  Input,
  Link,
  PasswordInput,
  Picture,
  Text,
} from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { loginPicture } from './login-picture.ts';
import { SocialLogin } from '../social/SocialLogin.tsx';
import { LoginReason } from './LoginReason.tsx';
import * as s from './LoginView.css.ts';

export interface LoginViewProps {
  /** Undefined until it is known which are configured. */
  providers: readonly Provider[] | undefined;
  failure: { title: string; text?: string } | undefined;
  /** Why the visitor was sent here, if they were. */
  asked: 'member' | 'session-ended' | 'partner' | 'not-a-partner' | undefined;
  /** Only this tab knows whether its session ended, and the page's root says it (`endedMark`). */
  perhapsEnded?: boolean;
  onSubmit: (values: LoginValues) => Promise<void>;
  /** Somebody of staff came through a provider. */
  onSecondFactor: (next: SecondFactorStep) => void;
}

/** The form beside a room in the evening; on phones the form alone. */
export function LoginView({
  providers,
  failure,
  asked,
  perhapsEnded = false,
  onSubmit,
  onSecondFactor,
}: LoginViewProps) {
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  return (
    <div className={s.page}>
      <div className={s.column}>
        <header className={s.head}>
          <Heading level={1}>{text('login.title')}</Heading>
          <Text tone="muted">{text('login.lead')}</Text>
        </header>
        {perhapsEnded ? (
          <div className={s.ifEnded}>
            <LoginReason asked="session-ended" />
          </div>
        ) : null}
        {asked ? (
          <div className={perhapsEnded ? s.unlessEnded : undefined}>
            <LoginReason asked={asked} />
          </div>
        ) : null}
        {failure ? <ErrorState size="inline" title={failure.title} text={failure.text} /> : null}
        <Form
          schema={loginSchema}
          initialValues={{ email: '', password: '' }}
          className={s.form}
          draft={null}
          onSubmit={onSubmit}
        >
          <FormField name="email" label={text('login.email')} required>
            <Input type="email" inputMode="email" autoComplete="username" />
          </FormField>
          <FormField name="password" label={text('login.password')} required>
            <PasswordInput
              showLabel={text('login.password.show')}
              autoComplete="current-password"
            />
          </FormField>
          <Text size="small">
            <Link href={paths.forgotPassword.to(language)}>{text('login.forgot')}</Link>
          </Text>
          <SubmitButton size="lg" fullWidth whileInvalid={text('login.submit.waits')}>
            {text('login.submit')}
          </SubmitButton>
        </Form>
        <ButtonLink variant="quiet" fullWidth href={paths.home.to(language)}>
          {text('login.later')}
        </ButtonLink>
        <SocialLogin providers={providers} onSecondFactor={onSecondFactor} />
        <footer className={s.foot}>
          <Text size="small">
            {text('login.sign-up.question')}{' '}
            <Link href={paths.signUp.to(language, { next })}>{text('login.sign-up')}</Link>
          </Text>
          <Text size="small" tone="muted">
            <Link href={paths.termDetail.to(language, { category: 'privacy' })}>
              {text('nav.privacy')}
            </Link>
          </Text>
        </footer>
      </div>
      <div className={s.room}>
        <Picture
          className={s.picture}
          picture={loginPicture}
          ratio="4:5"
          sizes="(min-width: 993px) 50vw, 1px"
          corner="none"
        />
      </div>
    </div>
  );
}
