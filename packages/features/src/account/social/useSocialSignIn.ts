import {
  type Provider,
  type SecondFactorStep,
  type SocialMethod,
  type SocialRegistration,
  signInWithCode,
} from '@hien/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { type SocialProblem, afterEnd, afterFailure, afterOutcome } from './after-window.ts';
import type { WindowEnd } from './answer.ts';
import { type Attempt, newAttempt } from './attempt.ts';
import { forgetAttempt, keepAttempt, takeReturned } from './attempt-storage.ts';
import { authorizeUrl } from './authorize-url.ts';
import { openProviderWindow, whenAnswered } from './provider-window.ts';

export interface SocialSignIn {
  choose: (method: SocialMethod) => void;
  /** Whose window is open, or whose answer is being asked about. */
  waiting: SocialMethod | undefined;
  problem: SocialProblem | undefined;
}

interface Options {
  providers: readonly Provider[] | undefined;
  onSignedIn: () => void;
  /** Google knows the person, we do not yet. */
  onSignUp: (person: SocialRegistration) => void;
  /** Staff owe their code after the provider's word too. */
  onSecondFactor: (next: SecondFactorStep) => void;
}

/** Sign-in through a provider's window (ADR 0025). One at a time: another press closes the window before. */
export function useSocialSignIn({
  providers,
  onSignedIn,
  onSignUp,
  onSecondFactor,
}: Options): SocialSignIn {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<SocialMethod>();
  const [problem, setProblem] = useState<SocialProblem>();
  const running = useRef<AbortController>(undefined);

  const finish = async (attempt: Attempt, ended: WindowEnd): Promise<void> => {
    const { method } = attempt;
    if (ended.end !== 'code') {
      setProblem(afterEnd(ended.end, method, { text, language }));
      return;
    }
    const { clientId, verifier: codeVerifier, nonce, redirectUri } = attempt;
    const answer = { method, clientId, code: ended.code, codeVerifier, nonce, redirectUri };
    const next = await signInWithCode(queryClient, answer).then(
      (outcome) => {
        if (outcome.outcome === 'register-failed') log(`register with ${method}`, outcome.error);
        return afterOutcome(outcome, method, { text, language });
      },
      (error: unknown) => {
        log(`sign-in with ${method}`, error);
        return afterFailure(error, method, { text, language });
      },
    );
    if (next.go === 'problem') setProblem(next.problem);
    if (next.go === 'sign-up') onSignUp(next.person);
    if (next.go === 'second-factor') onSecondFactor(next.next);
    if (next.go === 'signed-in') onSignedIn();
  };

  const hold = async (method: SocialMethod, work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setProblem(undefined);
    setWaiting(method);
    await work(mine.signal);
    if (running.current === mine) setWaiting(undefined);
  };

  const choose = (method: SocialMethod): void => {
    const provider = providers?.find((one) => one.method === method);
    if (!provider?.authorize_url) return;
    const page = provider.authorize_url;
    const { origin, pathname, search } = window.location;
    const attempt = newAttempt(provider, origin, `${pathname}${search}`);
    keepAttempt(attempt);
    const opened = openProviderWindow(method);
    void hold(method, async (signal) => {
      const url = await authorizeUrl(page, attempt, language);
      if (opened === null) {
        // Blocked: the provider's page takes the place of this one (3.6).
        window.location.assign(url);
        return;
      }
      opened.location.replace(url);
      const ended = await whenAnswered(opened, attempt, signal);
      if (signal.aborted) return;
      forgetAttempt();
      await finish(attempt, ended);
    });
  };

  const comeBack = useEffectEvent(() => {
    const returned = takeReturned();
    if (returned !== null)
      void hold(returned.attempt.method, () => finish(returned.attempt, returned.end));
  });
  useEffect(() => {
    void Promise.resolve().then(comeBack);
    return () => running.current?.abort();
  }, []);

  return { choose, waiting, problem };
}
