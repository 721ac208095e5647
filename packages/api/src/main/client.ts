import { createApiClient } from '../client/create-api-client.ts';
import { host } from '../client/host.ts';
import { readTokens } from '../session/storage.ts';
import { withoutToken } from './generated/tokens.ts';
import type { paths } from './generated/types.ts';

/** The main API. It takes the session token. */
export const mainApi = createApiClient<paths>({
  baseUrl: host,
  withoutToken,
  token: () => readTokens().token,
});
