import { ApiError } from '../client/api-error.ts';
import { noteEndedSession } from './ended-session.ts';
import { reloadPage } from './page.ts';
import { clearTokens, readTokens } from './storage.ts';

/**
 * The rules of section 4 around a request for the profile: when it fails, the stored token is removed and the
 * page reloads; when it answers without data, the member is signed out. A request that nobody answered says nothing of
 * the session: we gave it up ourselves, there was no connection, or its page was left meanwhile, which browsers tell as
 * a network's failure. The login page says what has happened.
 */
export async function endSessionAfter<Profile>(
  request: Promise<Profile | null>,
): Promise<Profile | null> {
  const { token } = readTokens();
  let profile: Profile | null;
  try {
    profile = await request;
  } catch (error) {
    // Whoever signed in meanwhile keeps the new session.
    if (!isExcused(error) && readTokens().token === token) {
      clearTokens();
      noteEndedSession();
      reloadPage();
    }
    throw error;
  }
  if (profile === null && readTokens().token === token) clearTokens();
  return profile;
}

function isExcused(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'aborted' || error.kind === 'network');
}
