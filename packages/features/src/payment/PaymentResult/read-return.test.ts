import { expect, test } from 'vitest';
import { returnIn } from './read-return.ts';

test.each([
  ['vnp_TxnRef=1&vnp_SecureHash=ff', 'vnpay'],
  ['partnerCode=X&resultCode=0', 'momo'],
  ['apptransid=260306_1&status=1', 'zalopay'],
  ['reference_id=1&signature=x', 'shopeepay'],
])('%s is of %s', (search, gateway) =>
  expect(returnIn(new URLSearchParams(search))?.gateway).toBe(gateway),
);

test('an address without any of their fields says nothing', () => {
  expect(returnIn(new URLSearchParams('group=7'))).toBeNull();
});

test('what could not be sent on is left out', () => {
  const search = new URLSearchParams({ vnp_SecureHash: 'ff', 'a b': '1', long: 'x'.repeat(1001) });
  expect(returnIn(search)?.fields).toEqual({ vnp_SecureHash: 'ff' });
});
