import { createApiClient } from '../client/create-api-client.ts';
import { host } from '../client/host.ts';
import { readTokens } from '../session/storage.ts';
import { withoutToken } from './generated/tokens.ts';
import type { paths } from './generated/types.ts';

/** The commerce backend (`{mall}`). It takes the commerce token. */
export const commerceApi = createApiClient<paths>({
  baseUrl: `${host}/mall`,
  withoutToken,
  token: () => readTokens().tokenCommerce,
});
