import { atom } from 'jotai';
import { isLoading, subscribeLoading } from './loading.ts';
import { type SessionTokens, readTokens, subscribeTokens } from './storage.ts';

/** `unknown` on the server and until the page has read its storage: show neither the member nor "sign in" yet. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

export type Session = SessionTokens & { readonly status: SessionStatus };

const unknown: Session = {
  status: 'unknown',
  token: null,
  tokenCommerce: null,
  tokenCommercePartner: null,
};

function current(): Session {
  const tokens = readTokens();
  return { ...tokens, status: tokens.token === null ? 'signed-out' : 'signed-in' };
}

const mirroredSession = atom<Session>(unknown);
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

export const isSignedInAtom = atom((get) => get(mirroredSession).status === 'signed-in');

/** Whether the shop manager is open to this session. */
export const isCommercePartnerAtom = atom(
  (get) => get(mirroredSession).tokenCommercePartner !== null,
);

/** True from the start of a sign-in or registration until it has ended or failed. */
export const loadingAtom = atom((get) => get(mirroredLoading));
