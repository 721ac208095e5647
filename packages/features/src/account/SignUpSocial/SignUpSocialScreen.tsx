import { type SocialMethod, listProviders } from '@hien/api';
import { ButtonLink, socialName } from '@hien/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { pendingRegistration, keepPendingRegistration } from '../social/pending-registration.ts';
import { ConfirmAgain } from './ConfirmAgain.tsx';
import { FinishSignUp } from './FinishSignUp.tsx';
import { NothingToFinish, SignUpSocialFrame } from './SignUpSocialView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(listProviders);
};

const isMethod = (value: string | null): value is SocialMethod =>
  value === 'google' || value === 'apple' || value === 'facebook' || value === 'zalo';

/**
 * Finishing a registration that a provider's data alone could not make (platform 4: method, userid and email are
 * passed). The proof is not in the address: who arrives without it confirms with the provider once more.
 */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const method = query.get('method');
  const userId = query.get('userid');
  const [person, setPerson] = useState(() => pendingRegistration(method, userId));
  const providers = useCall(listProviders, {}, { select: ({ items }) => items });
  const head = (
    <PageHead
      title={text('sign-up-social.title')}
      description={text('sign-up-social.description')}
    />
  );
  if (!isMethod(method) || !userId) {
    const toLogin = <ButtonLink href={paths.login.to(language)}>{text('nav.login')}</ButtonLink>;
    return (
      <>
        {head}
        <NothingToFinish action={toLogin} />
      </>
    );
  }
  const confirmAgain = (
    <ConfirmAgain
      method={method}
      userId={userId}
      providers={providers.data}
      onPerson={(found) => {
        keepPendingRegistration(found);
        setPerson(found);
      }}
    />
  );
  return (
    <>
      {head}
      {person === null ? (
        <SignUpSocialFrame lead={text('sign-up-social.confirm.text', { name: socialName(method) })}>
          {confirmAgain}
        </SignUpSocialFrame>
      ) : (
        <FinishSignUp
          person={person}
          email={person.email ?? query.get('email') ?? ''}
          confirmAgain={confirmAgain}
        />
      )}
    </>
  );
}
