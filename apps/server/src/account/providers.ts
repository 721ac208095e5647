import type { SocialMethod } from './user-repository.ts';

/** A token that belongs to the id. `email`: the one the provider vouches for; null when it vouches for none. */
export type Proven = { readonly email: string | null };

/** What a social provider says about a token. */
export type ProofResult = Proven | 'refused' | 'not-configured';

/** What comes back from the provider's page, with what the browser kept for itself. */
export type SocialCode = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
};

/** Who a provider says it is, and the token that proves it again at sign-in. */
export type SocialPerson = {
  readonly socialId: string;
  /** Vouched for by the provider, as with `Proven`. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | null;
  readonly token: string;
};

/** A way to sign in with another account. Its calls throw `ProviderUnavailable` when nobody answers. */
export type Provider = {
  /** Public id for the provider's own page; null when the provider is not configured. */
  readonly clientId: string | null;
  /** The provider's own page, without a query. */
  readonly authorizeUrl: string | null;
  /** Asks the provider whether the token belongs to this id. */
  prove(socialId: string, token: string | undefined): Promise<ProofResult>;
};

/** One that hands out codes. Zalo does too, through calls of its own (platform 7). */
export type CodeProvider = Provider & {
  /** Trades a code for who it is; null when the provider refuses it. */
  exchange(code: SocialCode): Promise<SocialPerson | null>;
};

export type CodeMethod = Exclude<SocialMethod, 'zalo'>;

export type Providers = Readonly<Record<CodeMethod, CodeProvider> & Record<'zalo', Provider>>;

/** Nothing is configured: accounts of a provider cannot be opened, because nobody can prove an id. */
export const notConfigured: CodeProvider = {
  clientId: null,
  authorizeUrl: null,
  prove: async () => 'not-configured',
  exchange: async () => null,
};

export const noProviders: Providers = {
  google: notConfigured,
  facebook: notConfigured,
  apple: notConfigured,
  zalo: notConfigured,
};
