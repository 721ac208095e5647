/**
 * The three tokens of a session and the only code that knows where they live (D55): local storage under the
 * names of the specification, mirrored in memory, so that a browser that refuses storage still keeps a session
 * until the tab closes.
 */
export type SessionTokens = {
  readonly token: string | null;
  readonly tokenCommerce: string | null;
  readonly tokenCommercePartner: string | null;
};

const keys = {
  token: 'token',
  tokenCommerce: 'token_commerce',
  tokenCommercePartner: 'token_commerce_partner',
} as const satisfies Record<keyof SessionTokens, string>;

const signedOut: SessionTokens = { token: null, tokenCommerce: null, tokenCommercePartner: null };
const names = ['token', 'tokenCommerce', 'tokenCommercePartner'] as const;

let known: SessionTokens | undefined;
const listeners = new Set<() => void>();

/** What is stored now. Without a browser (on the server) nobody is signed in. */
export function readTokens(): SessionTokens {
  if (typeof localStorage === 'undefined') return known ?? signedOut;
  known ??= {
    token: readItem(keys.token),
    tokenCommerce: readItem(keys.tokenCommerce),
    tokenCommercePartner: readItem(keys.tokenCommercePartner),
  };
  return known;
}

/** Stores the named tokens, leaves the others, and tells everybody. */
export function writeTokens(change: Partial<SessionTokens>): void {
  known = { ...readTokens(), ...change };
  for (const name of names) writeItem(keys[name], known[name]);
  tell();
}

export function clearTokens(): void {
  writeTokens(signedOut);
}

/** Calls back after every change, in this tab or another one. Returns the way to stop. */
export function subscribeTokens(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
  };
}

function onStorage(event: Event): void {
  const key = 'key' in event ? event.key : null;
  // A null key means that the whole storage was cleared.
  if (key !== null && !names.some((name) => keys[name] === key)) return;
  known = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string | null): void {
  if (typeof localStorage === 'undefined') return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the session lives in memory.
  }
}
