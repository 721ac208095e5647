import { MockFailure } from '../failure.ts';
import {
  activeEmail,
  expiredCode,
  resetTicket,
  secondFactor,
  verificationCode,
} from '../fixtures/entry.ts';
import { member, password, tokens } from '../fixtures/members.ts';
import type { Answers } from './answerer.ts';

/** @throws {MockFailure} as the server: AUTH_04 for a wrong code, AUTH_06 for an expired one. */
export function checkCode(code: string, field: string): void {
  if (code === verificationCode) return;
  const failure = code === expiredCode ? 'AUTH_06' : 'AUTH_04';
  throw new MockFailure(422, { code: failure, fields: [{ field, code: failure }] });
}

/** @throws {MockFailure} AUTH_03 for the right code a second time: it has made the account before. */
export function checkFirstTime(email: string): void {
  if (email.toLowerCase() === activeEmail) throw new MockFailure(409, { code: 'AUTH_03' });
}

/** @throws {MockFailure} AUTH_07 */
export function checkPasswords(body: {
  readonly password: string;
  readonly confirm_password: string;
}): void {
  if (body.password === body.confirm_password) return;
  throw new MockFailure(422, {
    code: 'AUTH_07',
    fields: [{ field: 'confirm_password', code: 'AUTH_07' }],
  });
}

export const entryAnswers: Answers<
  | 'registerBusiness'
  | 'sendVerificationCode'
  | 'verifyCode'
  | 'resetPassword'
  | 'setUpSecondFactor'
  | 'proveSecondFactor'
  | 'signOut'
> = {
  registerBusiness({ body }) {
    checkPasswords(body);
    checkCode(body.verification_code, 'verification_code');
    checkFirstTime(body.email);
    if (body.email.toLowerCase() === member.email)
      throw new MockFailure(409, {
        code: 'AUTH_01',
        fields: [{ field: 'email', code: 'AUTH_01' }],
      });
    return { data: { id: 105, email: body.email, state: 'pending' } };
  },

  sendVerificationCode: () => ({
    data: { expires_at: '2026-03-06T03:10:00Z', resend_at: '2026-03-06T03:01:00Z' },
  }),

  verifyCode({ body }) {
    checkCode(body.code, 'code');
    return { data: { ticket: resetTicket, expires_at: '2026-03-06T03:15:00Z' } };
  },

  resetPassword({ body }) {
    checkPasswords(body);
    if (body.ticket !== resetTicket) throw new MockFailure(422, { code: 'AUTH_06' });
    if (body.password === password)
      throw new MockFailure(422, {
        code: 'PASSWORD_REUSED',
        fields: [{ field: 'password', code: 'PASSWORD_REUSED' }],
      });
    return { data: { ended_sessions: 2 } };
  },

  setUpSecondFactor({ body }) {
    if (body.ticket !== secondFactor.ticket) throw new MockFailure(422, { code: 'AUTH_06' });
    return { data: { secret: secondFactor.secret, uri: secondFactor.uri } };
  },

  proveSecondFactor({ body }) {
    if (body.ticket !== secondFactor.ticket) throw new MockFailure(422, { code: 'AUTH_06' });
    if (body.code !== verificationCode)
      throw new MockFailure(422, {
        code: 'SECOND_FACTOR_WRONG',
        fields: [{ field: 'code', code: 'SECOND_FACTOR_WRONG' }],
      });
    return {
      data: { token: tokens.admin, expires_at: '2026-03-13T03:00:00Z', recovery_codes: null },
    };
  },

  signOut: () => ({ data: { ended_sessions: 1 } }),
};
