import { fixtures } from '@hien/api/testing';
import { expect, test } from 'vitest';
import { firstValues, keptValues } from './checkout-values.ts';

const { addresses } = fixtures;
const quote = fixtures.quote('vi', {});
const fresh = firstValues(addresses, quote);
const seller = quote.sellers[0]?.seller.id ?? 0;
const other = addresses.find(({ id }) => id !== fresh.addressId)?.id ?? 0;
const left = {
  ...fresh,
  addressId: other,
  method: 'VA',
  messages: { [seller]: 'Gọi trước khi giao', 999_999: 'Của người bán khác' },
  installation: [seller, 999_999],
  couponId: null,
  points: 20_000,
  over18: true,
  redBill: { company: 'Công ty Mây', email: '', taxCode: '', address: '' },
};
const kept = (draft: unknown) => keptValues(draft, fresh, addresses, quote);

test('everything that was filled in is there again after a reload', () => {
  expect(other).not.toBe(0);
  expect(kept(JSON.parse(JSON.stringify(left)))).toMatchObject({
    addressId: other,
    method: 'VA',
    messages: { [seller]: 'Gọi trước khi giao' },
    installation: [seller],
    couponId: null,
    points: 20_000,
    over18: true,
    terms: false,
    redBill: { company: 'Công ty Mây' },
  });
});

test('what does not fit any more gives way', () => {
  expect(kept(left).messages).not.toHaveProperty('999999');
  expect(kept({ ...left, points: 9_000_000 }).points).toBe(quote.points.available);
  expect(kept({ ...left, couponId: 999_999 }).couponId).toBe(fresh.couponId);
  expect(kept({ ...left, method: 'CHEQUE' }).method).toBe('');
});

test.each([null, 'x', { ...left, terms: 'yes' }, { ...left, addressId: 999_999 }])(
  'nothing is taken from what is broken, or of somebody else: %j',
  (draft) => expect(kept(draft)).toEqual(fresh),
);
