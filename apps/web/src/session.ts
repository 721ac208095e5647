import { type Session, isSignedInAtom, sessionAtom } from '@hien/api';
import { useHydrating } from '@hien/features/shared';
import { useAtomValue } from 'jotai';

// Parts of a page are hydrated one after the other. When the later ones are, the session is known already; the server
// rendered them for nobody, and what is hydrated has to look like that once.

/** The session, not before this part of the page is hydrated. */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useHydrating() ? { ...session, status: 'unknown' } : session;
}

export function useSignedIn(): boolean {
  const signedIn = useAtomValue(isSignedInAtom);
  return !useHydrating() && signedIn;
}
