import { query } from '../calls/query.ts';
import { request } from '../calls/request.ts';
import { requestLanguage } from '../client/language.ts';
import { getProfile } from '../main/generated/operations/account.ts';
import { endSessionAfter } from './profile-rules.ts';
import { readTokens } from './storage.ts';

/**
 * The signed-in member; null when the account is gone. It carries the rules of the session with it: a failure
 * removes the token and reloads the page, an answer without data signs out (section 4).
 */
export function profileQuery() {
  return {
    ...query(getProfile, requestLanguage()),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      endSessionAfter(request(getProfile, {}, { signal })),
    enabled: () => readTokens().token !== null,
    retry: false,
  };
}
