import { expect } from 'vitest';
import { example } from '../example.ts';

const given = {
  login_method: 'google',
  code: 'a-code-google-never-gave',
  code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  nonce: 'n-0S6_WzA2Mj-0S6_WzA2Mj',
  redirect_uri: 'https://hien.example/social-callback',
} as const;

export const socialExamples = [
  example('exchangeSocialCode', {
    title: 'a code of a provider becomes a person and a proof',
    given: ({ social }) => ({ body: { ...given, code: social.code } }),
    holds: ({ data }, { social }) => {
      expect(data.social_id).toBe(social.id);
      expect(data.access_token).not.toBe('');
    },
  }),
  example('exchangeSocialCode', {
    title: 'a code the provider never gave is AUTH_06',
    given: { body: { ...given } },
    status: 422,
    code: 'AUTH_06',
  }),
  example('exchangeSocialCode', {
    title: 'a way back to another page is refused',
    given: ({ social }) => ({
      body: { ...given, code: social.code, redirect_uri: 'https://evil.example/take' },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
];
