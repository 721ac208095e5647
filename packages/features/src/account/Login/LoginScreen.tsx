import { isApiError, isSignedInAtom, providersQuery, signIn } from '@hien/api';
import { type LoginValues, notices, switches } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { safeNext } from '../../shared/routing/next.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { LoginView } from './LoginView.tsx';

export const prefetchLogin: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(providersQuery(language)),
];

/**
 * Signing in. The way on (back to the page that asked, else home) is the guard's: it moves a member off this
 * page once profile and tokens are in.
 */
export function LoginScreen() {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { search } = useLocation();
  const signedIn = useAtomValue(isSignedInAtom);
  const providers = useQuery(providersQuery(language));
  const { mutateAsync, error, data } = useMutation({
    mutationFn: (values: LoginValues) => signIn(queryClient, values),
    onSuccess: ({ outcome }) => {
      if (outcome === 'signed-in')
        toast.show({ tone: 'positive', text: notices['login.success'][language] });
    },
    // D51: the flow logs a failure; the page shows it in the form.
    onError: (failure) => log('login', failure),
  });

  const failure = error
    ? {
        title: notices['login.failed'][language],
        ...(isApiError(error) && error.message ? { text: error.message } : {}),
      }
    : data?.outcome === 'refused'
      ? { title: data.message }
      : undefined;
  const wantsPartner = new URLSearchParams(search).get('reason') === 'partner';
  return (
    <>
      <PageHead title={text('login.title')} description={text('login.description')} />
      <LoginView
        providers={providers.data}
        failure={switches.loginInlineFailure ? failure : undefined}
        asked={
          wantsPartner
            ? signedIn
              ? 'not-a-partner'
              : 'partner'
            : safeNext(search)
              ? 'member'
              : undefined
        }
        onSubmit={async (values) => {
          // A failure is state of the mutation; the form keeps what was typed.
          await mutateAsync(values).catch(() => undefined);
        }}
      />
    </>
  );
}
