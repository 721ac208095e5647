import { ButtonLink, EmptyState } from '@hien/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import { loginUrl } from '../routing/login-url.ts';
import { useText } from '../i18n/useText.ts';

interface AccessStateProps {
  size?: 'page' | 'section';
}

/** Signed in, but not for this page. */
export function ForbiddenState({ size = 'page' }: AccessStateProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      size={size}
      level={size === 'page' ? 1 : 2}
      drawing="door"
      title={text('state.forbidden.title')}
      text={text('state.forbidden.text')}
      action={<ButtonLink href={paths.home.to(language)}>{text('state.home')}</ButtonLink>}
    />
  );
}

/** The session ended while the page was open: log in, and come back here. */
export function LoginState({ size = 'page' }: AccessStateProps) {
  const text = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      size={size}
      level={size === 'page' ? 1 : 2}
      drawing="door"
      title={text('state.unauthenticated.title')}
      text={text('state.unauthenticated.text')}
      action={
        <ButtonLink variant="primary" href={loginUrl(language, `${pathname}${search}`)}>
          {text('nav.login')}
        </ButtonLink>
      }
    />
  );
}
