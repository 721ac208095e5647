import type { QueryClient } from '@tanstack/react-query';
import { send, wholeAnswer } from '../calls/request.ts';
import type { Operations } from '../calls/operation.ts';
import { loginUser, registerUser } from '../main/generated/operations/account.ts';
import type {
  RegisteredUser,
  SecondFactorSession,
  SocialLogin,
  SocialRegistration,
  SystemLogin,
  SystemRegistration,
} from '../main/generated/types.ts';
import { whileLoading } from './loading.ts';
import { openSession } from './session.ts';

/** What staff owe after the right password: a code of their app, or setting one up. Keep the ticket in memory alone. */
export type SecondFactorStep = {
  readonly step: 'code' | 'setup';
  readonly ticket: string;
};

/** `refused`: an answer without data, with the server's words to show ("Please register for an account!"). */
export type SignInOutcome =
  | { readonly outcome: 'signed-in' }
  | { readonly outcome: 'second-factor'; readonly next: SecondFactorStep; readonly message: string }
  | { readonly outcome: 'refused'; readonly message: string; readonly code: string };

/** `register-failed`: the provider's data could not be registered; what follows depends on the provider (D53). */
export type SocialSignInOutcome =
  | SignInOutcome
  | {
      readonly outcome: 'register-failed';
      readonly error: unknown;
      readonly person: SocialRegistration;
    };

/**
 * Signs in with e-mail and password, or with the id of a provider. Resolves after the profile and the commerce
 * tokens have been fetched. Throws `ApiError` (AUTH_13 for a wrong e-mail or password); the caller logs it (D51).
 */
export function signIn(
  queryClient: QueryClient,
  credentials: Omit<SystemLogin, 'login_method'> | SocialLogin,
): Promise<SignInOutcome> {
  const body =
    'social_id' in credentials ? credentials : { ...credentials, login_method: 'system' as const };
  return whileLoading(() => logIn(queryClient, body));
}

/**
 * Signs in with what a provider says about a person: with the id alone first, and when nobody has registered it,
 * registers and signs in again (D52).
 */
export function signInWithProvider(
  queryClient: QueryClient,
  person: SocialRegistration,
): Promise<SocialSignInOutcome> {
  const { login_method, social_id, access_token } = person;
  const body: SocialLogin =
    access_token === undefined
      ? { login_method, social_id }
      : { login_method, social_id, access_token };
  return whileLoading(async () => {
    const first = await logIn(queryClient, body);
    if (first.outcome !== 'refused') return first;
    try {
      await send(registerUser, person);
    } catch (error) {
      return { outcome: 'register-failed', error, person };
    }
    return logIn(queryClient, body);
  });
}

/** Registers by e-mail. Does not sign in. Throws `ApiError` with the fields it concerns. */
export function register(
  form: Omit<SystemRegistration, 'login_method' | 'user_type'>,
): Promise<RegisteredUser> {
  const body = { ...form, login_method: 'system' as const, user_type: 'customer' as const };
  return whileLoading(() => send(registerUser, body));
}

type LoginAnswer = Operations['loginUser']['responses'][200]['content']['application/json'];

async function logIn(
  queryClient: QueryClient,
  body: SystemLogin | SocialLogin,
): Promise<SignInOutcome> {
  // The one answer of the main API whose words matter although it is no failure.
  const answer = (await wholeAnswer(loginUser, body)) as LoginAnswer;
  const { second_factor: next } = answer;
  if (next !== undefined) return { outcome: 'second-factor', next, message: answer.message ?? '' };
  if (answer.data === null)
    return { outcome: 'refused', message: answer.message ?? '', code: answer.code ?? '' };
  await openSession(queryClient, answer.data.token);
  return { outcome: 'signed-in' };
}

/** Opens the session of a proven second factor. */
export function enterSession(
  queryClient: QueryClient,
  { token }: Pick<SecondFactorSession, 'token'>,
): Promise<void> {
  return whileLoading(() => openSession(queryClient, token));
}
