import { describe, expect, it } from 'vitest';
import { fromIct } from '../calendar/ict.ts';
import { bankGenuine, bankSignature, memoIn } from './bank.ts';
import { hmacHex } from './hmac.ts';
import { momoRefundSignature } from './momo.ts';
import { shopeepayReturnGenuine, shopeepayReturnSignature } from './shopeepay.ts';
import {
  zalopayRefundId,
  zalopayRefundMac,
  zalopayRefundQueryMac,
  zalopayReturnChecksum,
  zalopayReturnGenuine,
} from './zalopay.ts';

describe('refunds', () => {
  it('of MoMo are signed in alphabetical order', () =>
    expect(
      momoRefundSignature(
        {
          accessKey: 'A',
          amount: 10,
          description: 'x',
          orderId: 'O',
          partnerCode: 'P',
          requestId: 'R',
          transId: 42,
        },
        'S',
      ),
    ).toBe(
      hmacHex(
        'sha256',
        'S',
        'accessKey=A&amount=10&description=x&orderId=O&partnerCode=P&requestId=R&transId=42',
      ),
    ));

  it('of ZaloPay are signed piece by piece and named by day, app and number', () => {
    const refund = { appId: 2553, zpTransId: '42', amount: 10, description: 'x', timestamp: 7 };
    expect(zalopayRefundMac(refund, 'K')).toBe(hmacHex('sha256', 'K', '2553|42|10|x|7'));
    expect(zalopayRefundQueryMac(2553, 'm', 7, 'K')).toBe(hmacHex('sha256', 'K', '2553|m|7'));
    expect(zalopayRefundId(fromIct(2026, 3, 6), 2553, '000017')).toBe('260306_2553_000017');
  });
});

describe('addresses a browser comes back to', () => {
  it('of ZaloPay are checked whole', () => {
    const fields = { appid: '2553', apptransid: '260306_1', amount: '10', status: '1' };
    const checksum = zalopayReturnChecksum(fields, 'K2');
    expect(checksum).toBe(hmacHex('sha256', 'K2', '2553|260306_1|||10||1'));
    expect([
      zalopayReturnGenuine({ ...fields, checksum }, 'K2'),
      zalopayReturnGenuine({ ...fields, status: '-49', checksum }, 'K2'),
      zalopayReturnGenuine(fields, 'K2'),
    ]).toEqual([true, false, false]);
  });

  it('of ShopeePay likewise', () => {
    const fields = { amount: '1000', client_id: 'C', reference_id: 'R', result_code: '100' };
    const signature = shopeepayReturnSignature(fields, 'S');
    expect([
      shopeepayReturnGenuine({ ...fields, signature }, 'S'),
      shopeepayReturnGenuine({ ...fields, result_code: '201', signature }, 'S'),
      shopeepayReturnGenuine(fields, 'S'),
    ]).toEqual([true, false, false]);
  });
});

describe('a bank', () => {
  it('signs its notice whole', () => {
    const signature = bankSignature('{"amount":1}', 'S');
    expect([
      bankGenuine('{"amount":1}', signature.toUpperCase(), 'S'),
      bankGenuine('{"amount":2}', signature, 'S'),
      bankGenuine('{"amount":1}', '', 'S'),
    ]).toEqual([true, false, false]);
  });

  it.each([
    ['SO20260306000123', 'SO20260306000123'],
    ['MBVCB.123456.so20260306-000123 chuyen tien.CT tu 0011', 'SO20260306000123'],
    ['IBFT SO 20260306 000123', 'SO20260306000123'],
    ['tien nha thang 3', null],
    ['', null],
  ])('finds the memo in %o', (text, memo) => expect(memoIn(text)).toBe(memo));
});
