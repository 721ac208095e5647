import { notices } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import {
  admin,
  commerceTokenOf,
  knownSocialId,
  member,
  partner,
  password,
  providers,
  socialMember,
  tokens,
  zalo,
} from '../fixtures/members.ts';
import { socialPerson } from '../fixtures/social.ts';
import type { Answers } from './answerer.ts';
import { checkCode, checkFirstTime, checkPasswords } from './entry.ts';

/** Whose session a token is; the first one of an e-mail is the one that its password opens. */
const sessions = [
  { token: tokens.member, of: member },
  { token: tokens.partner, of: partner },
  { token: tokens.admin, of: admin },
  { token: tokens.social, of: socialMember },
] as const;

const inAWeek = '2026-03-13T03:00:00Z';

export const accountAnswers: Answers<
  | 'loginUser'
  | 'registerUser'
  | 'listProviders'
  | 'getCommerceTokens'
  | 'getProfile'
  | 'exchangeZaloCode'
  | 'getZaloMe'
> = {
  loginUser({ body, language }) {
    if (body.login_method !== 'system') {
      const known = body.social_id === knownSocialId;
      if (known) return { data: { token: tokens.member, expires_at: inAWeek } };
      return { data: null, code: 'AUTH_10', message: notices['login.notRegistered'][language] };
    }
    const who = sessions.find(({ of }) => of.email === body.email.toLowerCase());
    if (who === undefined || body.password !== password)
      throw new MockFailure(401, { code: 'AUTH_13' });
    return { data: { token: who.token, expires_at: inAWeek } };
  },

  registerUser({ body }) {
    const { user_type, login_method, email, first_name, last_name } = body;
    if (login_method === 'system') {
      checkPasswords(body);
      checkCode(body.verification_code, 'verification_code');
      checkFirstTime(body.email);
    } else if (email !== null && email.toLowerCase() !== socialPerson.email) {
      checkCode(body.verification_code ?? '', 'verification_code');
    }
    const taken = [member, partner].some((one) => one.email === email?.toLowerCase());
    if (taken)
      throw new MockFailure(409, {
        code: 'AUTH_01',
        fields: [{ field: 'email', code: 'AUTH_01' }],
      });
    return { data: { id: 104, user_type, login_method, email, first_name, last_name } };
  },

  listProviders: () => ({ data: { items: [...providers] } }),

  getCommerceTokens: ({ token }) => ({
    data: {
      commerce_token: commerceTokenOf(token),
      commerce_partner_token: token === tokens.partner ? tokens.commercePartner : null,
    },
  }),

  getProfile({ token }) {
    const session = sessions.find((one) => one.token === token);
    if (session === undefined) throw new MockFailure(401);
    return { data: session.of };
  },

  exchangeZaloCode({ body }) {
    if (body.code !== zalo.code) throw new MockFailure(422, { code: 'AUTH_06' });
    return { data: { access_token: zalo.token } };
  },

  getZaloMe({ query }) {
    if (query.access_token !== zalo.token) throw new MockFailure(422, { code: 'AUTH_06' });
    return { data: { id: zalo.id, name: zalo.name } };
  },
};
