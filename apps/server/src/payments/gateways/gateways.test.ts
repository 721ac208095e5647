import type { PaymentMethod } from '@hien/domain';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HttpStub, httpStub } from '../../testing/http-stub.ts';
import { paymentsAt } from '../../testing/payments.ts';
import { type GatewayClients, gatewaysOf, offeredMethods } from './all.ts';
import type { GatewayClient, NewPayment, NewRefund, RefundState } from './gateway.ts';

// What each gateway is sent and how its answers are read. Texts that are signed are written out here from the gateways'
// papers (3.4) and signed with Node's own HMAC.
const hex = (hash: 'sha256' | 'sha512', key: string, text: string): string =>
  createHmac(hash, key).update(text).digest('hex');
const base64 = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');

let stub: HttpStub;
let clients: GatewayClients;
beforeAll(async () => {
  stub = await httpStub();
  clients = gatewaysOf(paymentsAt(stub.origin).gateways);
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.heard.length = 0;
  stub.answer = { body: {} };
});

const asking = ['vnpay', 'momo', 'zalopay', 'shopeepay'] as const;
type Asking = (typeof asking)[number];
function client(name: keyof GatewayClients): GatewayClient {
  const found = clients[name];
  if (found === null) throw new Error(`${name} is not set`);
  return found;
}

/** 6 March 2026, 15:00 in Vietnam. */
const at = Date.UTC(2026, 2, 6, 8);

const payment: NewPayment = {
  method: 'QR',
  reference: 'SO20260306-000123-1',
  amount: 1_250_000,
  info: 'Thanh toán đơn hàng SO20260306-000123',
  userId: 42,
  ip: '203.0.113.7',
  language: 'vi',
  returnUrl: 'https://hien.example/vi/payment-result/shop',
  callUrl: 'https://hien.example/payments/ipn/x',
  createdAt: at,
  expiresAt: at + 900_000,
};

const refund: NewRefund = {
  key: 'HT17-1',
  createdAt: at + 86_400_000,
  amount: 300_000,
  reference: 'SO20260306-000123-1',
  transaction: '14000001',
  paidAmount: 1_250_000,
  paidAt: at,
  otherProofs: ['T-OTHER'],
  at: at + 86_400_000 + 5_500,
};

/** The one request that was sent, as an object. */
function sent() {
  expect(stub.heard).toHaveLength(1);
  const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] =
    stub.heard;
  expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
  return { path, headers, body, fields: JSON.parse(body) as Record<string, unknown> };
}

/** `unavailable` when nothing is known of what became of it. */
async function told(asked: Promise<RefundState>): Promise<RefundState | 'unavailable'> {
  return asked.catch((error: { code?: string }) => {
    if (error.code !== 'UNAVAILABLE') throw error;
    return 'unavailable' as const;
  });
}

describe('a page to pay on', () => {
  test.each([
    ['QR', 'VNPAYQR'],
    ['DC', 'VNBANK'],
    ['IC', 'INTCARD'],
    ['VA', null],
  ] as const)('of VNPay for %s asks for %s and nobody is called', async (method, bank) => {
    const { searchParams, origin, pathname } = new URL(
      await client('vnpay').start({ ...payment, method }),
    );
    expect([origin + pathname, stub.heard]).toEqual([`${stub.origin}/vnpay/vpcpay.html`, []]);
    const { vnp_SecureHash: hash, ...fields } = Object.fromEntries(searchParams);
    expect(fields).toEqual({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: 'TESTTMN1',
      vnp_Amount: '125000000',
      vnp_CurrCode: 'VND',
      vnp_TxnRef: payment.reference,
      vnp_OrderInfo: 'Thanh toan don hang SO20260306-000123',
      vnp_OrderType: 'other',
      vnp_Locale: 'vn',
      vnp_ReturnUrl: payment.returnUrl,
      vnp_IpAddr: '203.0.113.7',
      vnp_CreateDate: '20260306150000',
      vnp_ExpireDate: '20260306151500',
      ...(bank === null ? {} : { vnp_BankCode: bank }),
    });
    searchParams.delete('vnp_SecureHash');
    expect(hash).toBe(hex('sha512', 'test-vnpay-secret', searchParams.toString()));
  });

  test.each([
    ['vi', 'vi'],
    ['en', 'en'],
    ['ko', 'en'],
  ] as const)('of MoMo is asked for in %s as %s', async (language, lang) => {
    stub.answer = { body: { resultCode: 0, payUrl: 'https://momo.example/pay/1' } };
    expect(await client('momo').start({ ...payment, language })).toBe('https://momo.example/pay/1');
    const { path, fields } = sent();
    expect(path).toBe('/momo/v2/gateway/api/create');
    const info = 'Thanh toan don hang SO20260306-000123';
    expect(fields).toEqual({
      partnerCode: 'TESTMOMO',
      requestId: payment.reference,
      orderId: payment.reference,
      amount: 1_250_000,
      orderInfo: info,
      redirectUrl: payment.returnUrl,
      ipnUrl: payment.callUrl,
      requestType: 'captureWallet',
      extraData: '',
      lang,
      signature: hex(
        'sha256',
        'test-momo-secret',
        `accessKey=test-momo-access&amount=1250000&extraData=&ipnUrl=${payment.callUrl}&orderId=${payment.reference}&orderInfo=${info}&partnerCode=TESTMOMO&redirectUrl=${payment.returnUrl}&requestId=${payment.reference}&requestType=captureWallet`,
      ),
    });
  });

  test('of ZaloPay', async () => {
    stub.answer = { body: { return_code: 1, order_url: 'https://zalo.example/1' } };
    expect(await client('zalopay').start(payment)).toBe('https://zalo.example/1');
    const { path, fields } = sent();
    expect(path).toBe('/zalopay/v2/create');
    const embed = `{"redirecturl":"${payment.returnUrl}"}`;
    expect(fields).toEqual({
      app_id: 2553,
      app_trans_id: payment.reference,
      app_user: 'user_42',
      app_time: at,
      amount: 1_250_000,
      item: '[]',
      embed_data: embed,
      description: 'Thanh toan don hang SO20260306-000123',
      bank_code: 'zalopayapp',
      callback_url: payment.callUrl,
      expire_duration_seconds: 900,
      mac: hex(
        'sha256',
        'test-zalopay-key1',
        `2553|${payment.reference}|user_42|1250000|${at}|${embed}|[]`,
      ),
    });
  });

  test('of ShopeePay, in hundredths, signed in a header', async () => {
    stub.answer = { body: { errcode: 0, redirect_url_http: 'https://shopee.example/1' } };
    expect(await client('shopeepay').start(payment)).toBe('https://shopee.example/1');
    const { path, fields, headers, body } = sent();
    expect(path).toBe('/shopeepay/v3/merchant-host/order/create');
    expect(fields).toEqual({
      request_id: payment.reference,
      payment_reference_id: payment.reference,
      merchant_ext_id: 'hien',
      store_ext_id: 'hien-1',
      amount: 125_000_000,
      currency: 'VND',
      return_url: payment.returnUrl,
      platform_type: 'mweb',
      validity_period: 900,
      additional_info: '{"description":"Thanh toan don hang SO20260306-000123"}',
    });
    expect(headers['x-airpay-clientid']).toBe('test-shopeepay');
    expect(headers['x-airpay-req-h']).toBe(base64('test-shopeepay-secret', body));
  });

  const good = {
    momo: (page: unknown) => ({ resultCode: 0, payUrl: page }),
    zalopay: (page: unknown) => ({ return_code: 1, order_url: page }),
    shopeepay: (page: unknown) => ({ errcode: 0, redirect_url_http: page }),
  };
  const refused = {
    momo: { resultCode: 1001, payUrl: 'https://x.example/1' },
    zalopay: { return_code: 2, order_url: 'https://x.example/1' },
    shopeepay: { errcode: 1, redirect_url_http: 'https://x.example/1' },
  };
  const pages = ['momo', 'zalopay', 'shopeepay'] as const;

  test.each(pages)('that %s refuses is nobody’s page', async (name) => {
    stub.answer = { body: refused[name] };
    await expect(client(name).start(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test.each(
    pages.flatMap((name) =>
      [
        undefined,
        5,
        '',
        'no address',
        'javascript:alert(1)',
        'xhttps://a.example',
        'httpsx://a.example',
        `https://a.example/${'x'.repeat(4000)}`,
      ].map((page) => [name, page] as const),
    ),
  )('%s cannot send the browser to %o', async (name, page) => {
    stub.answer = { body: good[name](page) };
    await expect(client(name).start(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test.each([`https://a.example/${'x'.repeat(3982)}`, 'http://a.example/'])(
    'may be long, and plain on one’s own machine',
    async (page) => {
      stub.answer = { body: good.momo(page) };
      expect(await client('momo').start(payment)).toBe(page);
    },
  );

  test('is none for a transfer', async () =>
    expect(await client('vietqr').start(payment)).toBe(''));

  test.each([
    ['vnpay', 'SO20260306-000123-2'],
    ['momo', 'SO20260306-000123-2'],
    ['shopeepay', 'SO20260306-000123-2'],
    ['zalopay', '260307_SO20260306000123_2'],
    ['vietqr', 'SO20260306000123'],
  ] as const)('%s knows the second try as %s', (name, reference) =>
    // 17:30 on the 6th in London's hours is the 7th in Vietnam.
    expect(client(name).reference('SO20260306-000123', 2, Date.UTC(2026, 2, 6, 17, 30))).toBe(
      reference,
    ),
  );
});

describe('a refund as it is asked for', () => {
  test.each([
    [300_000, '03'],
    [1_250_000, '02'],
  ])('VNPay gives back %i of 1,250,000 as type %s', async (amount, type) => {
    stub.answer = { body: { vnp_ResponseCode: '00', vnp_TransactionNo: '15' } };
    await client('vnpay').refund({ ...refund, amount });
    const { path, fields } = sent();
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
    stub.answer = { body: { resultCode: 0 } };
    await client('momo').refund(refund);
    const { path, fields } = sent();
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
    stub.answer = { body: { return_code: 1 } };
    await client('zalopay').refund(refund);
    const { path, fields } = sent();
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
    stub.answer = { body: { errcode: 0 } };
    await client('shopeepay').refund(refund);
    const { path, fields, headers, body } = sent();
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
    stub.answer = { body: { vnp_ResponseCode: '91' } };
    await client('vnpay').refundState(refund);
    const { path, fields } = sent();
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
    stub.answer = { body: { resultCode: 0 } };
    await client('momo').refundState(refund);
    const { path, fields } = sent();
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
    stub.answer = { body: { return_code: 1 } };
    await client('zalopay').refundState(refund);
    const { path, fields } = sent();
    expect(path).toBe('/zalopay/v2/query_refund');
    expect(fields).toEqual({
      app_id: 2553,
      m_refund_id: '260307_2553_HT17-1',
      timestamp: refund.at,
      mac: hex('sha256', 'test-zalopay-key1', `2553|260307_2553_HT17-1|${refund.at}`),
    });
  });

  test('ShopeePay is asked for the refund itself', async () => {
    stub.answer = { body: { errcode: 105 } };
    await client('shopeepay').refundState(refund);
    const { path, fields } = sent();
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
    stub.answer = { body };
    expect(await told(client(name).refund(refund))).toEqual(outcome);
  });

  test.each(asking)('is read also with a status that says it was wrong: %s', async (name) => {
    const codes = {
      vnpay: { vnp_ResponseCode: '95' },
      momo: { resultCode: 95 },
      zalopay: { return_code: 2, sub_return_code: 95 },
      shopeepay: { errcode: 95 },
    };
    stub.answer = { status: 422, body: codes[name] };
    expect(await told(client(name).refund(refund))).toEqual(refusal('95'));
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
    stub.answer = { body };
    expect(await told(client(name).refundState(refund))).toEqual(outcome);
  });

  test('a transfer is paid back by hand', async () => {
    expect(await client('vietqr').refund(refund)).toEqual(refusal('by-hand'));
    expect(await client('vietqr').refundState(refund)).toEqual(unknown);
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
    stub.answer = failures[failure];
    const asked = client(name);
    expect(await told(asked.refund(refund))).toBe('unavailable');
    expect(await told(asked.refundState(refund))).toBe('unavailable');
    if (name !== 'vnpay')
      await expect(asked.start(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(stub.heard.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

describe('a message of a gateway', () => {
  const call = (more: Partial<Parameters<GatewayClient['readCall']>[0]>) => ({
    query: {},
    body: '',
    header: () => '',
    ...more,
  });

  type VnpayFields = Record<string, string>;
  const vnpay = (changed: VnpayFields = {}, secret = 'test-vnpay-secret') => {
    const fields: VnpayFields = {
      vnp_Amount: '125000000',
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'TESTTMN1',
      vnp_TransactionNo: '14000001',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: payment.reference,
      ...changed,
    };
    const kept = Object.entries(fields)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      ...fields,
      vnp_SecureHash: hex('sha512', secret, new URLSearchParams(kept).toString()),
    };
  };
  const ok = {
    genuine: true,
    reference: payment.reference,
    paid: true,
    open: false,
    amount: 1_250_000,
    transaction: '14000001',
    code: '00',
    result: 'ok',
  } as const;
  const failed = (code: string, result: string) => ({ ...ok, paid: false, code, result });

  test.each<[string, VnpayFields, object]>([
    ['paid', vnpay(), ok],
    [
      'cancelled',
      vnpay({ vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }),
      failed('24', 'cancelled'),
    ],
    ['in doubt', vnpay({ vnp_TransactionStatus: '07' }), failed('07', 'suspicious')],
    ['refused, whatever the status', vnpay({ vnp_ResponseCode: '51' }), failed('51', 'no-balance')],
    ['a code of which nobody knows', vnpay({ vnp_ResponseCode: '42' }), failed('42', 'other')],
    ['half a đồng', vnpay({ vnp_Amount: '125000050' }), { ...ok, amount: null }],
    ['signed by another', vnpay({}, 'guessed'), { ...ok, genuine: false }],
    ['of another shop', vnpay({ vnp_TmnCode: 'OTHER' }), { ...ok, genuine: false }],
    ['changed on its way', { ...vnpay(), vnp_Amount: '100' }, { ...ok, genuine: false, amount: 1 }],
  ])('VNPay, %s', (_, fields, message) => {
    expect(client('vnpay').readCall(call({ query: fields }))).toEqual(message);
    expect(client('vnpay').readReturn(fields)).toEqual(message);
  });

  test('VNPay, without a status the code is one', () => {
    const fields: VnpayFields = vnpay();
    const { vnp_TransactionStatus: _, vnp_SecureHash: __, ...rest } = fields;
    const text = new URLSearchParams(
      Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ).toString();
    const signed = { ...rest, vnp_SecureHash: hex('sha512', 'test-vnpay-secret', text) };
    expect(client('vnpay').readReturn(signed)).toEqual(ok);
  });

  const momo = (changed: Record<string, string | number> = {}, secret = 'test-momo-secret') => {
    const fields: Record<string, string | number> = {
      amount: 1_250_000,
      extraData: '',
      message: 'Successful.',
      orderId: payment.reference,
      orderInfo: 'x',
      orderType: 'momo_wallet',
      partnerCode: 'TESTMOMO',
      payType: 'qr',
      requestId: payment.reference,
      responseTime: 1_772_784_000_000,
      resultCode: 0,
      transId: 14_000_001,
      ...changed,
    };
    // The names above stand in alphabetical order, and `accessKey` comes before them all.
    const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
    return {
      ...fields,
      signature: hex('sha256', secret, ['accessKey=test-momo-access', ...text].join('&')),
    };
  };
  const momoOk = { ...ok, code: '0' };
  test.each<[string, Record<string, string | number>, object]>([
    ['paid', momo(), momoOk],
    ['authorised', momo({ resultCode: 9000 }), { ...momoOk, code: '9000' }],
    [
      'refused by its user',
      momo({ resultCode: 1006 }),
      { ...momoOk, paid: false, code: '1006', result: 'cancelled' },
    ],
    [
      'in work',
      momo({ resultCode: 7000 }),
      { ...momoOk, paid: false, open: true, code: '7000', result: 'processing' },
    ],
    [
      'still in work',
      momo({ resultCode: 7002 }),
      { ...momoOk, paid: false, open: true, code: '7002', result: 'processing' },
    ],
    ['signed by another', momo({}, 'guessed'), { ...momoOk, genuine: false }],
    ['of another shop', momo({ partnerCode: 'OTHER' }), { ...momoOk, genuine: false }],
    ['changed on its way', { ...momo(), amount: 1 }, { ...momoOk, genuine: false, amount: 1 }],
  ])('MoMo, %s', (_, fields, message) => {
    expect(client('momo').readCall(call({ body: JSON.stringify(fields) }))).toEqual(message);
    const address = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    );
    expect(client('momo').readReturn(address)).toEqual(message);
  });

  test.each<[unknown, number | null]>([
    [0, 0],
    [1, 1],
    ['1', 1],
    ['', null],
    [-1, null],
    [1.5, null],
    ['1e400', null],
    [2 ** 53, null],
    [null, null],
    [[5], null],
    [true, null],
  ])('says %o, which is %o đồng', (amount, dong) =>
    expect(client('momo').readCall(call({ body: JSON.stringify({ amount }) })).amount).toBe(dong),
  );

  test.each(['', '{', 'null', '7', '"text"', '[]'])('that reads %o is nobody’s', (body) => {
    for (const name of ['momo', 'zalopay', 'shopeepay', 'vietqr'] as const)
      expect(client(name).readCall(call({ body }))).toMatchObject({
        genuine: false,
        reference: '',
        amount: null,
        transaction: '',
      });
  });

  const zaloData = (changed: object = {}) =>
    JSON.stringify({
      app_id: 2553,
      app_trans_id: '260306_1',
      amount: 1_250_000,
      zp_trans_id: 14_000_001,
      ...changed,
    });
  const zaloCall = (data: unknown, signed: unknown = data, key = 'test-zalopay-key2') =>
    call({ body: JSON.stringify({ data, mac: hex('sha256', key, String(signed)), type: 1 }) });
  const zaloOk = { ...ok, reference: '260306_1', code: '1' };
  test.each<[string, Parameters<GatewayClient['readCall']>[0], object]>([
    ['paid', zaloCall(zaloData()), zaloOk],
    [
      'signed by another',
      zaloCall(zaloData(), zaloData(), 'guessed'),
      { ...zaloOk, genuine: false },
    ],
    ['of another shop', zaloCall(zaloData({ app_id: 1 })), { ...zaloOk, genuine: false }],
    [
      'changed on its way',
      zaloCall(zaloData({ amount: 1 }), zaloData()),
      { ...zaloOk, genuine: false, amount: 1 },
    ],
    [
      'whose data is no text',
      zaloCall({ app_id: 2553 }, ''),
      { ...zaloOk, genuine: false, reference: '', amount: null, transaction: '' },
    ],
  ])('ZaloPay, %s', (_, raw, message) => expect(client('zalopay').readCall(raw)).toEqual(message));

  type Fields = Record<string, string>;
  const zaloReturn = (changed: Fields = {}, key = 'test-zalopay-key2') => {
    const f: Fields = {
      appid: '2553',
      apptransid: '260306_1',
      pmcid: '38',
      bankcode: 'CC',
      amount: '1250000',
      discountamount: '0',
      status: '1',
      ...changed,
    };
    const text = [
      f['appid'],
      f['apptransid'],
      f['pmcid'],
      f['bankcode'],
      f['amount'],
      f['discountamount'],
      f['status'],
    ];
    return { ...f, checksum: hex('sha256', key, text.join('|')) };
  };
  const zaloBack = { ...zaloOk, transaction: '' };
  test.each<[string, Fields, object]>([
    ['paid', zaloReturn(), zaloBack],
    [
      'cancelled',
      zaloReturn({ status: '-49' }),
      { ...zaloBack, paid: false, code: '-49', result: 'cancelled' },
    ],
    [
      'over its time',
      zaloReturn({ status: '-54' }),
      { ...zaloBack, paid: false, code: '-54', result: 'expired' },
    ],
    [
      'without money',
      zaloReturn({ status: '-63' }),
      { ...zaloBack, paid: false, code: '-63', result: 'no-balance' },
    ],
    [
      'otherwise',
      zaloReturn({ status: '-1' }),
      { ...zaloBack, paid: false, code: '-1', result: 'other' },
    ],
    ['signed by another', zaloReturn({}, 'guessed'), { ...zaloBack, genuine: false }],
    ['of another shop', zaloReturn({ appid: '1' }), { ...zaloBack, genuine: false }],
    [
      'empty',
      {},
      {
        ...zaloBack,
        genuine: false,
        reference: '',
        paid: false,
        amount: null,
        code: '',
        result: 'other',
      },
    ],
  ])('ZaloPay, coming back %s', (_, fields, message) =>
    expect(client('zalopay').readReturn(fields)).toEqual(message),
  );

  const shopeeOk = { ...ok, transaction: 'S1', code: '100' };
  const shopeeCall = (changed: object = {}, secret = 'test-shopeepay-secret') => {
    const body = JSON.stringify({
      client_id: 'test-shopeepay',
      payment_reference_id: payment.reference,
      amount: 125_000_000,
      result_code: '100',
      transaction_sn: 'S1',
      ...changed,
    });
    const header = (name: string) =>
      name.toLowerCase() === 'x-airpay-req-h' ? base64(secret, body) : '';
    return call({ body, header });
  };
  const shopeeCodes = [
    ['100', 'ok'],
    ['200', 'processing'],
    ['201', 'cancelled'],
    ['202', 'other'],
    ['203', 'expired'],
    ['204', 'processing'],
    ['999', 'other'],
  ] as const;
  const shopeeSays = (code: string, result: string) => ({
    paid: result === 'ok',
    open: result === 'processing',
    code,
    result,
  });
  test.each<[string, Parameters<GatewayClient['readCall']>[0], object]>([
    ...shopeeCodes.map(([code, result]): [string, ReturnType<typeof shopeeCall>, object] => [
      code,
      shopeeCall({ result_code: code }),
      { ...shopeeOk, ...shopeeSays(code, result) },
    ]),
    ['half a đồng', shopeeCall({ amount: 125_000_050 }), { ...shopeeOk, amount: null }],
    ['no amount', shopeeCall({ amount: 'x' }), { ...shopeeOk, amount: null }],
    ['signed by another', shopeeCall({}, 'guessed'), { ...shopeeOk, genuine: false }],
    ['of another shop', shopeeCall({ client_id: 'other' }), { ...shopeeOk, genuine: false }],
    ['not signed', { ...shopeeCall(), header: () => '' }, { ...shopeeOk, genuine: false }],
  ])('ShopeePay, %s', (_, raw, message) =>
    expect(client('shopeepay').readCall(raw)).toEqual(message),
  );

  const shopeeReturn = (changed: Fields = {}, secret = 'test-shopeepay-secret') => {
    const f: Fields = {
      amount: '125000000',
      client_id: 'test-shopeepay',
      reference_id: payment.reference,
      result_code: '100',
      ...changed,
    };
    const text = `amount=${f['amount']}&client_id=${f['client_id']}&reference_id=${f['reference_id']}&result_code=${f['result_code']}`;
    return { ...f, signature: base64(secret, text) };
  };
  const shopeeBack = { ...shopeeOk, transaction: '' };
  test.each<[string, Fields, object]>([
    ...shopeeCodes.map(([code, result]): [string, Fields, object] => [
      code,
      shopeeReturn({ result_code: code }),
      { ...shopeeBack, ...shopeeSays(code, result) },
    ]),
    ['signed by another', shopeeReturn({}, 'guessed'), { ...shopeeBack, genuine: false }],
    ['of another shop', shopeeReturn({ client_id: 'other' }), { ...shopeeBack, genuine: false }],
    [
      'empty',
      {},
      {
        ...shopeeBack,
        genuine: false,
        reference: '',
        paid: false,
        amount: null,
        code: '',
        result: 'other',
      },
    ],
  ])('ShopeePay, coming back %s', (_, fields, message) =>
    expect(client('shopeepay').readReturn(fields)).toEqual(message),
  );

  const bankCall = (changed: object = {}, secret = 'test-bank-secret') => {
    const body = JSON.stringify({
      account: '0123456789',
      amount: 1_250_000,
      memo: 'MBVCB 99 SO20260306 000123 thanh toan',
      transaction: 'FT1',
      ...changed,
    });
    const header = (name: string) =>
      name.toLowerCase() === 'x-bank-signature' ? hex('sha256', secret, body) : '';
    return call({ body, header });
  };
  const bankOk = { ...ok, reference: 'SO20260306000123', transaction: 'FT1', code: '' };
  test.each<[string, Parameters<GatewayClient['readCall']>[0], object]>([
    ['that arrived', bankCall(), bankOk],
    ['without an order', bankCall({ memo: 'tien nha' }), { ...bankOk, reference: '' }],
    ['to another account', bankCall({ account: '1' }), { ...bankOk, genuine: false }],
    ['signed by another', bankCall({}, 'guessed'), { ...bankOk, genuine: false }],
    ['not signed', { ...bankCall(), header: () => '' }, { ...bankOk, genuine: false }],
  ])('a bank’s transfer %s', (_, raw, message) =>
    expect(client('vietqr').readCall(raw)).toEqual(message),
  );

  test('no browser comes back from a transfer', () =>
    expect(client('vietqr').readReturn({ amount: '1', account: '0123456789' })).toMatchObject({
      genuine: false,
      paid: false,
      open: false,
    }));
});

describe('what is offered', () => {
  const settings = paymentsAt('http://127.0.0.1:9');
  const none = { vnpay: null, momo: null, zalopay: null, shopeepay: null, vietqr: null };
  type Gateways = typeof settings.gateways;
  test.each<[Partial<Gateways>, PaymentMethod[]]>([
    [settings.gateways, ['VA', 'IC', 'QR', 'DC', 'EW-MOMO', 'EW-ZALO', 'EW-SHOPEE', 'IS', 'COD']],
    [{ vnpay: settings.gateways.vnpay }, ['IC', 'QR', 'DC', 'IS', 'COD']],
    [{ momo: settings.gateways.momo }, ['EW-MOMO', 'COD']],
    [{ vietqr: settings.gateways.vietqr }, ['VA', 'COD']],
    [{}, ['COD']],
  ])('is what is set', (set, methods) => {
    const gateways = { ...none, ...set };
    const offered = offeredMethods({ ...settings, gateways }, 'shop', 50_000_000);
    expect(offered.toSorted()).toEqual(methods.toSorted());
    const clientsOfSet = gatewaysOf(gateways);
    for (const name of Object.keys(none) as (keyof typeof none)[])
      expect(clientsOfSet[name] === null).toBe(set[name] === undefined);
  });
});
