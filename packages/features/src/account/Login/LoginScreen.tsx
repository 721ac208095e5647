import {
  type SecondFactorStep as Owed,
  isApiError,
  listProviders,
  signIn,
  takeEndedSession,
} from '@hien/api';
import { type LoginValues, notices, switches } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useTask } from '../../shared/calls/useTask.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { safeNext } from '../../shared/routing/next.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { LoginView } from './LoginView.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';

export const prefetch: Prefetch = ({ want }) => {
  want(listProviders);
};

/**
 * Signing in. The way on (back to the page that asked, else home) is the guard's: it moves a member off this
 * page once profile and tokens are in.
 */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { search } = useLocation();
  const signedIn = useSignedIn();
  const providers = useCall(listProviders, {}, { select: ({ items }) => items });
  // Unknown in the first picture, which the server renders without knowing this tab.
  const [ended, setEnded] = useState<boolean>();
  useEffect(() => {
    void Promise.resolve().then(() => setEnded(takeEndedSession()));
  }, []);
  const [owed, setOwed] = useState<Owed>();
  const login = useTask(async (values: LoginValues) => {
    const done = await signIn(queryClient, values);
    if (done.outcome === 'second-factor') setOwed(done.next);
    if (done.outcome === 'signed-in')
      toast.show({ tone: 'positive', text: notices['login.success'][language] });
    return done;
  });

  const failure = login.failure
    ? {
        title: notices['login.failed'][language],
        ...(isApiError(login.failure) && login.failure.message
          ? { text: login.failure.message }
          : {}),
      }
    : login.answer?.outcome === 'refused'
      ? { title: login.answer.message }
      : undefined;
  if (owed)
    return (
      <>
        <PageHead title={text('second-factor.title')} description={text('login.description')} />
        <SecondFactorStep
          next={owed}
          onAgain={() => {
            login.reset();
            setOwed(undefined);
          }}
        />
      </>
    );
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
            : ended
              ? 'session-ended'
              : safeNext(search)
                ? 'member'
                : undefined
        }
        perhapsEnded={ended === undefined}
        onSubmit={async (values) => {
          // D51: a failure is logged, and shown above the form, which keeps what was typed.
          await login.run(values).catch((error: unknown) => log('login', error));
        }}
        onSecondFactor={setOwed}
      />
    </>
  );
}
