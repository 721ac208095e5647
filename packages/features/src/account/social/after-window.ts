import {
  type SecondFactorStep,
  type SocialMethod,
  type SocialRegistration,
  type SocialSignInOutcome,
  isApiError,
} from '@hien/api';
import { type Language, notices } from '@hien/domain';
import { socialName } from '@hien/ui';
import type { useText } from '../../shared/i18n/useText.ts';
import type { WindowEnd } from './answer.ts';

/** What the visitor reads beside the buttons. */
export interface SocialProblem {
  readonly tone: 'info' | 'critical';
  readonly title: string;
  readonly text?: string;
}

/** What follows a sign-in with a provider. `silent`: only logged, the button is free again. */
export type Next =
  | { readonly go: 'signed-in' | 'silent' }
  | { readonly go: 'sign-up'; readonly person: SocialRegistration }
  | { readonly go: 'second-factor'; readonly next: SecondFactorStep }
  | { readonly go: 'problem'; readonly problem: SocialProblem };

/** What a registration that failed leads to (platform 4 and 8, D53). */
const onRegisterFailed: Readonly<Record<SocialMethod, 'sign-up' | 'notice' | 'silent'>> = {
  google: 'sign-up',
  apple: 'notice',
  zalo: 'notice',
  facebook: 'silent',
};

type Words = { readonly text: ReturnType<typeof useText>; readonly language: Language };

/** A window that brought no code: each end has its own words (3.6). */
export function afterEnd(
  end: Exclude<WindowEnd['end'], 'code'>,
  method: SocialMethod,
  { text }: Words,
): SocialProblem {
  return {
    tone: end === 'wrong-state' ? 'critical' : 'info',
    title: text(`social.${end}`, { name: socialName(method) }),
  };
}

/** A sign-in that was answered. */
export function afterOutcome(
  outcome: SocialSignInOutcome,
  method: SocialMethod,
  words: Words,
): Next {
  if (outcome.outcome === 'signed-in') return { go: 'signed-in' };
  if (outcome.outcome === 'second-factor') return { go: 'second-factor', next: outcome.next };
  // D52: the second sign-in has no data either.
  if (outcome.outcome === 'refused')
    return { go: 'problem', problem: { tone: 'critical', title: outcome.message } };
  const { error, person } = outcome;
  switch (onRegisterFailed[method]) {
    case 'sign-up':
      return { go: 'sign-up', person };
    case 'notice':
      return { go: 'problem', problem: errorNotice(error, words) };
    case 'silent':
      return { go: 'silent' };
  }
}

/** A sign-in that failed on the way: the code was refused, the provider or the network is gone, the account is stopped. */
export function afterFailure(error: unknown, method: SocialMethod, words: Words): Next {
  // Facebook's token exchange is silent as its registration is (platform 8).
  if (method === 'facebook') return { go: 'silent' };
  const { text, language } = words;
  if (isApiError(error) && error.code === 'AUTH_06')
    return {
      go: 'problem',
      problem: { tone: 'critical', title: text('social.code', { name: socialName(method) }) },
    };
  const said = messageOf(error);
  return {
    go: 'problem',
    problem: {
      tone: 'critical',
      title: notices['login.failed'][language],
      ...(said === undefined ? {} : { text: said }),
    },
  };
}

/** The notice titled Error with the server's message (platform 8). */
const errorNotice = (error: unknown, { text, language }: Words): SocialProblem => ({
  tone: 'critical',
  title: text('social.error'),
  text: messageOf(error) ?? notices['login.failed'][language],
});

const messageOf = (error: unknown): string | undefined =>
  isApiError(error) && error.message !== '' ? error.message : undefined;
