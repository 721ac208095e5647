import { describe, expect, test } from 'vitest';
import { at, base64, gatewaysOverStub, hex, payment } from '../../testing/gateways.ts';

const gateways = gatewaysOverStub();

describe('a page to pay on', () => {
  test.each([
    ['QR', 'VNPAYQR'],
    ['DC', 'VNBANK'],
    ['IC', 'INTCARD'],
    ['VA', null],
  ] as const)('of VNPay for %s asks for %s and nobody is called', async (method, bank) => {
    const { searchParams, origin, pathname } = new URL(
      await gateways.client('vnpay').start({ ...payment, method }),
    );
    expect([origin + pathname, gateways.stub.heard]).toEqual([
      `${gateways.stub.origin}/vnpay/vpcpay.html`,
      [],
    ]);
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
    gateways.stub.answer = { body: { resultCode: 0, payUrl: 'https://momo.example/pay/1' } };
    expect(await gateways.client('momo').start({ ...payment, language })).toBe(
      'https://momo.example/pay/1',
    );
    const { path, fields } = gateways.sent();
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
    gateways.stub.answer = { body: { return_code: 1, order_url: 'https://zalo.example/1' } };
    expect(await gateways.client('zalopay').start(payment)).toBe('https://zalo.example/1');
    const { path, fields } = gateways.sent();
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
    gateways.stub.answer = { body: { errcode: 0, redirect_url_http: 'https://shopee.example/1' } };
    expect(await gateways.client('shopeepay').start(payment)).toBe('https://shopee.example/1');
    const { path, fields, headers, body } = gateways.sent();
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
    gateways.stub.answer = { body: refused[name] };
    await expect(gateways.client(name).start(payment)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
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
    gateways.stub.answer = { body: good[name](page) };
    await expect(gateways.client(name).start(payment)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  test.each([`https://a.example/${'x'.repeat(3982)}`, 'http://a.example/'])(
    'may be long, and plain on one’s own machine',
    async (page) => {
      gateways.stub.answer = { body: good.momo(page) };
      expect(await gateways.client('momo').start(payment)).toBe(page);
    },
  );

  test('is none for a transfer', async () =>
    expect(await gateways.client('vietqr').start(payment)).toBe(''));

  test.each([
    ['vnpay', 'SO20260306-000123-2'],
    ['momo', 'SO20260306-000123-2'],
    ['shopeepay', 'SO20260306-000123-2'],
    ['zalopay', '260307_SO20260306000123_2'],
    ['vietqr', 'SO20260306000123'],
  ] as const)('%s knows the second try as %s', (name, reference) =>
    // 17:30 on the 6th in London's hours is the 7th in Vietnam.
    expect(
      gateways.client(name).reference('SO20260306-000123', 2, Date.UTC(2026, 2, 6, 17, 30)),
    ).toBe(reference),
  );
});
