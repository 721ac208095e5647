import { demoAccounts } from '@hien/server/seed';
import type { Capabilities } from '@hien/domain';
import { otherSellerEmail } from './other-shop.ts';
import type { Stage } from './stage.ts';

/** Who asks. `social` is a member who came through Google and has no password here; `shopStaff` works in the seller's shop, `otherSeller` has another. */
export const askers = [
  'guest',
  'member',
  'social',
  'business',
  'contractor',
  'seller',
  'otherSeller',
  'shopStaff',
  'admin',
] as const;
export type Asker = (typeof askers)[number];

type Tokens = { readonly main: string; readonly commerce: string };

/** The demo account that stands for an asker. */
const roles = {
  member: 'customer',
  business: 'individual',
  contractor: 'contractor',
  seller: 'seller',
  // The same kind of account, by another name.
  otherSeller: 'seller',
  shopStaff: 'shop-staff',
  admin: 'admin',
} as const;

const social = {
  login_method: 'google',
  social_id: 'role-matrix',
  access_token: 'proof',
} as const;

/** What an asker is, as the permission table sees it; null for a guest. */
export function capabilitiesOf(asker: Asker): Capabilities | null {
  if (asker === 'guest') return null;
  if (asker === 'social')
    return { roles: ['customer'], businessKind: null, partner: [], loginMethod: 'google' };
  const { userRole, businessKind, partner } = accountOf(asker);
  return {
    roles: [userRole],
    businessKind,
    partner,
    loginMethod: 'system',
    shopStaff: asker === 'shopStaff',
  };
}

/** The e-mail of an asker's account, to compare with the one a thing belongs to. */
export const emailOf = (asker: Asker): string | null =>
  asker === 'guest' || asker === 'social' ? null : systemLogin(asker).email;

/** Signs everybody in; a session that a call has ended is opened again. */
export class Sessions {
  readonly #stage: Stage;
  readonly #tokens = new Map<Asker, Tokens>();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async tokensOf(asker: Asker): Promise<Tokens | null> {
    if (asker === 'guest') return null;
    const known = this.#tokens.get(asker);
    if (known !== undefined && (await this.#opens(known.main))) return known;
    const tokens = await this.#signIn(asker);
    this.#tokens.set(asker, tokens);
    return tokens;
  }

  async #opens(token: string): Promise<boolean> {
    const answer = await this.#ask('/app/user/profile', { headers: bearer(token) });
    return answer.status === 200;
  }

  async #signIn(asker: Exclude<Asker, 'guest'>): Promise<Tokens> {
    if (asker === 'social') {
      const names = { first_name: 'An', last_name: '', email: null, avatar: null };
      await this.#post('/app/auth/register-user', { ...social, ...names, user_type: 'customer' });
    }
    const credentials = asker === 'social' ? social : systemLogin(asker);
    const { token = '' } = await this.#post('/app/auth/login-user', credentials);
    const answer = await this.#ask('/commerce-app/auth/users-commerce-token', {
      headers: bearer(token),
    });
    const { data } = (await answer.json()) as { data: { commerce_token: string } };
    return { main: token, commerce: data.commerce_token };
  }

  async #post(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { data } = (await answer.json()) as { data?: Record<string, string> | null };
    return data ?? {};
  }

  #ask(path: string, init: RequestInit): Promise<Response> {
    return this.#stage.fetch(new Request(`http://localhost${path}`, init));
  }
}

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

function systemLogin(asker: keyof typeof roles) {
  const { email, password } = accountOf(asker);
  return {
    email: asker === 'otherSeller' ? otherSellerEmail : email,
    password,
    login_method: 'system',
  };
}

function accountOf(asker: keyof typeof roles) {
  const account = demoAccounts.find(({ role }) => role === roles[asker]);
  if (account === undefined) throw new Error(`The seed has no ${roles[asker]}`);
  return account;
}
