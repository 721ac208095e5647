import { ButtonLink } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DonePage } from '../entry/DonePage.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';

/** The password is another one now. Who is signed in (they changed it in their account) goes on, others sign in. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const signedIn = useSignedIn();
  return (
    <>
      <PageHead title={text('password-changed.title')} hidden />
      <DonePage
        drawing="door"
        title={text('password-changed.title')}
        text={text('password-changed.text')}
        action={
          signedIn ? (
            <ButtonLink variant="primary" href={paths.home.to(language)}>
              {text('state.home')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" href={paths.login.to(language)}>
              {text('login.title')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
