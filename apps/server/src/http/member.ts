import type { Capabilities, Language } from '@hien/domain';

/** Who a token belongs to. */
export type Member = {
  readonly sessionId: number;
  readonly userId: number;
  readonly language: Language;
  /** The account has left or is stopped: the token is still ours, but opens nothing. */
  readonly gone: boolean;
  readonly tokenExpiresAt: Date;
  /** What decides about the member's rights. */
  readonly capabilities: Capabilities;
};

/** Finds the member of a bearer token; `kind` says which API the token must be for. */
export type FindMember = (token: string, kind: 'main' | 'commerce') => Promise<Member | null>;

/** The token of `Authorization: Bearer …`, null when there is none that could be ours. */
export function bearerToken(header: string | undefined): string | null {
  return /^bearer ([\w-]{20,512})$/i.exec(header ?? '')?.[1] ?? null;
}
