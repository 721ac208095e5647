import { describe, expect, test } from 'vitest';
import type { RefundState } from './gateway.ts';
import {
  type Asking,
  asking,
  at,
  base64,
  gatewaysOverStub,
  hex,
  payment,
  refund,
} from '../../testing/gateways.ts';

const gateways = gatewaysOverStub();

/** `unavailable` when nothing is known of what became of it. */
async function told(asked: Promise<RefundState>): Promise<RefundState | 'unavailable'> {
  return asked.catch((error: { code?: string }) => {
    if (error.code !== 'UNAVAILABLE') throw error;
    return 'unavailable' as const;
  });
}

describe('a refund as it is asked for', () => {
  test.each([
    [300_000, '03'],
    [1_250_000, '02'],
  ])('VNPay gives back %i of 1,250,000 as type %s', async (amount, type) => {
    gateways.stub.answer = { body: { vnp_ResponseCode: '00', vnp_TransactionNo: '15' } };
    await gateways.client('vnpay').refund({ ...refund, amount });
    const { path, fields } = gateways.sent();
    expect(path).toBe('/vnpay/transaction');
    const { vnp_SecureHash: hash, ...rest } = fields;
    expect(rest).toEqual({
      vnp_RequestId: 'HT17-1',
      vnp_Version: '2.1.0',
      vnp_Command: 'refund',
      vnp_TmnCode: 'TESTTMN1',
      vnp_TransactionType: type,
      vnp_TxnRef: refund.reference,
      vnp_Amount: `${amount}00`,
      vnp_TransactionNo: '14000001',
      vnp_TransactionDate: '20260306150000',
      vnp_CreateBy: 'hien',
      vnp_CreateDate: '20260307150005',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Hoan tien SO20260306-000123-1',
    });
    expect(hash).toBe(
      hex(
        'sha512',
        'test-vnpay-secret',
        `HT17-1|2.1.0|refund|TESTTMN1|${type}|${refund.reference}|${amount}00|14000001|20260306150000|hien|20260307150005|127.0.0.1|Hoan tien ${refund.reference}`,
      ),
    );
  });

  test('MoMo is told the number of the payment as a number', async () => {
    gateways.stub.answer = { body: { resultCode: 0 } };
    await gateways.client('momo').refund(refund);
    const { path, fields } = gateways.sent();
    expect(path).toBe('/momo/v2/gateway/api/refund');
    expect(fields).toEqual({
      partnerCode: 'TESTMOMO',
      orderId: 'HT17-1',
      requestId: 'HT17-1',
      amount: 300_000,
      transId: 14_000_001,
      description: `Hoan tien ${refund.reference}`,
      lang: 'vi',
      signature: hex(
        'sha256',
        'test-momo-secret',
        `accessKey=test-momo-access&amount=300000&description=Hoan tien ${refund.reference}&orderId=HT17-1&partnerCode=TESTMOMO&requestId=HT17-1&transId=14000001`,
      ),
    });
  });

  test('ZaloPay knows it by the day it was owed', async () => {
    gateways.stub.answer = { body: { return_code: 1 } };
    await gateways.client('zalopay').refund(refund);
    const { path, fields } = gateways.sent();
    expect(path).toBe('/zalopay/v2/refund');
    expect(fields).toEqual({
      app_id: 2553,
      m_refund_id: '260307_2553_HT17-1',
      zp_trans_id: '14000001',
      amount: 300_000,
      timestamp: refund.at,
      description: `Hoan tien ${refund.reference}`,
      mac: hex(
        'sha256',
        'test-zalopay-key1',
        `2553|14000001|300000|Hoan tien ${refund.reference}|${refund.at}`,
      ),
    });
  });

  test('ShopeePay is told the key as its reference', async () => {
    gateways.stub.answer = { body: { errcode: 0 } };
    await gateways.client('shopeepay').refund(refund);
    const { path, fields, headers, body } = gateways.sent();
    expect(path).toBe('/shopeepay/v3/merchant-host/refund/create');
    expect(fields).toEqual({
      request_id: 'HT17-1',
      payment_reference_id: refund.reference,
      refund_reference_id: 'HT17-1',
      merchant_ext_id: 'hien',
      store_ext_id: 'hien-1',
      amount: 30_000_000,
    });
    expect(headers['x-airpay-req-h']).toBe(base64('test-shopeepay-secret', body));
  });
});

describe('a refund as it is asked about', () => {
  test('VNPay is asked about the payment, each time under another number', async () => {
    gateways.stub.answer = { body: { vnp_ResponseCode: '91' } };
    await gateways.client('vnpay').refundState(refund);
    const { path, fields } = gateways.sent();
    expect(path).toBe('/vnpay/transaction');
    const { vnp_SecureHash: hash, ...rest } = fields;
    const id = `HT17-1Q${at / 1000 + 86_405}`;
    expect(rest).toEqual({
      vnp_RequestId: id,
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: 'TESTTMN1',
      vnp_TxnRef: refund.reference,
      vnp_TransactionDate: '20260306150000',
      vnp_CreateDate: '20260307150005',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Truy van SO20260306-000123-1',
    });
    expect(hash).toBe(
      hex(
        'sha512',
        'test-vnpay-secret',
        `${id}|2.1.0|querydr|TESTTMN1|${refund.reference}|20260306150000|20260307150005|127.0.0.1|Truy van ${refund.reference}`,
      ),
    );
  });

  test('MoMo is asked for the refunds of the payment', async () => {
    gateways.stub.answer = { body: { resultCode: 0 } };
    await gateways.client('momo').refundState(refund);
    const { path, fields } = gateways.sent();
    expect(path).toBe('/momo/v2/gateway/api/refund/query');
    expect(fields).toEqual({
      partnerCode: 'TESTMOMO',
      orderId: refund.reference,
      requestId: `HT17-1Q${refund.at}`,
      lang: 'vi',
      signature: hex(
        'sha256',
        'test-momo-secret',
        `accessKey=test-momo-access&orderId=${refund.reference}&partnerCode=TESTMOMO&requestId=HT17-1Q${refund.at}`,
      ),
    });
  });

  test('ZaloPay is asked for the refund itself', async () => {
    gateways.stub.answer = { body: { return_code: 1 } };
    await gateways.client('zalopay').refundState(refund);
    const { path, fields } = gateways.sent();
    expect(path).toBe('/zalopay/v2/query_refund');
    expect(fields).toEqual({
      app_id: 2553,
      m_refund_id: '260307_2553_HT17-1',
      timestamp: refund.at,
      mac: hex('sha256', 'test-zalopay-key1', `2553|260307_2553_HT17-1|${refund.at}`),
    });
  });

  test('ShopeePay is asked for the refund itself', async () => {
    gateways.stub.answer = { body: { errcode: 105 } };
    await gateways.client('shopeepay').refundState(refund);
    const { path, fields } = gateways.sent();
    expect(path).toBe('/shopeepay/v3/merchant-host/transaction/check');
    expect(fields).toEqual({
      request_id: `HT17-1Q${refund.at}`,
      reference_id: 'HT17-1',
      transaction_type: 15,
      merchant_ext_id: 'hien',
      store_ext_id: 'hien-1',
      amount: 30_000_000,
    });
  });
});

const open = { state: 'open' } as const;
const unknown = { state: 'unknown' } as const;
const refunded = (proof: string) => ({ state: 'refunded', proof }) as const;
const refusal = (code: string) => ({ state: 'refused', code }) as const;
type Outcome = RefundState | 'unavailable';

// A second payment is worse than a late one: only what a gateway says plainly is done or refused. All else is asked
// about again.
describe('an answer to a refund', () => {
  const vnpay = (code: string, more: object = {}) => ({ vnp_ResponseCode: code, ...more });
  test.each<[Asking, object, Outcome]>([
    [
      'vnpay',
      vnpay('00', { vnp_TransactionStatus: '00', vnp_TransactionNo: '15' }),
      refunded('15'),
    ],
    ['vnpay', vnpay('00', { vnp_TransactionNo: '15' }), refunded('15')],
    ['vnpay', vnpay('00'), refunded('HT17-1')],
    ['vnpay', vnpay('00', { vnp_TransactionStatus: '05' }), open],
    ['vnpay', vnpay('00', { vnp_TransactionStatus: '06' }), open],
    ['vnpay', vnpay('00', { vnp_TransactionStatus: '02' }), refusal('02')],
    ['vnpay', vnpay('00', { vnp_TransactionStatus: '09' }), refusal('09')],
    ['vnpay', vnpay('94'), open],
    ['vnpay', vnpay('95'), refusal('95')],
    ['vnpay', vnpay('98'), 'unavailable'],
    ['vnpay', vnpay('99'), 'unavailable'],
    ['vnpay', {}, 'unavailable'],
    ['momo', { resultCode: 0, transId: 99 }, refunded('99')],
    ['momo', { resultCode: 0 }, refunded('HT17-1')],
    ['momo', { resultCode: 0, transId: { no: 'number' } }, refunded('HT17-1')],
    ['momo', { resultCode: 7000 }, open],
    ['momo', { resultCode: 7002 }, open],
    ['momo', { resultCode: 40 }, open],
    ['momo', { resultCode: 41 }, open],
    ['momo', { resultCode: 43 }, open],
    ['momo', { resultCode: 10 }, 'unavailable'],
    ['momo', { resultCode: 99 }, 'unavailable'],
    ['momo', {}, 'unavailable'],
    ['momo', { resultCode: 1080 }, refusal('1080')],
    ['zalopay', { return_code: 1, refund_id: 8 }, refunded('8')],
    ['zalopay', { return_code: 1 }, refunded('260307_2553_HT17-1')],
    ['zalopay', { return_code: 3 }, open],
    ['zalopay', { return_code: 2, sub_return_code: -24 }, open],
    ['zalopay', { return_code: 2, sub_return_code: -68 }, open],
    ['zalopay', { return_code: 2, sub_return_code: -13 }, refusal('-13')],
    ['zalopay', { return_code: 2 }, refusal('2')],
    ['zalopay', {}, 'unavailable'],
    ['shopeepay', { errcode: 0, transaction_sn: 'S1' }, refunded('S1')],
    ['shopeepay', { errcode: 0 }, refunded('HT17-1')],
    ['shopeepay', { errcode: 11 }, refusal('11')],
    ['shopeepay', {}, 'unavailable'],
  ])('%s: %o is %o', async (name, body, outcome) => {
    gateways.stub.answer = { body };
    expect(await told(gateways.client(name).refund(refund))).toEqual(outcome);
  });

  test.each(asking)('is read also with a status that says it was wrong: %s', async (name) => {
    const codes = {
      vnpay: { vnp_ResponseCode: '95' },
      momo: { resultCode: 95 },
      zalopay: { return_code: 2, sub_return_code: 95 },
      shopeepay: { errcode: 95 },
    };
    gateways.stub.answer = { status: 422, body: codes[name] };
    expect(await told(gateways.client(name).refund(refund))).toEqual(refusal('95'));
  });
});

describe('what is known of a refund', () => {
  const vnpay = (more: object = {}) => ({
    vnp_ResponseCode: '00',
    vnp_TransactionType: '03',
    vnp_Amount: '30000000',
    vnp_TransactionNo: '15',
    vnp_TransactionStatus: '00',
    ...more,
  });
  const momo = (...refundTrans: unknown[]) => ({ resultCode: 0, refundTrans });
  const shopee = (more: object) => ({ errcode: 0, transaction: more });
  test.each<[Asking, object, Outcome]>([
    ['vnpay', vnpay(), refunded('15')],
    ['vnpay', vnpay({ vnp_TransactionType: '02' }), refunded('15')],
    ['vnpay', vnpay({ vnp_TransactionStatus: '05' }), open],
    ['vnpay', vnpay({ vnp_TransactionStatus: '09' }), refusal('09')],
    // The payment itself, the refund of another sum, and of another line with the same sum.
    ['vnpay', vnpay({ vnp_TransactionType: '01' }), unknown],
    ['vnpay', vnpay({ vnp_Amount: '30000100' }), unknown],
    ['vnpay', vnpay({ vnp_TransactionNo: 'T-OTHER' }), unknown],
    ['vnpay', { vnp_ResponseCode: '91' }, unknown],
    ['vnpay', vnpay({ vnp_ResponseCode: '97' }), 'unavailable'],
    ['vnpay', {}, 'unavailable'],
    ['momo', momo({ orderId: 'HT17-1', resultCode: 0, transId: 99 }), refunded('99')],
    [
      'momo',
      momo({ orderId: 'HT16-1', resultCode: 0 }, { orderId: 'HT17-1', resultCode: 7000 }),
      open,
    ],
    ['momo', momo({ orderId: 'HT17-1', resultCode: 1080 }), refusal('1080')],
    ['momo', momo({ orderId: 'HT16-1', resultCode: 0, transId: 99 }), unknown],
    ['momo', momo(null, 'x', 7), unknown],
    ['momo', { resultCode: 0 }, unknown],
    ['momo', { resultCode: 0, refundTrans: { orderId: 'HT17-1' } }, unknown],
    ['momo', { resultCode: 99 }, 'unavailable'],
    ['momo', {}, 'unavailable'],
    ['zalopay', { return_code: 1, refund_id: 8 }, refunded('8')],
    ['zalopay', { return_code: 3 }, open],
    ['zalopay', { return_code: 2 }, unknown],
    ['zalopay', { return_code: 2, sub_return_code: -101 }, unknown],
    ['zalopay', { return_code: 2, sub_return_code: -13 }, refusal('-13')],
    ['zalopay', {}, 'unavailable'],
    ['shopeepay', shopee({ status: 3, transaction_sn: 'S1' }), refunded('S1')],
    ['shopeepay', shopee({ status: 3 }), refunded('HT17-1')],
    ['shopeepay', shopee({ status: 4 }), refusal('4')],
    ['shopeepay', shopee({ status: 2 }), open],
    ['shopeepay', { errcode: 105 }, unknown],
    ['shopeepay', { errcode: 1, transaction: { status: 3 } }, 'unavailable'],
    ['shopeepay', { errcode: 0 }, 'unavailable'],
    ['shopeepay', { errcode: 0, transaction: null }, 'unavailable'],
    ['shopeepay', { errcode: 0, transaction: 'x' }, 'unavailable'],
    ['shopeepay', {}, 'unavailable'],
  ])('%s: %o is %o', async (name, body, outcome) => {
    gateways.stub.answer = { body };
    expect(await told(gateways.client(name).refundState(refund))).toEqual(outcome);
  });

  test('a transfer is paid back by hand', async () => {
    expect(await gateways.client('vietqr').refund(refund)).toEqual(refusal('by-hand'));
    expect(await gateways.client('vietqr').refundState(refund)).toEqual(unknown);
  });
});

describe('a gateway that does not answer', () => {
  // With each an answer that would be a yes, so that it is the failure that is read and not the answer.
  const yes = {
    vnp_ResponseCode: '00',
    resultCode: 0,
    return_code: 1,
    errcode: 0,
    payUrl: 'https://x.example/',
    order_url: 'https://x.example/',
    redirect_url_http: 'https://x.example/',
    transaction: { status: 3 },
    vnp_TransactionType: '03',
    vnp_Amount: '30000000',
    refundTrans: [{ orderId: 'HT17-1', resultCode: 0 }],
  };
  const failures = {
    'hangs up': 'cut',
    'is broken': { status: 500, body: yes },
    'is busy': { status: 503, body: yes },
    'has been asked too often': { status: 429, body: yes },
    'sends elsewhere': { status: 307, body: yes, location: '/elsewhere' },
    'speaks HTML': { body: '<html>maintenance</html>' },
    'says nothing': { body: '' },
    'says null': { body: 'null' },
  } as const;
  type Failure = keyof typeof failures;
  test.each(
    asking.flatMap((name) =>
      (Object.keys(failures) as Failure[]).map((failure) => [name, failure] as const),
    ),
  )('%s %s: nothing is known of it', async (name, failure) => {
    gateways.stub.answer = failures[failure];
    const asked = gateways.client(name);
    expect(await told(asked.refund(refund))).toBe('unavailable');
    expect(await told(asked.refundState(refund))).toBe('unavailable');
    if (name !== 'vnpay')
      await expect(asked.start(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(gateways.stub.heard.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});
