import createClient, { type Client } from 'openapi-fetch';
import { failureMiddleware, languageMiddleware, tokenMiddleware } from './middleware.ts';
import { transport } from './transport.ts';

type ApiClientOptions = {
  /** Origin and prefix, without a slash at the end. Empty: the page's own origin. */
  readonly baseUrl: string;
  /** Operations that never carry the token. */
  readonly withoutToken: readonly string[];
  readonly token: () => string | null;
};

/** A typed client over one contract, with language, token and failure rules applied to every call. */
export function createApiClient<Paths extends object>({
  baseUrl,
  withoutToken,
  token,
}: ApiClientOptions): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, fetch: transport });
  client.use(languageMiddleware, tokenMiddleware(withoutToken, token), failureMiddleware);
  return client;
}
