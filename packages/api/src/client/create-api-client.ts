import createClient, { type Client } from 'openapi-fetch';
import type { TokenRule } from '../contract-reader.ts';
import { failureMiddleware, languageMiddleware, tokenMiddleware } from './middleware.ts';

type ApiClientOptions = {
  /** Origin and prefix, without a slash at the end. Empty: the page's own origin. */
  readonly baseUrl: string;
  readonly tokenRules: Readonly<Record<string, TokenRule>>;
  readonly token: () => string | null;
};

/** A typed client over one contract, with language, token and failure rules applied to every call. */
export function createApiClient<Paths extends object>({ baseUrl, tokenRules, token }: ApiClientOptions): Client<Paths> {
  // fetch is looked up at each call, so that whoever replaces it later (mocks, tests) is heard.
  const client = createClient<Paths>({ baseUrl, fetch: (request) => globalThis.fetch(request) });
  client.use(languageMiddleware, tokenMiddleware(tokenRules, token), failureMiddleware);
  return client;
}
