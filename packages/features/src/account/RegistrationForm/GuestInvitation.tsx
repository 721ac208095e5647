import { ButtonLink, Heading, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './RegistrationForm.css.ts';

/** An application belongs to an account: to sign in, and come back here. */
export function GuestInvitation() {
  const text = useText();
  const language = useLanguage();
  const back = paths.registrationForm.to(language);
  return (
    <div className={s.invitation}>
      <Heading level={2} size="h3">
        {text('apply.guest.title')}
      </Heading>
      <Text tone="muted" measure>
        {text('apply.guest.text')}
      </Text>
      <ButtonLink variant="primary" size="lg" href={paths.login.to(language, { next: back })}>
        {text('apply.guest.login')}
      </ButtonLink>
      <Text size="small">
        {text('login.sign-up.question')}{' '}
        <Link href={paths.signUp.to(language)}>{text('login.sign-up')}</Link>
      </Text>
    </div>
  );
}
