import { ApiError } from '../client/api-error.ts';
import { noteEndedSession } from './ended-session.ts';
import { reloadPage } from './page.ts';
import { clearTokens, readTokens } from './storage.ts';

/**
 * The rules of section 4 around a request for the profile: when it fails, the stored token is removed and the
 * page reloads; when it answers without data, the member is signed out. A request that we gave up ourselves, or
 * that the device had no connection for, is no failed profile. The login page says what has happened.
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
  if (!(error instanceof ApiError)) return false;
  return (
    error.kind === 'aborted' ||
    (error.kind === 'network' && !(globalThis.navigator?.onLine ?? true))
  );
}
