import { ButtonLink } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNext } from '../../shared/routing/useNext.ts';
import { DonePage } from '../entry/DonePage.tsx';
import { useSession } from '../../shared/session/useSession.ts';

const kinds = ['member', 'business'] as const;

export type SignUpKind = (typeof kinds)[number];

export const isSignUpKind = (word: string): word is SignUpKind =>
  kinds.some((kind) => kind === word);

/** Welcome, what the account can do now, and the way to the shop. */
export function SignUpSuccessView({ kind }: { kind: SignUpKind }) {
  const text = useText();
  const language = useLanguage();
  const next = useNext();
  const signedIn = useSession().status === 'signed-in';
  return (
    <DonePage
      drawing={kind === 'member' ? 'plant' : 'door'}
      title={text('sign-up-success.title')}
      text={text(signedIn ? `sign-up-success.${kind}.in` : `sign-up-success.${kind}`)}
      action={
        <>
          {signedIn ? (
            <ButtonLink variant="primary" href={next ?? paths.myPage.to(language)}>
              {text(next === undefined ? 'nav.account' : 'sign-up-success.on')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" href={paths.login.to(language, { next })}>
              {text('login.title')}
            </ButtonLink>
          )}
          <ButtonLink href={paths.shop.to(language)}>{text('state.shop')}</ButtonLink>
        </>
      }
    />
  );
}
