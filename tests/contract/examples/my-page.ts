import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const profile = { first_name: 'Thu An', last_name: 'Nguyễn', phone: '0912345678' } as const;

const address = {
  receiver: 'Nguyễn Thu An',
  phone: '0912 345 678',
  admin_system: 'post2025',
  city: 'Đà Nẵng',
  district: null,
  ward: 'Phường Hải Châu',
  address: '8 Trần Phú',
  is_default: false,
} as const;

const business = {
  type: 'company',
  first_name: 'Hà',
  last_name: 'Trần',
  company_name: 'Công ty TNHH Nội thất An Gia',
  hotline: '0912345678',
  business_email: 'lienhe@angia.example',
  registration_number: '0312345678',
  foundation_day: '2019-04-02',
  website: 'https://angia.example',
  city: 'Thành phố Hồ Chí Minh',
  company_address: '12 Lê Lợi, phường Sài Gòn',
  tax_code: '0312345678',
} as const;

const newPassword = { password: 'hien-2027', confirm_password: 'hien-2027' } as const;

export const myPageExamples = [
  example('updateProfile', {
    title: 'a member changes name and phone',
    given: ({ profileVersion }) => ({
      as: 'member',
      body: { ...profile, expected_version: profileVersion },
    }),
    holds: ({ data }, { profileVersion }) =>
      expect(data).toMatchObject({ ...profile, version: profileVersion + 1 }),
  }),
  example('updateProfile', {
    title: 'a change made on an older version is VERSION_CONFLICT',
    given: { as: 'member', body: { ...profile, first_name: 'Khác', expected_version: 999 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('updateProfile', {
    title: 'a phone nobody has is AUTH_14',
    given: ({ profileVersion }) => ({
      as: 'member',
      body: { ...profile, phone: '12345', expected_version: profileVersion },
    }),
    status: 422,
    code: 'AUTH_14',
  }),
  example('changePassword', {
    title: 'a wrong current password is AUTH_09',
    given: { as: 'newcomer', body: { old_password: 'khong-phai', ...newPassword } },
    status: 422,
    code: 'AUTH_09',
  }),
  example('changePassword', {
    title: 'two different new passwords are AUTH_07',
    given: ({ newcomer }) => ({
      as: 'newcomer',
      body: { old_password: newcomer.password, ...newPassword, confirm_password: 'hien-2028' },
    }),
    status: 422,
    code: 'AUTH_07',
  }),
  example('changePassword', {
    title: 'a new password under 6 characters is AUTH_02',
    given: ({ newcomer }) => ({
      as: 'newcomer',
      body: { old_password: newcomer.password, password: 'hien2', confirm_password: 'hien2' },
    }),
    status: 400,
    code: 'AUTH_02',
  }),
  example('changePassword', {
    title: 'the old password again is PASSWORD_REUSED',
    given: ({ newcomer: { password } }) => ({
      as: 'newcomer',
      body: { old_password: password, password, confirm_password: password },
    }),
    status: 422,
    code: 'PASSWORD_REUSED',
  }),
  example('changePassword', {
    title: 'a member changes the password',
    given: ({ newcomer }) => ({
      as: 'newcomer',
      body: { old_password: newcomer.password, ...newPassword },
    }),
    holds: ({ data }) => expect(data.ended).toBeGreaterThanOrEqual(0),
  }),
  example('endOtherSessions', {
    title: 'every other session ends',
    given: { as: 'newcomer' },
    holds: ({ data }) => expect(data.ended).toBeGreaterThanOrEqual(0),
  }),
  example('listAddresses', {
    title: 'the default address comes first',
    given: { as: 'member' },
    holds: ({ data }) => {
      expect(data.items[0]?.is_default).toBe(true);
      expect(data.max).toBe(10);
    },
  }),
  example('createAddress', {
    title: 'an address of after July 2025 has no district',
    given: { as: 'member', body: { ...address } },
    holds: ({ data }) =>
      expect(data.items).toContainEqual(
        expect.objectContaining({ ward: 'Phường Hải Châu', district: null }),
      ),
  }),
  example('createAddress', {
    title: 'a delivery phone of other than ten digits is AUTH_14',
    given: { as: 'member', body: { ...address, phone: '024 3825 12345' } },
    status: 422,
    code: 'AUTH_14',
  }),
  example('updateAddress', {
    title: 'an address is changed',
    given: ({ addressIds: [id] }) => ({ as: 'member', body: { ...address, id } }),
    holds: ({ data }, { addressIds: [id] }) =>
      expect(data.items.find((one) => one.id === id)?.city).toBe('Đà Nẵng'),
  }),
  example('updateAddress', {
    title: 'an address of somebody else is not there',
    given: { as: 'member', body: { ...address, id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('updateAddress', {
    title: 'a delivery phone of other than ten digits is AUTH_14',
    given: ({ addressIds: [id] }) => ({ as: 'member', body: { ...address, id, phone: '0912' } }),
    status: 422,
    code: 'AUTH_14',
  }),
  example('removeAddress', {
    title: 'an address is taken away',
    given: ({ addressIds: [, id] }) => ({ as: 'member', body: { id } }),
    holds: ({ data }, { addressIds: [, id] }) =>
      expect(data.items.some((one) => one.id === id)).toBe(false),
  }),
  example('removeAddress', {
    title: 'an address of somebody else is not there',
    given: { as: 'member', body: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getBusiness', {
    title: 'an ordinary member has no business',
    given: { as: 'member' },
    holds: ({ data }) => expect(data).toMatchObject({ state: 'ordinary', sent: null }),
  }),
  example('getBusiness', {
    title: 'an approved business is shown as it was approved',
    given: { as: 'partner' },
    holds: ({ data }) => {
      expect(data.state).toBe('approved');
      expect(data.shown).toEqual(data.sent);
    },
  }),
  example('sendBusinessDetails', {
    title: 'a member applies and waits',
    given: { as: 'newcomer', body: { ...business, expected_version: 0 } },
    holds: ({ data }) => expect(data).toMatchObject({ state: 'pending', shown: null }),
  }),
  example('sendBusinessDetails', {
    title: 'a change made on an older version is VERSION_CONFLICT',
    given: { as: 'partner', body: { ...business, expected_version: 999 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('exportMyData', {
    title: 'everything about the member in one document',
    given: { as: 'member' },
    holds: ({ data }, { member }) => {
      expect(data.account['email']).toBe(member.email);
      expect(data.records['addresses']?.length).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toMatch(/scrypt|password_hash/i);
    },
  }),
  example('deleteAccount', {
    title: 'a wrong password deletes nothing',
    given: { as: 'parting', body: { password: 'khong-phai', understood: true } },
    status: 422,
    code: 'AUTH_09',
  }),
  example('deleteAccount', {
    title: 'the account goes, and may come back after six months',
    given: ({ parting }) => ({
      as: 'parting',
      body: { password: parting.password, understood: true as const, reason: '' },
    }),
    holds: ({ data }) =>
      expect(Date.parse(data.may_return_at)).toBeGreaterThan(Date.parse(data.withdrawn_at)),
  }),
];
