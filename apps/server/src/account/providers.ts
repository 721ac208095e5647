import type { SocialMethod } from './user-repository.ts';

/** What a social provider says about a token. */
export type ProofResult = 'proven' | 'refused' | 'not-configured';

/** A way to sign in with another account. */
export type Provider = {
  /** Public id for the provider's own page; null when the provider is not configured. */
  readonly clientId: string | null;
  /** Asks the provider whether the token belongs to this id. */
  prove(socialId: string, accessToken: string | undefined): Promise<ProofResult>;
};

export type Providers = Readonly<Record<SocialMethod, Provider>>;

/** Nothing is configured: accounts of a provider cannot be opened, because nobody can prove an id. */
const notConfigured: Provider = { clientId: null, prove: async () => 'not-configured' };

export const noProviders: Providers = {
  google: notConfigured,
  facebook: notConfigured,
  apple: notConfigured,
  zalo: notConfigured,
};
