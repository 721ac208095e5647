import type { QueryClient } from '@tanstack/react-query';
import { send } from '../calls/request.ts';
import {
  exchangeSocialCode,
  exchangeZaloCode,
  getZaloMe,
} from '../main/generated/operations/account.ts';
import type { SocialMethod, SocialRegistration } from '../main/generated/types.ts';
import { whileLoading } from './loading.ts';
import { type SocialSignInOutcome, signInWithProvider } from './sign-in.ts';

/** What a provider's window brought back, with what this browser kept for itself. */
export type WindowCode = {
  readonly method: SocialMethod;
  readonly clientId: string;
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
};

/**
 * Signs in with what a provider's window brought back: asks who it is, then signs in or registers (D52). Throws
 * `ApiError`: AUTH_06 for a code that is wrong, used or expired, UNAVAILABLE when the provider does not answer.
 */
export function signInWithCode(
  queryClient: QueryClient,
  code: WindowCode,
): Promise<SocialSignInOutcome> {
  return whileLoading(async () => signInWithProvider(queryClient, await whoIs(code)));
}

/** Trades a code for the person as the registration takes them, with the proof. Throws as above. */
export async function whoIs(window: WindowCode): Promise<SocialRegistration> {
  const { method, code, codeVerifier, nonce, redirectUri } = window;
  if (method === 'zalo') return whoIsZalo(window);
  const body = {
    login_method: method,
    code,
    code_verifier: codeVerifier,
    nonce,
    redirect_uri: redirectUri,
  };
  const person = await send(exchangeSocialCode, body);
  return { user_type: 'customer', login_method: method, ...person };
}

/** Zalo by the two calls of the specification; its members have an empty last name. */
async function whoIsZalo({
  clientId,
  code,
  codeVerifier,
}: WindowCode): Promise<SocialRegistration> {
  const body = {
    app_id: clientId,
    grant_type: 'authorization_code' as const,
    code,
    code_verifier: codeVerifier,
  };
  const { access_token } = await send(exchangeZaloCode, body);
  const { id, name } = await send(getZaloMe, { access_token });
  return {
    user_type: 'customer',
    login_method: 'zalo',
    social_id: id,
    email: null,
    first_name: name,
    last_name: '',
    avatar: null,
    access_token,
  };
}
