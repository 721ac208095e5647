import { expect, it } from 'vitest';
import { faultOfEnd } from '../claim/reasons.ts';
import { paymentMethods, refundTarget } from './methods.ts';

it('cash and bank transfers go back to an account, everything else to its source, nothing nowhere', () => {
  expect(paymentMethods.filter((method) => refundTarget(method, 1) === 'account')).toEqual(
    paymentMethods.filter((method) => method === 'COD' || method === 'VA'),
  );
  expect([refundTarget('QR', 1), refundTarget('QR', 0), refundTarget('COD', 0)]).toEqual([
    'source',
    'none',
    'none',
  ]);
});

it("whose fault an end is says the claim's reason, without a claim whoever ended it", () => {
  const claim = (reason: 'CHANGED_MIND' | 'DEFECTIVE') => ({ claim: { reason } });
  expect([
    faultOfEnd({ claim: null }, 'cancel.by_seller'),
    faultOfEnd({ claim: null }, 'payment.timeout'),
    faultOfEnd(claim('DEFECTIVE'), 'admin.cancel_confirmed'),
    faultOfEnd(claim('DEFECTIVE'), 'refund.confirm'),
    faultOfEnd(claim('CHANGED_MIND'), 'refund.confirm'),
  ]).toEqual(['seller', 'buyer', 'buyer', 'seller', 'buyer']);
});
