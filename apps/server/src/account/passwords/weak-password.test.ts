import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const owner = { email: 'an.nguyen@hien.example', firstName: 'Thu An', lastName: 'Nguyễn' };

test.each([
  '123456',
  '654321',
  'password',
  'PassWord1',
  'qwerty',
  'abcdef',
  'aaaaaaaa',
  '121212',
  'mật khẩu'.replace(' ', ''),
  'anhyeuem',
  'iloveyou',
  'an.nguyen@hien.example',
  'AN.NGUYEN@hien.example',
  'an.nguyen',
  'annguyen1990',
  'NguyễnThuAn',
  'Nguyễn Thu An!',
  'thuan1990',
  '１２３４５６',
])('%s is among the first that are tried', (password) => {
  expect(isWeakPassword(password, owner)).toBe(true);
});

test.each(['sofaêm', 'hien-2026', 'mat-khau-thu', 'x7#kQp', 'ghế gỗ sồi', 'nguyentrai77x'])(
  '%s may be chosen: six characters are what the documents ask for',
  (password) => {
    expect(isWeakPassword(password, owner)).toBe(false);
  },
);

test('a name of nobody takes nothing away', () => {
  expect(isWeakPassword('sofaêm', { email: null, firstName: '', lastName: '' })).toBe(false);
  expect(isWeakPassword('77-88-99', { email: null, firstName: '', lastName: '' })).toBe(false);
});
