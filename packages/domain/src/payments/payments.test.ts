import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, minute } from '../calendar/duration.ts';
import { fromIct } from '../calendar/ict.ts';
import { languages } from '../language/language.ts';
import { apply } from '../machine/engine.ts';
import { advance, timersOf } from '../machine/timers.ts';
import {
  type AttemptPayloads,
  attemptMachine,
  newAttempt,
  type PaymentAttempt,
} from '../payment/attempt.ts';
import {
  gatewayOf,
  instalmentFrom,
  isPaymentMethod,
  methodsFor,
  paymentMethodLabels,
  paymentMethods,
} from '../payment/methods.ts';
import { type MoneyReturn, moneyReturnMachine, newMoneyReturn } from '../payment/money-return.ts';
import { momoResult, paymentResultTexts, vnpayResult } from '../payment/result-codes.ts';
import { newTopUp, topUpMachine } from '../payment/top-up.ts';
import { crc16, transferMemo, vietQrText } from '../payment/vietqr.ts';
import { judgeCall, vnpayAnswers, zalopayAnswers } from './call.ts';
import { sameSignature } from './hmac.ts';
import { momoCreateSignature, momoCreateText, momoGenuine, momoIpnSignature } from './momo.ts';
import { shopeepayGenuine, shopeepaySignature } from './shopeepay.ts';
import {
  type VnpayPayment,
  vnpayAmount,
  vnpayGenuine,
  vnpayHash,
  vnpayInfo,
  vnpayPayUrl,
  vnpayQueryHash,
  vnpayRefundHash,
  vnpaySignedText,
  vnpayTime,
} from './vnpay.ts';
import {
  zalopayCallbackMac,
  zalopayCreateMac,
  zalopayCreateText,
  zalopayGenuine,
  zalopayQueryMac,
  zalopayTransId,
} from './zalopay.ts';

const at = fromIct(2026, 3, 6, 15);
const vnpay: VnpayPayment = {
  terminal: 'DEMOTMN1',
  amount: 1_250_000,
  reference: 'SO20260306-000123',
  info: 'Thanh toán đơn hàng SO20260306-000123',
  returnUrl: 'https://example.test/vi/payment-result/vnpay',
  ip: '203.0.113.7',
  language: 'vi',
  createdAt: at,
  expiresAt: at + 15 * minute,
};
const vnpayText =
  'vnp_Amount=125000000&vnp_Command=pay&vnp_CreateDate=20260306150000&vnp_CurrCode=VND&vnp_ExpireDate=20260306151500&vnp_IpAddr=203.0.113.7&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+SO20260306-000123&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fexample.test%2Fvi%2Fpayment-result%2Fvnpay&vnp_TmnCode=DEMOTMN1&vnp_TxnRef=SO20260306-000123&vnp_Version=2.1.0';
const vnpaySecure =
  '6929b5ad3142e845d8e7d3a201db30b2271064b7d526faa1e4805086d0d51daa6054def91e26925b9839b925185de21e06fe33e7d7fc80602c4145d1033b1fd5';

describe('VNPay', () => {
  it("signs the document's vector, the hash last", () =>
    expect(vnpayPayUrl('https://pay.test/vpcpay.html', vnpay, 'DEMOSECRET')).toBe(
      `https://pay.test/vpcpay.html?${vnpayText}&vnp_SecureHash=${vnpaySecure}`,
    ));

  it('names the bank code and has no Korean page', () => {
    const url = new URL(
      vnpayPayUrl('https://pay.test/', { ...vnpay, bankCode: 'VNPAYQR', language: 'ko' }, 'S'),
    );
    expect([url.searchParams.get('vnp_BankCode'), url.searchParams.get('vnp_Locale')]).toEqual([
      'VNPAYQR',
      'en',
    ]);
  });

  const fields = {
    ...Object.fromEntries(new URLSearchParams(vnpayText)),
    vnp_SecureHash: vnpaySecure,
    vnp_SecureHashType: 'HMACSHA512',
    vnp_Empty: '',
  };

  it('accepts its own call in any order and case, and nothing that was touched', () => {
    expect(vnpayGenuine(fields, 'DEMOSECRET')).toBe(true);
    expect(
      vnpayGenuine({ ...fields, vnp_SecureHash: vnpaySecure.toUpperCase() }, 'DEMOSECRET'),
    ).toBe(true);
    expect(
      vnpayGenuine(Object.fromEntries(Object.entries(fields).toReversed()), 'DEMOSECRET'),
    ).toBe(true);
    expect(vnpayGenuine(fields, 'OTHER')).toBe(false);
    expect(vnpayGenuine({ ...fields, vnp_Amount: '125000001' }, 'DEMOSECRET')).toBe(false);
    expect(vnpayGenuine({ ...fields, vnp_SecureHash: '' }, 'DEMOSECRET')).toBe(false);
    const { vnp_SecureHash, ...unsigned } = fields;
    expect(vnp_SecureHash).toBe(vnpaySecure);
    expect(vnpayGenuine(unsigned, 'DEMOSECRET')).toBe(false);
  });

  it('notices any change of any field', () => {
    const names = Object.keys(fields).filter((name) => !name.startsWith('vnp_Secure'));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ minLength: 1 }), (name, value) => {
        const changed = { ...fields, [name]: value };
        expect(vnpayGenuine(changed, 'DEMOSECRET')).toBe(vnpaySignedText(changed) === vnpayText);
      }),
    );
  });

  it('reads the amount in đồng', () => {
    expect(vnpayAmount(fields)).toBe(1_250_000);
    for (const bad of ['125000050', '-100', 'x', '1.5'])
      expect(vnpayAmount({ vnp_Amount: bad })).toBeNull();
    expect(vnpayAmount({})).toBeNull();
  });

  it('writes times of Vietnam and texts without accents', () => {
    expect(vnpayTime(fromIct(2026, 1, 2, 3, 4, 5))).toBe('20260102030405');
    expect(vnpayInfo(' Đặt hàng: Đèn “Ánh” #1 ')).toBe('Dat hang: Den Anh 1');
  });

  it('hashes queries and refunds in their own order', () => {
    const call = Object.fromEntries(
      [
        'RequestId',
        'Version',
        'Command',
        'TmnCode',
        'TransactionType',
        'TxnRef',
        'Amount',
        'TransactionNo',
        'TransactionDate',
        'CreateBy',
        'CreateDate',
        'IpAddr',
        'OrderInfo',
      ].map((name, index) => [`vnp_${name}`, String(index)]),
    );
    // Made with another implementation of HMAC.
    expect(vnpayRefundHash(call, 'S')).toBe(
      '02f85f6d8870979dd42497e2232c3dbc04b90ddcb0c3022b5295038df8c6948ca584c741c4a2d959777414ff45ffdbbf726c78a1c518d622de1bbe7e495e6580',
    );
    expect(vnpayQueryHash(call, 'S')).toBe(
      '45b8c24c9b0bc5921f0bab52fa45df7707c11e0085f5b46f2e705ed8743e8939a4357828cabe9b38937bd72f62f416b96968e97b5946600bfab952d12ba5f803',
    );
    expect(vnpayHash({}, 'S')).toHaveLength(128);
  });
});

describe('MoMo', () => {
  const create = {
    accessKey: 'DEMOACCESS',
    amount: 1_250_000,
    extraData: '',
    ipnUrl: 'https://example.test/api/ipn/momo',
    orderId: 'SO20260306-000123',
    orderInfo: 'Thanh toan SO20260306-000123',
    partnerCode: 'DEMO',
    redirectUrl: 'https://example.test/vi/payment-result/momo',
    requestId: 'REQ-1',
    requestType: 'captureWallet',
  } as const;

  it("signs the document's vector", () => {
    expect(momoCreateText(create)).toBe(
      'accessKey=DEMOACCESS&amount=1250000&extraData=&ipnUrl=https://example.test/api/ipn/momo&orderId=SO20260306-000123&orderInfo=Thanh toan SO20260306-000123&partnerCode=DEMO&redirectUrl=https://example.test/vi/payment-result/momo&requestId=REQ-1&requestType=captureWallet',
    );
    expect(momoCreateSignature(create, 'DEMOSECRET')).toBe(
      '912c5c753e79a9941096fdac86da86836bf290f60a544849cb431240b5c29f40',
    );
  });

  it('verifies a call', () => {
    const ipn = {
      amount: 1_250_000,
      extraData: '',
      message: 'Successful.',
      orderId: 'SO-1',
      orderInfo: 'x',
      orderType: 'momo_wallet',
      partnerCode: 'DEMO',
      payType: 'qr',
      requestId: 'REQ-1',
      responseTime: 1_772_784_000_000,
      resultCode: 0,
      transId: 42,
    } as const;
    expect(momoIpnSignature({ ...ipn, extraData: undefined as unknown as string }, 'A', 'S')).toBe(
      momoIpnSignature(ipn, 'A', 'S'),
    );
    const signature = momoIpnSignature(ipn, 'DEMOACCESS', 'DEMOSECRET');
    expect([
      momoGenuine(ipn, signature, 'DEMOACCESS', 'DEMOSECRET'),
      momoGenuine({ ...ipn, resultCode: 1 }, signature, 'DEMOACCESS', 'DEMOSECRET'),
      momoGenuine(ipn, signature, 'DEMOACCESS', 'X'),
      momoGenuine(ipn, '', 'DEMOACCESS', 'DEMOSECRET'),
    ]).toEqual([true, false, false, false]);
  });
});

describe('ZaloPay', () => {
  const order = {
    appId: 2553,
    appTransId: '260306_000123',
    appUser: 'user_42',
    amount: 1_250_000,
    appTime: 1_772_784_000_000,
    embedData: '{}',
    item: '[]',
  };

  it("signs the document's vector", () => {
    expect(zalopayCreateText(order)).toBe('2553|260306_000123|user_42|1250000|1772784000000|{}|[]');
    expect(zalopayCreateMac(order, 'DEMOKEY1')).toBe(
      '7497bb672bbadd107fbb163072d60f004f7d47de6a3573af272d570a155c2998',
    );
    expect(zalopayTransId(fromIct(2026, 3, 6), '000123')).toBe('260306_000123');
  });

  it('verifies the raw text of a call, to the blank', () => {
    const data = '{"app_id":2553,"amount":1250000}';
    const mac = zalopayCallbackMac(data, 'DEMOKEY2');
    expect([
      zalopayGenuine(data, mac, 'DEMOKEY2'),
      zalopayGenuine(data.replace(',', ', '), mac, 'DEMOKEY2'),
      zalopayGenuine(data, mac, 'DEMOKEY1'),
    ]).toEqual([true, false, false]);
    expect(zalopayQueryMac(2553, '260306_000123', 'K')).toHaveLength(64);
    expect(zalopayQueryMac(2553, '260306_000123', 'K')).not.toBe(
      zalopayQueryMac(2553, '260306_000124', 'K'),
    );
  });
});

describe('ShopeePay', () => {
  it('signs the raw body in base64', () => {
    const body = '{"amount":1250000}';
    const signature = shopeepaySignature(body, 'DEMOSECRET');
    expect(signature).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect([
      shopeepayGenuine(body, signature, 'DEMOSECRET'),
      shopeepayGenuine(`${body} `, signature, 'DEMOSECRET'),
      shopeepayGenuine(body, signature.toLowerCase(), 'DEMOSECRET'),
    ]).toEqual([true, false, false]);
  });

  it('compares only whole signatures', () => {
    expect([
      sameSignature('ab', 'ab'),
      sameSignature('ab', 'abcd'),
      sameSignature('', ''),
      sameSignature('zz', 'zz'),
      sameSignature('abzz', 'abcd'),
    ]).toEqual([true, false, false, false, false]);
  });
});

describe('VietQR', () => {
  const qr = {
    bankBin: '970436',
    account: '0123456789',
    amount: 1_250_000,
    memo: 'SO20260306-000123',
  };

  it("writes the document's example and the known checksums", () => {
    expect(vietQrText(qr)).toBe(
      '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA5303704540712500005802VN62200816SO2026030600012363040D5D',
    );
    expect(crc16('123456789')).toBe('29B1');
  });

  it('leaves amount and memo out', () => {
    const open = vietQrText({ ...qr, amount: null, memo: '' });
    expect([open.startsWith('000201010211'), open.includes('5407'), open.includes('6220')]).toEqual(
      [true, false, false],
    );
    expect(open.slice(-4)).toBe(crc16(open.slice(0, -4)));
  });

  it('cleans the memo', () =>
    expect([transferMemo('Đặt cọc – đơn SO-1'), transferMemo('x'.repeat(40))]).toEqual([
      'DATCOCDONSO1',
      'X'.repeat(25),
    ]));

  it('refuses what no bank reads', () => {
    expect(() => vietQrText({ ...qr, bankBin: '97043' })).toThrow('not a bank number');
    expect(() => vietQrText({ ...qr, account: '12 34' })).toThrow('not an account number');
    for (const amount of [0, -1, 1.5])
      expect(() => vietQrText({ ...qr, amount })).toThrow('not an amount');
  });
});

const attempt = (over: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  ...newAttempt(1_250_000, at),
  state: 'pending',
  expiresAt: at + 15 * minute,
  ...over,
});

describe("a gateway's call", () => {
  const call = { genuine: true, paid: true, amount: 1_250_000, transaction: 'T1' };

  it.each([
    ['forged', { ...call, genuine: false, amount: 1 }, null],
    ['unknown-order', call, null],
    ['wrong-amount', { ...call, amount: 1 }, attempt()],
    ['wrong-amount', { ...call, amount: null }, attempt({ state: 'succeeded' })],
    ['paid', call, attempt()],
    ['paid', call, attempt({ state: 'expired' })],
    ['not-paid', { ...call, paid: false }, attempt()],
    ['already-done', { ...call, paid: false }, attempt({ state: 'failed' })],
    ['already-done', call, attempt({ state: 'succeeded', transaction: 'T1' })],
    [
      'already-done',
      { ...call, paid: false, transaction: 'T2' },
      attempt({ state: 'succeeded', transaction: 'T1' }),
    ],
    ['paid-twice', call, attempt({ state: 'succeeded', transaction: 'T0' })],
  ] as const)('is %s', (verdict, given, known) => expect(judgeCall(given, known)).toBe(verdict));

  it("is answered in the gateway's words", () => {
    expect(
      Object.entries(vnpayAnswers).map(([verdict, { RspCode }]) => `${verdict} ${RspCode}`),
    ).toEqual([
      'forged 97',
      'unknown-order 01',
      'wrong-amount 04',
      'already-done 02',
      'paid-twice 02',
      'paid 00',
      'not-paid 00',
    ]);
    expect(
      Object.entries(zalopayAnswers).map(
        ([verdict, { return_code }]) => `${verdict} ${return_code}`,
      ),
    ).toEqual([
      'forged -1',
      'unknown-order 0',
      'wrong-amount 2',
      'already-done 2',
      'paid-twice 2',
      'paid 1',
      'not-paid 1',
    ]);
  });
});

describe('a payment attempt', () => {
  const send = <E extends keyof AttemptPayloads & string>(
    one: PaymentAttempt,
    event: E,
    payload: AttemptPayloads[E],
    when = at + minute,
  ) => apply(attemptMachine, one, { event, by: 'system', at: when, payload } as never);
  const success = { genuine: true, amount: 1_250_000, transaction: 'T1' };

  it('lives fifteen minutes from the redirect', () => {
    const redirected = send(newAttempt(1_250_000, at), 'redirect', {});
    expect(redirected.ok && redirected.entity).toMatchObject({
      state: 'pending',
      expiresAt: at + 16 * minute,
    });
    const pending = redirected.ok ? redirected.entity : attempt();
    expect(timersOf(attemptMachine, pending)).toMatchObject([
      { at: at + 16 * minute, event: 'expire' },
    ]);
    expect(advance(attemptMachine, pending, at + 16 * minute).entity.state).toBe('pending');
    expect(advance(attemptMachine, pending, at + 16 * minute + 1).entity.state).toBe('expired');
    expect(send(pending, 'expire', {}, at + 16 * minute)).toMatchObject({
      refusal: { reason: 'TOO_EARLY' },
    });
  });

  it('changes nothing for a forged or a wrong call and remembers neither', () => {
    for (const [payload, reason] of [
      [{ ...success, genuine: false }, 'PAYMENT_NOT_VERIFIED'],
      [{ ...success, amount: 1_249_999 }, 'AMOUNT_DIFFERS'],
    ] as const) {
      const one = attempt();
      const applied = send(one, 'ipn.success', payload);
      expect(applied).toMatchObject({ ok: false, refusal: { reason } });
      expect(applied.entity).toBe(one);
    }
    expect(send(attempt(), 'ipn.failure', { genuine: false, code: '24' })).toMatchObject({
      refusal: { reason: 'PAYMENT_NOT_VERIFIED' },
    });
  });

  it('succeeds once; the same call again does nothing, another payment is sent back', () => {
    const paid = send(attempt(), 'ipn.success', success);
    expect(paid.ok && paid.entity).toMatchObject({
      state: 'succeeded',
      transaction: 'T1',
      duplicate: false,
      late: false,
    });
    const one = paid.ok ? paid.entity : attempt();
    const again = send(one, 'ipn.success', success);
    expect(again.ok && [again.entity.duplicate, again.effects]).toEqual([false, []]);
    const twice = send(one, 'ipn.success', { ...success, transaction: 'T2', amount: 70_000 });
    expect(twice.ok && [twice.entity.duplicate, twice.entity.transaction, twice.effects]).toEqual([
      true,
      'T1',
      [
        { do: 'return-money', amount: 70_000 },
        { do: 'queue', queue: 'finance', because: 'paid-twice' },
      ],
    ]);
    const thrice = twice.ok ? send(twice.entity, 'ipn.success', success) : twice;
    expect(thrice.ok && thrice.entity.duplicate).toBe(true);
  });

  it('keeps money that comes late and tells the finance queue', () => {
    const failed = send(attempt(), 'ipn.failure', { genuine: true, code: '24' });
    expect(failed.ok && failed.entity).toMatchObject({ state: 'failed', failure: '24' });
    for (const state of ['failed', 'expired'] as const) {
      const late = send(attempt({ state }), 'ipn.success', success, at + day);
      expect(late.ok && [late.entity.state, late.entity.late, late.effects[0]]).toEqual([
        'succeeded',
        true,
        { do: 'queue', queue: 'finance', because: 'paid-late' },
      ]);
    }
    expect(timersOf(attemptMachine, attempt({ state: 'failed' }))).toEqual([]);
  });
});

describe('money on its way back', () => {
  const requested = newMoneyReturn(500_000, at);
  const send = (
    money: MoneyReturn,
    event: 'send' | 'succeeded' | 'failed' | 'retry' | 'paid-by-hand',
    payload: object = {},
  ) => {
    const applied = apply(moneyReturnMachine, money, {
      event,
      by: event === 'paid-by-hand' ? 'admin' : 'system',
      at,
      payload,
    } as never);
    if (!applied.ok) throw new Error(applied.refusal.reason);
    return applied.entity;
  };

  it('goes out, may fail and be tried again, and ends with a proof', () => {
    const failed = send(send(requested, 'send'), 'failed', { code: '99', refused: true });
    expect([failed.state, failed.tries]).toEqual(['failed', 1]);
    const done = send(send(failed, 'retry'), 'succeeded', { proof: 'R-1' });
    expect(done).toMatchObject({ state: 'refunded', tries: 2, proof: 'R-1' });
    expect(timersOf(moneyReturnMachine, done)).toEqual([]);
    expect(timersOf(moneyReturnMachine, failed)).toMatchObject([
      { name: 'payout-due', at: fromIct(2026, 3, 12) - 1, event: null },
    ]);
    expect(send(requested, 'paid-by-hand', { proof: 'VCB-9' }).state).toBe('refunded');
    expect(() => send(requested, 'paid-by-hand', { proof: ' ' })).toThrow('INCOMPLETE');
    expect(() => send(send(requested, 'send'), 'succeeded', { proof: '' })).toThrow('INCOMPLETE');
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('refused: %s, is tried again in round %i', (refused, round) => {
    const failed = send(send(requested, 'send'), 'failed', { code: '99', refused });
    expect(failed.refused).toBe(refused);
    expect(send(failed, 'retry')).toMatchObject({ round, refused: false, tries: 2 });
  });

  it('without an answer is paid by hand by who looked at the gateway alone', () => {
    const failed = send(send(requested, 'send'), 'failed', { code: 'no-answer', refused: false });
    expect(() => send(failed, 'paid-by-hand', { proof: 'VCB-9' })).toThrow('INCOMPLETE');
    expect(send(failed, 'paid-by-hand', { proof: 'VCB-9', checked: true }).state).toBe('refunded');
  });
});

describe('a top-up', () => {
  it('is SUCCESS or FAILED by a genuine call with the right amount', () => {
    const pending = newTopUp(100_000, at);
    const send = (event: 'succeeded' | 'failed', payload: object) =>
      apply(topUpMachine, pending, { event, by: 'system', at, payload } as never);
    expect(send('succeeded', { genuine: true, amount: 100_000 })).toMatchObject({
      entity: { state: 'SUCCESS' },
    });
    expect(send('failed', { genuine: true })).toMatchObject({ entity: { state: 'FAILED' } });
    expect(send('failed', { genuine: false })).toMatchObject({
      refusal: { reason: 'PAYMENT_NOT_VERIFIED' },
    });
    expect(send('succeeded', { genuine: true, amount: 1 })).toMatchObject({
      refusal: { reason: 'AMOUNT_DIFFERS' },
    });
  });
});

describe('payment methods and results', () => {
  it('belong to a gateway and fit purpose and amount', () => {
    expect(paymentMethods.map((method) => gatewayOf[method])).toEqual([
      'vietqr',
      'vnpay',
      'vnpay',
      'vnpay',
      'momo',
      'zalopay',
      'shopeepay',
      'vnpay',
      null,
    ]);
    expect(methodsFor('design', instalmentFrom)).toEqual([
      'VA',
      'IC',
      'QR',
      'DC',
      'EW-MOMO',
      'EW-ZALO',
      'EW-SHOPEE',
      'IS',
    ]);
    expect(methodsFor('shop', instalmentFrom - 1)).toEqual([
      'VA',
      'IC',
      'QR',
      'DC',
      'EW-MOMO',
      'EW-ZALO',
      'EW-SHOPEE',
      'COD',
    ]);
    expect([isPaymentMethod('COD'), isPaymentMethod('BTC')]).toEqual([true, false]);
    for (const method of paymentMethods)
      for (const language of languages) expect(paymentMethodLabels[method][language]).not.toBe('');
  });

  it('are understood', () => {
    expect(['00', '24', '51', '99', 'x'].map(vnpayResult)).toEqual([
      'ok',
      'cancelled',
      'no-balance',
      'other',
      'other',
    ]);
    expect([0, '9000', 1006, 7002, 12].map(momoResult)).toEqual([
      'ok',
      'ok',
      'cancelled',
      'processing',
      'other',
    ]);
    for (const text of Object.values(paymentResultTexts))
      for (const language of languages) expect(text[language]).not.toBe('');
  });
});
