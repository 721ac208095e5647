import type { SocialMethod } from '@hien/api';
import { codeVerifier } from '@hien/domain';

/** One press on a provider's button: what this browser keeps for itself until the window answers. */
export interface Attempt {
  readonly method: SocialMethod;
  readonly clientId: string;
  /** Told to the window and expected back. */
  readonly state: string;
  /** Comes back inside the ID token (Google, Apple). */
  readonly nonce: string;
  /** PKCE: its hash goes along, it itself stays here. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** The page to come back to where the window took this one's place. */
  readonly returnTo: string;
}

/** `origin` and `returnTo` of the page with the button. */
export function newAttempt(
  provider: { method: SocialMethod; client_id: string | null },
  origin: string,
  returnTo: string,
): Attempt {
  return {
    method: provider.method,
    clientId: provider.client_id ?? '',
    state: codeVerifier(),
    nonce: codeVerifier(),
    verifier: codeVerifier(),
    redirectUri: `${origin}/social-callback`,
    returnTo,
  };
}
