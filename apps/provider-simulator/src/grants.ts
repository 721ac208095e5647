import { createHash, randomUUID } from 'node:crypto';
import type { Method, Outcome } from './outcomes.ts';
import type { Person } from './people.ts';

/** What a window asked for, and what was decided there. */
export type Grant = {
  readonly method: Method;
  readonly person: Person;
  readonly outcome: Outcome | null;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  readonly challenge: string | null;
};

/** Codes are good once; tokens until the simulator ends. */
export class Grants {
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, Grant>();

  /** A code for a grant; one that was "used before" is not remembered. */
  code(grant: Grant): string {
    const code = `${grant.method}-code-${randomUUID()}`;
    if (grant.outcome !== 'used-code') this.#codes.set(code, grant);
    return code;
  }

  /** The grant of a code, once, when the rest of the request fits it. */
  redeem(code: string | null, fits: (grant: Grant) => boolean): Grant | null {
    const grant = this.#codes.get(code ?? '');
    if (code === null || grant === undefined || !fits(grant)) return null;
    this.#codes.delete(code);
    return grant;
  }

  token(grant: Grant): string {
    const token = `${grant.method}-token-${randomUUID()}`;
    this.#tokens.set(token, grant);
    return token;
  }

  of(token: string | null): Grant | null {
    return this.#tokens.get(token ?? '') ?? null;
  }
}

/** PKCE: a grant that was asked for with a challenge is given to whoever has the verifier. */
export function verifierFits({ challenge }: Grant, verifier: string | null): boolean {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
}

/** The same id each time, so that a second visit is the same member. */
export const idAt = (method: Method, { id }: Person): string => `${method}-${id}-0001`;
