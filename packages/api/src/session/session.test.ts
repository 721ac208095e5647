import { setupServer } from 'msw/node';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../client/query-client.ts';
import { fixtures, handlers, mock } from '../testing/index.ts';
import { loadingAtom, sessionAtom } from './atoms.ts';
import { takeEndedSession } from './ended-session.ts';
import { isLoading } from './loading.ts';
import { setPageReload } from './page.ts';
import { profileQuery } from './profile.ts';
import { signOut, startSession } from './session.ts';
import { register, signIn, signInWithProvider } from './sign-in.ts';
import { clearTokens, readTokens, writeTokens } from './storage.ts';

const server = setupServer(...Object.values(handlers));
const reload = vi.fn<() => void>();
const credentials = { email: 'khach@hien.example', password: fixtures.password };
let queryClient = createQueryClient();
let stored = new Map<string, string>();
const page = new EventTarget();

beforeAll(() => {
  server.listen();
  setPageReload(reload);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
beforeEach(() => {
  stored = new Map();
  clearTokens();
  queryClient = createQueryClient();
});
afterEach(() => {
  server.resetHandlers();
  reload.mockClear();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** What another tab does: it changes the storage, then the browser tells this tab. */
function fromAnotherTab(key: string, value: string | null): void {
  if (value === null) stored.delete(key);
  else stored.set(key, value);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('sign-in', () => {
  it('stores the token, fetches the profile and the commerce tokens', async () => {
    await expect(signIn(queryClient, credentials)).resolves.toEqual({ outcome: 'signed-in' });
    expect(Object.fromEntries(stored)).toEqual({
      token: fixtures.tokens.member,
      token_commerce: fixtures.tokens.commerce,
    });
    expect(queryClient.getQueryData(profileQuery().queryKey)).toEqual(fixtures.member);
  });

  it('keeps the partner token under its own name (D89)', async () => {
    await signIn(queryClient, { ...credentials, email: 'nguoiban@hien.example' });
    expect(stored.get('token_commerce_partner')).toBe(fixtures.tokens.commercePartner);
  });

  it('rethrows a refusal and leaves no session', async () => {
    await expect(
      signIn(queryClient, { ...credentials, password: 'sai-mat-khau' }),
    ).rejects.toMatchObject({ status: 401, code: 'AUTH_13' });
    expect(readTokens().token).toBeNull();
    expect(isLoading()).toBe(false);
  });

  it('asks to register for a social id nobody has', async () => {
    const outcome = await signIn(queryClient, { login_method: 'google', social_id: 'nobody' });
    expect(outcome).toEqual({
      outcome: 'refused',
      code: 'AUTH_10',
      message: 'Vui lòng đăng ký tài khoản!',
    });
  });

  it('holds the loading flag until everything is in', async () => {
    const store = createStore();
    const flags: boolean[] = [];
    const stop = store.sub(loadingAtom, () => void flags.push(store.get(loadingAtom)));
    await signIn(queryClient, credentials);
    stop();
    expect(flags).toEqual([true, false]);
  });

  it('stays signed in when only the commerce tokens fail', async () => {
    server.use(mock('getCommerceTokens').error(500));
    await expect(signIn(queryClient, credentials)).resolves.toEqual({ outcome: 'signed-in' });
    expect(readTokens()).toEqual({
      token: fixtures.tokens.member,
      tokenCommerce: null,
      tokenCommercePartner: null,
    });
  });
});

describe('sign-in with a provider (D52)', () => {
  const person = {
    user_type: 'customer' as const,
    login_method: 'apple' as const,
    social_id: '001122.aabb',
    email: null,
    first_name: 'Anonymous',
    last_name: '',
    avatar: null,
  };

  it('registers an unknown person and signs in again', async () => {
    let logins = 0;
    server.use(
      mock('loginUser').answer(() => {
        logins += 1;
        return logins === 1
          ? { data: null }
          : { data: { token: fixtures.tokens.member, expires_at: '2026-03-13T03:00:00Z' } };
      }),
    );
    await expect(signInWithProvider(queryClient, person)).resolves.toEqual({
      outcome: 'signed-in',
    });
    expect(logins).toBe(2);
  });

  it('warns when the second sign-in has no data either', async () => {
    await expect(signInWithProvider(queryClient, person)).resolves.toMatchObject({
      outcome: 'refused',
      code: 'AUTH_10',
    });
  });

  it('hands over why the registration failed', async () => {
    server.use(mock('registerUser').error(409, { code: 'AUTH_01' }));
    const outcome = await signInWithProvider(queryClient, person);
    expect(outcome).toMatchObject({ outcome: 'register-failed', error: { code: 'AUTH_01' } });
    expect(isLoading()).toBe(false);
  });
});

describe('registration', () => {
  const form = {
    email: 'moi@hien.example',
    password: 'hien-2026',
    confirm_password: 'hien-2026',
    first_name: 'Mới',
    last_name: 'Lê',
    verification_code: fixtures.verificationCode,
    terms: true as const,
  };

  it('answers the member and does not sign in', async () => {
    await expect(register(form)).resolves.toMatchObject({
      email: 'moi@hien.example',
      login_method: 'system',
    });
    expect(readTokens().token).toBeNull();
  });

  it('names the field a failure belongs to', async () => {
    await expect(register({ ...form, email: 'khach@hien.example' })).rejects.toMatchObject({
      code: 'AUTH_01',
      fields: [{ field: 'email' }],
    });
  });
});

describe('profile rules (section 4)', () => {
  it('a failure removes the token and reloads the page', async () => {
    server.use(mock('getProfile').error(500));
    await signIn(queryClient, credentials);
    expect(stored.has('token')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the page after that reload is told once; signing out oneself tells nothing', async () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    });
    await signIn(queryClient, credentials);
    signOut(queryClient);
    expect(takeEndedSession()).toBe(false);
    server.use(mock('getProfile').error(500));
    await signIn(queryClient, credentials);
    expect([takeEndedSession(), takeEndedSession()]).toEqual([true, false]);
  });

  it('a token that has expired is such a failure', async () => {
    writeTokens({ token: 'expired' });
    startSession(queryClient)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(readTokens().token).toBeNull();
  });

  it('a profile without data signs out, without a reload', async () => {
    server.use(mock('getProfile').answer({ data: null }));
    await signIn(queryClient, credentials);
    expect(readTokens().token).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a device without a connection keeps its session', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    server.use(mock('getProfile').offline());
    writeTokens({ token: fixtures.tokens.member });
    await expect(profileQuery().queryFn?.(new AbortController() as never)).rejects.toMatchObject({
      kind: 'network',
    });
    expect(readTokens().token).toBe(fixtures.tokens.member);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
  });

  it('a page that is left while the profile is asked for keeps the session for the next one', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    server.use(mock('getProfile').offline());
    writeTokens({ token: fixtures.tokens.member });
    await expect(profileQuery().queryFn?.(new AbortController() as never)).rejects.toMatchObject({
      kind: 'network',
    });
    expect(readTokens().token).toBe(fixtures.tokens.member);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the session on a page', () => {
  it('is unknown until the page has read its storage, then follows it', () => {
    writeTokens({ token: 'a', tokenCommercePartner: 'p' });
    const store = createStore();
    expect(store.get(sessionAtom).status).toBe('unknown');
    const stop = store.sub(sessionAtom, () => undefined);
    expect(store.get(sessionAtom).status).toBe('signed-in');
    expect(store.get(sessionAtom).tokenCommercePartner).toBe('p');
    signOut(queryClient);
    expect(store.get(sessionAtom)).toEqual({
      status: 'signed-out',
      token: null,
      tokenCommerce: null,
      tokenCommercePartner: null,
    });
    stop();
  });

  it('ends here when another tab signs out, and forgets the member', async () => {
    const stop = startSession(queryClient);
    await signIn(queryClient, credentials);
    fromAnotherTab('token', null);
    expect(readTokens().token).toBeNull();
    expect(queryClient.getQueryData(profileQuery().queryKey)).toBeUndefined();
    stop();
  });

  it('starts here when another tab signs in', async () => {
    const stop = startSession(queryClient);
    fromAnotherTab('token', fixtures.tokens.partner);
    await vi.waitFor(() =>
      expect(queryClient.getQueryData(profileQuery().queryKey)).toEqual(fixtures.partner),
    );
    expect(stored.get('token_commerce_partner')).toBe(fixtures.tokens.commercePartner);
    stop();
  });

  it('does not mind what other code keeps in the storage', () => {
    const stop = startSession(queryClient);
    writeTokens({ token: 'a' });
    fromAnotherTab('theme', 'dark');
    expect(readTokens().token).toBe('a');
    stop();
  });

  it('lives in memory when the browser refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const before = globalThis.localStorage;
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    await signIn(queryClient, credentials);
    expect(readTokens().token).toBe(fixtures.tokens.member);
    vi.stubGlobal('localStorage', before);
  });
});
