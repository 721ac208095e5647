import { atom } from 'jotai';
import { isLoading, subscribeLoading } from './loading.ts';
import { type SessionTokens, readTokens, subscribeTokens } from './storage.ts';

/** `unknown` on the server and until the page has read its storage: show neither the member nor "sign in" yet. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

export type Session = SessionTokens & { readonly status: SessionStatus };

/** The session of a page that the server renders: it knows nobody. */
export const unknownSession: Session = {
  status: 'unknown',
  token: null,
  tokenCommerce: null,
  tokenCommercePartner: null,
};

function current(): Session {
  const tokens = readTokens();
  return { ...tokens, status: tokens.token === null ? 'signed-out' : 'signed-in' };
}

const mirroredSession = atom<Session>(unknownSession);
mirroredSession.onMount = (set) => {
  set(current());
  return subscribeTokens(() => set(current()));
};

const mirroredLoading = atom(false);
mirroredLoading.onMount = (set) => {
  set(isLoading());
  return subscribeLoading(() => set(isLoading()));
};

/** The session as the storage has it, in this tab and all others. Read-only: `signIn` and `signOut` change it. */
export const sessionAtom = atom((get) => get(mirroredSession));

/** True from the start of a sign-in or registration until it has ended or failed. */
export const loadingAtom = atom((get) => get(mirroredLoading));
