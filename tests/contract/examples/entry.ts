import { expect } from 'vitest';
import { example } from '../example.ts';
import { examples } from './emails.ts';

const business = {
  type: 'company',
  email: examples.company,
  password: 'hien-2026',
  confirm_password: 'hien-2026',
  first_name: 'Lan',
  last_name: 'Phạm',
  company_name: 'Công ty TNHH Nội thất An Gia',
  hotline: '02838123456',
  business_email: 'lienhe@hien.example',
  registration_number: '0312345999',
  foundation_day: '2018-05-20',
  website: 'https://angia.example',
  city: 'Thành phố Hồ Chí Minh',
  company_address: '12 Nguyễn Huệ, phường Sài Gòn',
  tax_code: '0312345999',
  terms: true,
  adult: true,
} as const;

export const entryExamples = [
  example('registerBusiness', {
    title: 'a company registers, and waits for a review',
    given: ({ code }) => ({ body: { ...business, verification_code: code } }),
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ email: examples.company, state: 'pending' }),
  }),
  example('registerBusiness', {
    title: 'an e-mail that is taken is AUTH_01',
    given: ({ member, code }) => ({
      body: { ...business, email: member.email, verification_code: code },
    }),
    status: 409,
    code: 'AUTH_01',
  }),
  example('registerBusiness', {
    title: 'a code that has made the account before is AUTH_03',
    given: ({ code }) => ({
      body: { ...business, email: examples.active, verification_code: code },
    }),
    status: 409,
    code: 'AUTH_03',
  }),
  example('registerBusiness', {
    title: 'a password under 6 characters is AUTH_02',
    given: ({ code }) => ({
      body: {
        ...business,
        password: 'hien2',
        confirm_password: 'hien2',
        verification_code: code,
      },
    }),
    status: 400,
    code: 'AUTH_02',
  }),
  example('registerBusiness', {
    title: 'an e-mail that asked for no code is AUTH_06',
    given: { body: { ...business, email: 'khac@hien.example', verification_code: '000000' } },
    status: 422,
    code: 'AUTH_06',
  }),
  example('sendVerificationCode', {
    title: 'a code goes to an e-mail nobody has',
    given: { body: { email: 'chua.co@hien.example', purpose: 'sign-up' } },
    holds: ({ data }) =>
      expect(Date.parse(data.expires_at) - Date.parse(data.resend_at)).toBe(9 * 60_000),
  }),
  example('sendVerificationCode', {
    title: 'an e-mail that has no account is answered like one that has: it tells nothing',
    given: { body: { email: 'khong.co@hien.example', purpose: 'reset-password' } },
    holds: ({ data }) => expect(Object.keys(data).sort()).toEqual(['expires_at', 'resend_at']),
  }),
  example('verifyCode', {
    title: 'the code of the mail becomes a ticket',
    given: ({ code }) => ({ body: { email: examples.verifying, code } }),
    holds: ({ data }) => expect(data.ticket.length).toBeGreaterThanOrEqual(20),
  }),
  example('verifyCode', {
    title: 'an e-mail that asked for no code is AUTH_06',
    given: { body: { email: 'khong.co.ma@hien.example', code: '000000' } },
    status: 422,
    code: 'AUTH_06',
  }),
  example('setUpSecondFactor', {
    title: 'a ticket of staff without an app gives a key',
    given: ({ secondFactor }) => ({ body: { ticket: secondFactor.setup } }),
    holds: ({ data }) => {
      expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(data.uri).toContain(`secret=${data.secret}`);
    },
  }),
  example('setUpSecondFactor', {
    title: 'a ticket nobody was given is AUTH_06',
    given: { body: { ticket: 'a'.repeat(43) } },
    status: 422,
    code: 'AUTH_06',
  }),
  example('proveSecondFactor', {
    title: 'a wrong code is SECOND_FACTOR_WRONG, with its field',
    given: ({ secondFactor }) => ({
      body: { ticket: secondFactor.ticket, code: '0000-0000-0000-0000' },
    }),
    status: 422,
    code: 'SECOND_FACTOR_WRONG',
  }),
  example('proveSecondFactor', {
    title: 'a code finishes the sign-in',
    given: ({ secondFactor: { ticket, code } }) => ({ body: { ticket, code } }),
    holds: ({ data }) => {
      expect(data.token.length).toBeGreaterThanOrEqual(20);
      expect(data.recovery_codes).toBeNull();
    },
  }),
  example('resetPassword', {
    title: 'the old password is no new one',
    given: ({ ticket, forgetful }) => ({
      body: { ticket, password: forgetful.password, confirm_password: forgetful.password },
    }),
    status: 422,
    code: 'PASSWORD_REUSED',
  }),
  example('resetPassword', {
    title: 'a ticket sets a new password',
    given: ({ ticket }) => ({
      body: { ticket, password: 'hien-2027', confirm_password: 'hien-2027' },
    }),
    holds: ({ data }) => expect(data.ended_sessions).toBeGreaterThanOrEqual(0),
  }),
  example('resetPassword', {
    title: 'a ticket nobody was given is AUTH_06',
    given: {
      body: { ticket: 'a'.repeat(43), password: 'hien-2027', confirm_password: 'hien-2027' },
    },
    status: 422,
    code: 'AUTH_06',
  }),
  example('resetPassword', {
    title: 'a password under 6 characters is AUTH_02',
    given: ({ ticket }) => ({ body: { ticket, password: 'hien2', confirm_password: 'hien2' } }),
    status: 400,
    code: 'AUTH_02',
  }),
  example('resetPassword', {
    title: 'two different passwords are AUTH_07',
    given: ({ ticket }) => ({
      body: { ticket, password: 'hien-2027', confirm_password: 'hien-2028' },
    }),
    status: 422,
    code: 'AUTH_07',
  }),
  example('signOut', {
    title: 'a member leaves',
    given: { as: 'leaver', body: { everywhere: false } },
    holds: ({ data }) => expect(data.ended_sessions).toBe(1),
  }),
];
