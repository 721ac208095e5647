import createClient, { type Client } from 'openapi-fetch';
import type { TokenRule } from '../contract-reader.ts';
import { failureMiddleware, languageMiddleware, tokenMiddleware } from './middleware.ts';
import { transport } from './transport.ts';

type ApiClientOptions = {
  /** Origin and prefix, without a slash at the end. Empty: the page's own origin. */
  readonly baseUrl: string;
  readonly tokenRules: Readonly<Record<string, TokenRule>>;
  readonly token: () => string | null;
};

/** A typed client over one contract, with language, token and failure rules applied to every call. */
export function createApiClient<Paths extends object>({
  baseUrl,
  tokenRules,
  token,
}: ApiClientOptions): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, fetch: transport });
  client.use(languageMiddleware, tokenMiddleware(tokenRules, token), failureMiddleware);
  return client;
}
