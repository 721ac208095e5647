import { expect } from 'vitest';
import { example } from '../example.ts';
import { examples as emails } from './emails.ts';

const person = {
  user_type: 'customer',
  login_method: 'system',
  email: emails.newcomer,
  password: 'hien-2026',
  confirm_password: 'hien-2026',
  first_name: 'Lan',
  last_name: 'Phạm',
  terms: true,
} as const;

const zaloCode = {
  app_id: '1234567890',
  grant_type: 'authorization_code',
  code: 'a-code-zalo-never-gave',
  code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
} as const;

export const accountExamples = [
  example('loginUser', {
    title: 'a member signs in',
    given: ({ member }) => ({ body: { ...member, login_method: 'system' as const } }),
    holds: ({ data }) => expect(data?.token.length).toBeGreaterThanOrEqual(20),
  }),
  example('loginUser', {
    title: 'an e-mail may be written in capitals',
    given: ({ member }) => ({
      body: {
        email: member.email.toUpperCase(),
        password: member.password,
        login_method: 'system' as const,
      },
    }),
    holds: ({ data }) => expect(data).not.toBeNull(),
  }),
  example('loginUser', {
    title: 'a wrong password is AUTH_13',
    given: ({ member }) => ({
      body: { email: member.email, password: 'sai-mat-khau', login_method: 'system' as const },
    }),
    status: 401,
    code: 'AUTH_13',
  }),
  example('loginUser', {
    title: 'an e-mail nobody has is AUTH_13 too: it tells nothing',
    given: {
      body: { email: 'khong.co@hien.example', password: 'hien-2026', login_method: 'system' },
    },
    status: 401,
    code: 'AUTH_13',
  }),
  example('loginUser', {
    title: 'a password under 6 characters is AUTH_02, with its field',
    given: ({ member }) => ({
      body: { email: member.email, password: '12345', login_method: 'system' as const },
    }),
    status: 400,
    code: 'AUTH_02',
  }),
  example('loginUser', {
    title: 'a social id nobody registered has no data, and says what to do (D52)',
    given: { body: { login_method: 'google', social_id: 'nobody-has-this-id' }, language: 'en' },
    holds: (body) =>
      expect(body).toEqual({
        data: null,
        code: 'AUTH_10',
        message: 'Please register for an account!',
      }),
  }),
  example('registerUser', {
    title: 'somebody registers by e-mail',
    given: ({ code }) => ({ body: { ...person, verification_code: code } }),
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({
        email: person.email,
        first_name: 'Lan',
        login_method: 'system',
      }),
  }),
  example('registerUser', {
    title: 'Apple gives neither name nor e-mail',
    given: {
      body: {
        user_type: 'customer',
        login_method: 'apple',
        social_id: '001122.aabb',
        email: null,
        first_name: 'Anonymous',
        last_name: '',
        avatar: null,
      },
    },
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({ first_name: 'Anonymous', last_name: '', email: null }),
  }),
  example('registerUser', {
    title: "an e-mail the provider does not vouch for is nobody's without its code",
    given: {
      body: {
        user_type: 'customer',
        login_method: 'facebook',
        social_id: '5501188',
        email: 'nguoi.khac@hien.example',
        first_name: 'Lan',
        last_name: 'Phạm',
        avatar: null,
        access_token: 'social-token',
      },
    },
    status: 422,
    code: 'AUTH_04',
  }),
  example('registerUser', {
    title: 'an e-mail that is taken is AUTH_01',
    given: ({ member, code }) => ({
      body: { ...person, email: member.email, verification_code: code },
    }),
    status: 409,
    code: 'AUTH_01',
  }),
  example('registerUser', {
    title: 'a code that has made the account before is AUTH_03: its owner can sign in',
    given: ({ code }) => ({ body: { ...person, email: emails.active, verification_code: code } }),
    status: 409,
    code: 'AUTH_03',
  }),
  example('registerUser', {
    title: 'a password under 6 characters is AUTH_02 at both of its fields',
    given: ({ code }) => ({
      body: { ...person, password: 'hien2', confirm_password: 'hien2', verification_code: code },
    }),
    status: 400,
    code: 'AUTH_02',
  }),
  example('registerUser', {
    title: 'a short password beside another mistake is VALIDATION, each at its field',
    given: ({ code }) => ({
      body: { ...person, password: 'hien2', last_name: '', verification_code: code },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('registerUser', {
    title: 'two different passwords are AUTH_07',
    given: ({ code }) => ({
      body: {
        ...person,
        email: 'khac@hien.example',
        confirm_password: 'hien-2027',
        verification_code: code,
      },
    }),
    status: 422,
    code: 'AUTH_07',
  }),
  example('registerUser', {
    title: 'another code than the mailed one is AUTH_04',
    given: { body: { ...person, email: emails.mistyped, verification_code: '111111' } },
    status: 422,
    code: 'AUTH_04',
  }),
  example('registerUser', {
    title: 'an e-mail that asked for no code is AUTH_06',
    given: { body: { ...person, email: 'khac@hien.example', verification_code: '000000' } },
    status: 422,
    code: 'AUTH_06',
  }),
  example('listProviders', {
    title: 'all four providers are named',
    holds: ({ data }) =>
      expect(data.items.map(({ method }) => method).toSorted()).toEqual([
        'apple',
        'facebook',
        'google',
        'zalo',
      ]),
  }),
  example('getCommerceTokens', {
    title: 'a member gets a commerce token and no partner token',
    given: { as: 'member' },
    holds: ({ data }) => {
      expect(data.commerce_token.length).toBeGreaterThanOrEqual(20);
      expect(data.commerce_partner_token).toBeNull();
    },
  }),
  example('getCommerceTokens', {
    title: 'a commerce partner gets both',
    given: { as: 'partner' },
    holds: ({ data }) => expect(data.commerce_partner_token).not.toBeNull(),
  }),
  example('getProfile', {
    title: 'the signed-in member',
    given: { as: 'member' },
    holds: ({ data }, { member }) =>
      expect(data).toMatchObject({ email: member.email, login_method: 'system' }),
  }),
  example('getProfile', {
    title: 'a partner may sell',
    given: { as: 'partner' },
    holds: ({ data }) => expect(data?.partner).toContain('commerce'),
  }),
  example('exchangeZaloCode', {
    title: 'a code of the Zalo popup becomes a token',
    given: ({ zalo }) => ({ body: { ...zaloCode, code: zalo.code } }),
    holds: ({ data }, { zalo }) => expect(data.access_token).toBe(zalo.token),
  }),
  example('getZaloMe', {
    title: 'whose token it is',
    given: ({ zalo }) => ({ query: { access_token: zalo.token } }),
    holds: ({ data }, { zalo }) => expect(data).toEqual({ id: zalo.id, name: zalo.name }),
  }),
  example('exchangeZaloCode', {
    title: 'a code Zalo never gave is AUTH_06',
    given: { body: { ...zaloCode } },
    status: 422,
    code: 'AUTH_06',
  }),
  example('getZaloMe', {
    title: 'a token Zalo never gave is AUTH_06',
    given: { query: { access_token: 'a-token-zalo-never-gave' } },
    status: 422,
    code: 'AUTH_06',
  }),
];
