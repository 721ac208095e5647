import { describe, expect, test } from 'vitest';
import type { GatewayClient } from './gateway.ts';
import { base64, gatewaysOverStub, hex, payment } from '../../testing/gateways.ts';

const gateways = gatewaysOverStub();

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
    expect(gateways.client('vnpay').readCall(call({ query: fields }))).toEqual(message);
    expect(gateways.client('vnpay').readReturn(fields)).toEqual(message);
  });

  test('VNPay, without a status the code is one', () => {
    const fields: VnpayFields = vnpay();
    const { vnp_TransactionStatus: _, vnp_SecureHash: __, ...rest } = fields;
    const text = new URLSearchParams(
      Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ).toString();
    const signed = { ...rest, vnp_SecureHash: hex('sha512', 'test-vnpay-secret', text) };
    expect(gateways.client('vnpay').readReturn(signed)).toEqual(ok);
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
    expect(gateways.client('momo').readCall(call({ body: JSON.stringify(fields) }))).toEqual(
      message,
    );
    const address = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    );
    expect(gateways.client('momo').readReturn(address)).toEqual(message);
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
    expect(
      gateways.client('momo').readCall(call({ body: JSON.stringify({ amount }) })).amount,
    ).toBe(dong),
  );

  test.each(['', '{', 'null', '7', '"text"', '[]'])('that reads %o is nobody’s', (body) => {
    for (const name of ['momo', 'zalopay', 'shopeepay', 'vietqr'] as const)
      expect(gateways.client(name).readCall(call({ body }))).toMatchObject({
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
  ])('ZaloPay, %s', (_, raw, message) =>
    expect(gateways.client('zalopay').readCall(raw)).toEqual(message),
  );

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
    expect(gateways.client('zalopay').readReturn(fields)).toEqual(message),
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
    expect(gateways.client('shopeepay').readCall(raw)).toEqual(message),
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
    expect(gateways.client('shopeepay').readReturn(fields)).toEqual(message),
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
    expect(gateways.client('vietqr').readCall(raw)).toEqual(message),
  );

  test('no browser comes back from a transfer', () =>
    expect(
      gateways.client('vietqr').readReturn({ amount: '1', account: '0123456789' }),
    ).toMatchObject({
      genuine: false,
      paid: false,
      open: false,
    }));
});
