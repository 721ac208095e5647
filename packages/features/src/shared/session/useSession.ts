import { type Session, sessionAtom, unknownSession } from '@hien/api';
import { useAtomValue } from 'jotai';
import { useHydrating } from '../async/useHydrating.ts';

/**
 * The visitor's session. Parts of a page are hydrated one after the other, the later ones when the session is known
 * already; the server rendered them for nobody, and what is hydrated has to look like that once.
 */
export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  return useHydrating() ? unknownSession : session;
}

/** Whether somebody is signed in; false while nobody knows. */
export function useSignedIn(): boolean {
  return useSession().status === 'signed-in';
}
