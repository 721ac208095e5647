import type { QueryClient } from '@tanstack/react-query';
import { send } from '../calls/request.ts';
import { getCommerceTokens, signOut as endSession } from '../main/generated/operations/account.ts';
import { profileQuery } from './profile.ts';
import { clearTokens, readTokens, subscribeTokens, writeTokens } from './storage.ts';

type Loading = { readonly token: string | null; readonly done: Promise<void> };
const loadings = new WeakMap<QueryClient, Loading>();

/**
 * Starts what a page needs of a session: loads the profile and the commerce tokens when a token is stored, and
 * forgets a member's data when the session ends or changes, here or in another tab. Call once, in the browser.
 * Returns the way to stop.
 */
export function startSession(queryClient: QueryClient): () => void {
  let { token } = readTokens();
  if (token !== null) void loadMember(queryClient);
  return subscribeTokens(() => {
    const before = token;
    token = readTokens().token;
    if (token === before) return;
    forgetMember(queryClient);
    if (token !== null) void loadMember(queryClient);
  });
}

/**
 * Whether somebody is signed in on this device, or was when it was last used: known at once, before anybody is asked. What a
 * press does asks this; the session that a part rendered with is `unknown` in the moment of its hydration.
 */
export const hasSession = (): boolean => readTokens().token !== null;

/** Stores a new token, then fetches the profile and the commerce tokens (section 4). Resolves when both are in. */
export async function openSession(queryClient: QueryClient, token: string): Promise<void> {
  forgetMember(queryClient);
  writeTokens({ token, tokenCommerce: null, tokenCommercePartner: null });
  await loadMember(queryClient);
}

/**
 * Clears the token, the commerce tokens and the profile, and tells the server, which takes the token back. Nobody
 * waits for its answer: whoever wants to leave has left, also without a network.
 */
export function signOut(queryClient: QueryClient): void {
  const { token } = readTokens();
  if (token !== null) void revoke(token);
  clearTokens();
  forgetMember(queryClient);
}

async function revoke(token: string): Promise<void> {
  await send(endSession, { everywhere: false }, { token, keepalive: true }).catch(() => undefined);
}

/** Fetches the commerce tokens of the session anew: what a member may has changed, a shop has taken them in or let them go. */
export async function renewSession(queryClient: QueryClient): Promise<void> {
  await loadings.get(queryClient)?.done;
  await loadMember(queryClient);
}

function loadMember(queryClient: QueryClient): Promise<void> {
  const { token } = readTokens();
  const running = loadings.get(queryClient);
  if (running?.token === token) return running.done;
  const done = fetchMember(queryClient).finally(() => {
    if (loadings.get(queryClient)?.done === done) loadings.delete(queryClient);
  });
  loadings.set(queryClient, { token, done });
  return done;
}

async function fetchMember(queryClient: QueryClient): Promise<void> {
  // The profile's own rules have acted by the time it fails; a shop without its token is still a shop.
  await Promise.allSettled([queryClient.fetchQuery(profileQuery()), loadCommerceTokens()]);
}

/** The answer names the tokens differently from the storage (D89); this is the one place that knows. */
async function loadCommerceTokens(): Promise<void> {
  const { token } = readTokens();
  const tokens = await send(getCommerceTokens);
  if (readTokens().token !== token) return;
  writeTokens({
    tokenCommerce: tokens.commerce_token,
    tokenCommercePartner: tokens.commerce_partner_token,
  });
}

function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.meta?.ofMember === true });
}
