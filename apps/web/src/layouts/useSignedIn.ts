import { isSignedInAtom } from '@hien/api';
import { useHydrating } from '@hien/features/shared';
import { useAtomValue } from 'jotai';

/**
 * Whether somebody is signed in. Parts of a page are hydrated one after the other, the later ones when the session is
 * known already; the server rendered them for nobody, and what is hydrated has to look like that once.
 */
export function useSignedIn(): boolean {
  const signedIn = useAtomValue(isSignedInAtom);
  return !useHydrating() && signedIn;
}
