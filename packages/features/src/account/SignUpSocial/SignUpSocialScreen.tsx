import {
  type SocialMethod,
  type SocialRegistration,
  isApiError,
  providersQuery,
  signInWithProvider,
} from '@hien/api';
import { type SocialSignUpValues, notices } from '@hien/domain';
import { ButtonLink, socialName, useToast } from '@hien/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { safeNext } from '../../shared/routing/next.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { heldPerson, holdPerson } from '../social/held-person.ts';
import { ConfirmAgain } from './ConfirmAgain.tsx';
import { NothingToFinish, SignUpSocialFrame, SignUpSocialView } from './SignUpSocialView.tsx';

export const prefetchSignUpSocial: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(providersQuery(language)),
];

const isMethod = (value: string | null): value is SocialMethod =>
  value === 'google' || value === 'apple' || value === 'facebook' || value === 'zalo';

/**
 * Finishing a registration that a provider's data alone could not make (platform 4: method, userid and email are
 * passed). The proof is not in the address: who arrives without it confirms with the provider once more.
 */
export function SignUpSocialScreen() {
  const text = useText();
  const language = useLanguage();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const method = query.get('method');
  const userId = query.get('userid');
  const [person, setPerson] = useState(() => heldPerson(method, userId));
  const providers = useQuery(providersQuery(language));
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
        holdPerson(found);
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
        <Finish
          person={person}
          email={person.email ?? query.get('email') ?? ''}
          confirmAgain={confirmAgain}
        />
      )}
    </>
  );
}

interface FinishProps {
  person: SocialRegistration;
  email: string;
  confirmAgain: ReactNode;
}

/** The provider's word counts for an hour. */
const hasRunOut = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'AUTH_08' || error.code === 'AUTH_13');

function Finish({ person, email, confirmAgain }: FinishProps) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { search } = useLocation();
  const [ranOut, setRanOut] = useState(false);
  const { mutateAsync, data } = useMutation({
    mutationFn: ({ email: given, first_name, last_name }: SocialSignUpValues) =>
      signInWithProvider(queryClient, {
        ...person,
        first_name,
        last_name,
        email: given === '' ? null : given,
      }),
    onSuccess: ({ outcome }) => {
      if (outcome !== 'signed-in') return;
      holdPerson(null);
      toast.show({ tone: 'positive', text: notices['login.success'][language] });
      void navigate(safeNext(search) ?? paths.home.to(language), { replace: true });
    },
    onError: (failure) => log('sign-up-social', failure),
  });

  return (
    <SignUpSocialView
      name={socialName(person.login_method)}
      initial={{
        login_method: person.login_method,
        social_id: person.social_id,
        email,
        first_name: person.first_name,
        last_name: person.last_name,
        terms: false,
      }}
      failure={
        ranOut
          ? {
              title: text('sign-up-social.ran-out', { name: socialName(person.login_method) }),
              action: confirmAgain,
            }
          : data?.outcome === 'refused'
            ? { title: data.message }
            : undefined
      }
      onSubmit={async (values) => {
        const failure = await mutateAsync(values).then(
          (outcome) => (outcome.outcome === 'register-failed' ? outcome.error : undefined),
          (error: unknown) => error,
        );
        setRanOut(hasRunOut(failure));
        if (failure === undefined || hasRunOut(failure)) return undefined;
        return isApiError(failure)
          ? { message: failure.message, errors: failure.fields }
          : { message: text('sign-up-social.failed') };
      }}
    />
  );
}
