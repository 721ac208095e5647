import { movableClock } from '@hien/domain';
import {
  bankHeader,
  bankSignature,
  momoIpnSignature,
  shopeepayHeader,
  shopeepaySignature,
  vnpayHash,
  zalopayCallbackMac,
} from '@hien/domain/payments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../db/schema/mail.ts';
import { orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { moneyReturned } from '../orders/write/money-returned.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { fillShelves } from '../testing/shop-floor.ts';
import { paymentsAt } from '../testing/payments.ts';
import { placeGroup } from '../testing/place-group.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';
import { expireAttempts } from './expire-attempts.ts';

const settings = paymentsAt('http://127.0.0.1:9');
const { vnpay, momo, zalopay, shopeepay, vietqr } = settings.gateways;
if (!vnpay || !momo || !zalopay || !shopeepay || !vietqr) throw new Error('keys are missing');

describe.each(databaseKinds)('gateway calls on %s', (kind) => {
  const clock = movableClock(testNow);
  let server: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await fillShelves(database);
    server = await testApp(database, { clock, payments: settings });
    headers = await signInToShop(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  /** A checkout of the member and its first try through VNPay. */
  async function started(method = 'QR') {
    const group = await placeGroup(server.database, clock.now());
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers,
      payload: { groupId: group.groupId, method, idempotencyKey: `start-group-${group.groupId}` },
    });
    expect(answer.statusCode).toBe(200);
    const { redirect } = answer.json<{ redirect: string | null }>();
    return { ...group, redirect, reference: await referenceOf(group.groupId) };
  }

  async function referenceOf(groupId: number): Promise<string> {
    const [row] = await server.database.orm
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.groupId, groupId));
    return row?.reference ?? '';
  }

  const attemptOf = async (groupId: number) =>
    (
      await server.database.orm
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.groupId, groupId))
    )[0];
  const casesOf = async (groupId: number) =>
    (
      await server.database.orm.select().from(staffCases).where(eq(staffCases.groupId, groupId))
    ).map(({ because }) => because);
  const returnsOf = (groupId: number) =>
    server.database.orm.select().from(moneyReturns).where(eq(moneyReturns.groupId, groupId));
  const statesOf = async (groupId: number) =>
    (
      await server.database.orm
        .select({ state: orderItems.state })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orders.groupId, groupId))
    ).map(({ state }) => state);
  const mailsOf = async (about: string) =>
    (
      await server.database.orm
        .select({ values: outbox.values })
        .from(outbox)
        .where(eq(outbox.template, 'money-step'))
    ).filter(({ values }) => values?.['about'] === about);
  const read = async (groupId: number) =>
    (await server.app.inject({ url: `/mall/api/payment/${groupId}`, headers })).json<
      Record<string, unknown>
    >();

  type Told = { amount: number; code?: string; transaction?: string; secret?: string };
  const fields = (
    reference: string,
    { amount, code = '00', transaction = '14000001', secret }: Told,
  ) => {
    const told = {
      vnp_TmnCode: vnpay.terminal,
      vnp_TxnRef: reference,
      vnp_Amount: String(amount * 100),
      vnp_ResponseCode: code,
      vnp_TransactionStatus: code,
      vnp_TransactionNo: transaction,
    };
    return { ...told, vnp_SecureHash: vnpayHash(told, secret ?? vnpay.secret) };
  };
  const callVnpay = async (reference: string, told: Told) => {
    const query = new URLSearchParams(fields(reference, told));
    return (await server.app.inject({ url: `/payments/ipn/vnpay?${query}` })).json<{
      RspCode: string;
    }>().RspCode;
  };

  test('VNPay is told 00 once, 02 after that, and the order goes on', async () => {
    const { groupId, total, reference, redirect } = await started();
    const address = new URL(redirect ?? '');
    expect(address.searchParams.get('vnp_Amount')).toBe(String(total * 100));
    expect(redirect).not.toContain(vnpay.secret);
    expect(await callVnpay(reference, { amount: total })).toBe('00');
    expect(await callVnpay(reference, { amount: total })).toBe('02');
    expect(await statesOf(groupId)).toEqual(['new_order']);
    expect(await read(groupId)).toMatchObject({ state: 'paid', methods: [], returning: [] });
  });

  test('two calls at once pay once', async () => {
    const { groupId, total, reference } = await started();
    const told = await Promise.all([
      callVnpay(reference, { amount: total }),
      callVnpay(reference, { amount: total }),
    ]);
    expect(told.sort()).toEqual(['00', '02']);
    expect(await returnsOf(groupId)).toEqual([]);
    expect(await statesOf(groupId)).toEqual(['new_order']);
  });

  test('a forged call changes nothing, is not remembered, and the real one still counts', async () => {
    const { groupId, total, reference } = await started();
    expect(await callVnpay(reference, { amount: total, secret: 'guessed' })).toBe('97');
    expect(await callVnpay(reference, { amount: total, code: '24', secret: 'guessed' })).toBe('97');
    expect(await attemptOf(groupId)).toMatchObject({ state: 'pending', version: 1, failure: null });
    expect(await callVnpay(reference, { amount: total })).toBe('00');
  });

  test('an order nobody placed is 01', async () => {
    expect(await callVnpay('SO20991231-000001-1', { amount: 10_000 })).toBe('01');
  });

  test('a wrong amount is 04, pays nothing and becomes a case', async () => {
    const { groupId, total, reference } = await started();
    expect(await callVnpay(reference, { amount: total - 1000 })).toBe('04');
    expect(await statesOf(groupId)).toEqual(['awaiting_payment']);
    expect(await casesOf(groupId)).toEqual(['wrong-amount']);
    expect(await read(groupId)).toMatchObject({ state: 'pending', attention: 'wrong-amount' });
  });

  test('who cancels there may pay here in another way', async () => {
    const { groupId, total, reference } = await started();
    expect(await callVnpay(reference, { amount: total, code: '24', transaction: '0' })).toBe('00');
    expect(await callVnpay(reference, { amount: total, code: '24', transaction: '0' })).toBe('02');
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      attempt: { state: 'failed', failure: 'cancelled', redirect: null },
    });
    const again = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers,
      payload: { groupId, method: 'IC', idempotencyKey: `again-group-${groupId}` },
    });
    expect(again.json<{ redirect: string }>().redirect).toContain('INTCARD');
    expect(await mailsOf('payment.failed')).toEqual([]);
  });

  test('a payment that failed is told once, with its reason and the way back', async () => {
    const { groupId, total, reference } = await started();
    const failed = { amount: total, code: '51', transaction: '0' };
    expect(await callVnpay(reference, failed)).toBe('00');
    expect(await callVnpay(reference, failed)).toBe('02');
    expect(await mailsOf('payment.failed')).toMatchObject([
      {
        values: {
          amount: total,
          failure: 'no-balance',
          page: `/payment/shop/${groupId}/QR`,
        },
      },
    ]);
    expect(await callVnpay(reference, { amount: total })).toBe('00');
  });

  test('a gateway that does not answer is 503, and another way is still open', async () => {
    const { groupId } = await started();
    const start = (method: string) =>
      server.app.inject({
        method: 'POST',
        url: '/mall/api/payment/start',
        headers,
        payload: { groupId, method, idempotencyKey: `other-${method}-${groupId}` },
      });
    expect((await start('EW-MOMO')).json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await read(groupId)).toMatchObject({ state: 'waiting' });
    expect((await start('DC')).statusCode).toBe(200);
  });

  test('money under a second number goes back', async () => {
    const { groupId, total, reference } = await started();
    expect(await callVnpay(reference, { amount: total })).toBe('00');
    expect(await callVnpay(reference, { amount: total, transaction: '14000002' })).toBe('02');
    expect(await callVnpay(reference, { amount: total, transaction: '14000002' })).toBe('02');
    expect(await returnsOf(groupId)).toMatchObject([
      { amount: total, transaction: '14000002', state: 'requested' },
    ]);
    expect(await casesOf(groupId)).toEqual(['paid-twice']);
    expect(await read(groupId)).toMatchObject({
      state: 'paid',
      returning: [{ amount: total, state: 'requested' }],
    });
    // Who paid is told before it arrives, and when it has.
    expect(await mailsOf('money.returning')).toMatchObject([{ values: { amount: total } }]);
    const [owed] = await returnsOf(groupId);
    for (const minute of [1, 2])
      await server.database.orm.transaction((tx) =>
        moneyReturned(tx, owed?.id ?? 0, 'refunded', clock.now() + minute),
      );
    expect(await mailsOf('money.returned')).toHaveLength(1);
  });

  test('a call after the quarter of an hour still pays an order that waits', async () => {
    const { groupId, total, reference } = await started();
    clock.advance(16 * 60_000);
    expect(await expireAttempts(server.database, clock.now())).toBeGreaterThan(0);
    expect(await read(groupId)).toMatchObject({ state: 'expired' });
    expect(await callVnpay(reference, { amount: total })).toBe('00');
    expect(await statesOf(groupId)).toEqual(['new_order']);
    expect(await casesOf(groupId)).toEqual(['paid-late']);
  });

  test('money taken in doubt is a case, not a payment', async () => {
    const { groupId, total, reference } = await started();
    expect(await callVnpay(reference, { amount: total, code: '07' })).toBe('00');
    expect(await statesOf(groupId)).toEqual(['awaiting_payment']);
    expect(await read(groupId)).toMatchObject({ state: 'failed', attention: 'suspicious' });
  });

  test('a press twice is one try', async () => {
    const { groupId } = await placeGroup(server.database, clock.now());
    const press = () =>
      server.app.inject({
        method: 'POST',
        url: '/mall/api/payment/start',
        headers,
        payload: { groupId, method: 'QR', idempotencyKey: `press-group-${groupId}` },
      });
    const [one, two] = await Promise.all([press(), press()]);
    expect(one.json()).toEqual(two.json());
    const rows = await server.database.orm
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.groupId, groupId));
    expect(rows).toHaveLength(1);
  });

  test('what is paid already, or waits no longer, is not paid again', async () => {
    const start = async (groupId: number) =>
      server.app.inject({
        method: 'POST',
        url: '/mall/api/payment/start',
        headers,
        payload: { groupId, method: 'QR', idempotencyKey: `paid-again-${groupId}` },
      });
    const { groupId, total, reference } = await started();
    expect(await callVnpay(reference, { amount: total })).toBe('00');
    expect((await start(groupId)).statusCode).toBe(409);
    // Its days to pay are over, and no round of the clock has come by.
    const late = await placeGroup(server.database, clock.now());
    clock.advance(5 * 86_400_000);
    expect((await start(late.groupId)).statusCode).toBe(409);
  });

  test('a transfer finds its order by the memo, also when nobody opened a try', async () => {
    const { groupId, total } = await placeGroup(server.database, clock.now());
    const [group] = await server.database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, groupId));
    const memo = `MBVCB 99 ${group?.number.replace('-', '')} thanh toan`;
    const send = async (amount: number, transaction: string, secret = vietqr.secret) => {
      const body = JSON.stringify({ account: vietqr.account, amount, memo, transaction });
      return (
        await server.app.inject({
          method: 'POST',
          url: '/payments/ipn/vietqr',
          headers: {
            'content-type': 'application/json',
            [bankHeader]: bankSignature(body, secret),
          },
          payload: body,
        })
      ).statusCode;
    };
    expect(await send(total, 'FT1', 'guessed')).toBe(401);
    expect(await send(total - 500, 'FT2')).toBe(200);
    expect(await statesOf(groupId)).toEqual(['awaiting_payment']);
    expect(await casesOf(groupId)).toEqual(['wrong-amount']);
    expect(await send(total, 'FT3')).toBe(200);
    expect(await statesOf(groupId)).toEqual(['new_order']);
  });

  test('a short transfer says what is missing, and the rest pays', async () => {
    const { groupId, total } = await placeGroup(server.database, clock.now());
    const { number } = (await read(groupId)) as { number: string };
    const send = async (amount: number, transaction: string) => {
      const body = JSON.stringify({
        account: vietqr.account,
        amount,
        memo: number.replace('-', ''),
        transaction,
      });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/payments/ipn/vietqr',
        headers: {
          'content-type': 'application/json',
          [bankHeader]: bankSignature(body, vietqr.secret),
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
    };
    await send(300_000, 'FT-A');
    await send(300_000, 'FT-A');
    await send(100_000, 'FT-B');
    const missing = total - 400_000;
    const short = await read(groupId);
    expect(short).toMatchObject({
      short: { arrived: 400_000, missing },
      total,
      transfer: { amount: missing },
    });
    expect(short['methods']).toEqual([{ method: 'VA', instalments: [] }]);
    expect(await statesOf(groupId)).toEqual(['awaiting_payment']);
    expect(await casesOf(groupId)).toEqual(['wrong-amount', 'wrong-amount']);

    await send(missing, 'FT-C');
    await send(missing, 'FT-C');
    expect(await statesOf(groupId)).toEqual(['new_order']);
    expect(await read(groupId)).toMatchObject({ state: 'paid', short: null, attention: null });
    expect(await returnsOf(groupId)).toEqual([]);
    expect(await casesOf(groupId)).toHaveLength(2);
  });

  test('a transfer for an order that pays cash goes back, and the cash is still awaited', async () => {
    const { groupId, number, total } = await server.database.orm.transaction((tx) =>
      createOrders(tx, newGroup([newLine()], { at: clock.now(), method: 'COD' })),
    );
    const body = JSON.stringify({
      account: vietqr.account,
      amount: total,
      memo: number.replace('-', ''),
      transaction: `FT-COD-${groupId}`,
    });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/payments/ipn/vietqr',
      headers: {
        'content-type': 'application/json',
        [bankHeader]: bankSignature(body, vietqr.secret),
      },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    expect(await returnsOf(groupId)).toMatchObject([{ amount: total, state: 'requested' }]);
    const [group] = await server.database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, groupId));
    expect(group).toMatchObject({ method: 'COD', paidAt: null });
  });

  describe('the others', () => {
    /** A try as it stands once the gateway has answered. */
    async function pending(gateway: 'momo' | 'zalopay' | 'shopeepay', method: 'EW-MOMO') {
      const group = await placeGroup(server.database, clock.now());
      const reference = `${gateway}-${group.groupId}`;
      await server.database.orm.insert(paymentAttempts).values({
        groupId: group.groupId,
        method,
        gateway,
        reference,
        state: 'pending',
        version: 1,
        amount: group.total,
        idempotencyKey: reference,
        expiresAt: new Date(clock.now() + 900_000),
        changedAt: new Date(clock.now()),
      });
      return { ...group, reference };
    }
    const post = async (gateway: string, body: string, more: Record<string, string> = {}) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/payments/ipn/${gateway}`,
        headers: { 'content-type': 'application/json', ...more },
        payload: body,
      });
      return { status: answer.statusCode, text: answer.body };
    };

    test('MoMo is answered 204', async () => {
      const { groupId, total, reference } = await pending('momo', 'EW-MOMO');
      const told = {
        amount: total,
        extraData: '',
        message: 'Successful.',
        orderId: reference,
        orderInfo: 'x',
        orderType: 'momo_wallet',
        partnerCode: momo.partnerCode,
        payType: 'qr',
        requestId: reference,
        responseTime: 1_772_784_000_000,
        resultCode: 0,
        transId: 42,
      };
      const signature = momoIpnSignature(told, momo.accessKey, momo.secret);
      expect(await post('momo', JSON.stringify({ ...told, amount: 1, signature }))).toMatchObject({
        status: 400,
      });
      expect(await post('momo', JSON.stringify({ ...told, signature }))).toEqual({
        status: 204,
        text: '',
      });
      expect(await statesOf(groupId)).toEqual(['new_order']);
    });

    test('ZaloPay signs the text of its data', async () => {
      const { groupId, total, reference } = await pending('zalopay', 'EW-MOMO');
      const data = JSON.stringify({
        app_id: zalopay.appId,
        app_trans_id: reference,
        amount: total,
        zp_trans_id: 77,
      });
      const mac = zalopayCallbackMac(data, zalopay.key2);
      expect((await post('zalopay', JSON.stringify({ data: `${data} `, mac }))).text).toContain(
        '"return_code":-1',
      );
      expect((await post('zalopay', JSON.stringify({ data, mac, type: 1 }))).text).toContain(
        '"return_code":1',
      );
      expect((await post('zalopay', JSON.stringify({ data, mac, type: 1 }))).text).toContain(
        '"return_code":2',
      );
      expect(await statesOf(groupId)).toEqual(['new_order']);
    });

    test('ShopeePay signs the raw body', async () => {
      const { groupId, total, reference } = await pending('shopeepay', 'EW-MOMO');
      const body = JSON.stringify({
        client_id: shopeepay.clientId,
        payment_reference_id: reference,
        amount: total * 100,
        result_code: '100',
        transaction_sn: 'SP1',
      });
      const signed = { [shopeepayHeader]: shopeepaySignature(body, shopeepay.secret) };
      expect((await post('shopeepay', ` ${body}`, signed)).status).toBe(400);
      expect((await post('shopeepay', body, signed)).status).toBe(200);
      expect(await statesOf(groupId)).toEqual(['new_order']);
    });

    test('rubbish is refused and breaks nothing', async () => {
      for (const gateway of ['momo', 'zalopay', 'shopeepay', 'vietqr'])
        for (const body of ['', '[]', '{', 'null', '"x"', `{"data":${'['.repeat(2000)}}`]) {
          const { status } = await post(gateway, body);
          expect([gateway, status < 500]).toEqual([gateway, true]);
        }
      const big = await post('momo', 'x'.repeat(40_000));
      expect(big.status).toBe(413);
    });
  });

  describe('each gateway reads in its own words', () => {
    type Name = 'vnpay' | 'momo' | 'zalopay' | 'shopeepay' | 'vietqr';
    type Said = {
      readonly reference: string;
      readonly amount: number;
      readonly transaction?: string;
      readonly forged?: boolean;
      /** Of those gateways that tell it: the money did not come. */
      readonly failed?: boolean;
    };

    /** A call as the gateway makes it. */
    const callOf = (name: Name, said: Said) => {
      const { reference, amount, transaction = '77', forged = false, failed = false } = said;
      const key = (own: string) => (forged ? 'guessed' : own);
      const post = (body: object, sign: (text: string) => Record<string, string>) => {
        const payload = JSON.stringify(body);
        const json = { 'content-type': 'application/json', ...sign(payload) };
        return { method: 'POST' as const, url: `/payments/ipn/${name}`, headers: json, payload };
      };
      if (name === 'vnpay') {
        const code = failed ? '51' : '00';
        const told = fields(reference, { amount, code, transaction, secret: key(vnpay.secret) });
        return { method: 'GET' as const, url: `/payments/ipn/vnpay?${new URLSearchParams(told)}` };
      }
      if (name === 'momo') {
        const told = {
          amount,
          extraData: '',
          message: '',
          orderId: reference,
          orderInfo: '',
          orderType: 'momo_wallet',
          partnerCode: momo.partnerCode,
          payType: 'qr',
          requestId: reference,
          responseTime: 1,
          resultCode: failed ? 1001 : 0,
          transId: transaction,
        };
        const signature = momoIpnSignature(told, momo.accessKey, key(momo.secret));
        return post({ ...told, signature }, () => ({}));
      }
      if (name === 'zalopay') {
        const data = JSON.stringify({
          app_id: zalopay.appId,
          app_trans_id: reference,
          amount,
          zp_trans_id: transaction,
        });
        return post({ data, mac: zalopayCallbackMac(data, key(zalopay.key2)) }, () => ({}));
      }
      if (name === 'shopeepay')
        return post(
          {
            client_id: shopeepay.clientId,
            payment_reference_id: reference,
            amount: amount * 100,
            result_code: failed ? '202' : '100',
            transaction_sn: transaction,
          },
          (text) => ({ [shopeepayHeader]: shopeepaySignature(text, key(shopeepay.secret)) }),
        );
      return post({ account: vietqr.account, amount, memo: reference, transaction }, (text) => ({
        [bankHeader]: bankSignature(text, key(vietqr.secret)),
      }));
    };
    async function call(name: Name, said: Said) {
      const answer = await server.app.inject(callOf(name, said));
      expect(answer.headers['cache-control']).toBe('no-store');
      if (answer.body === '') return [answer.statusCode, null];
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      return [answer.statusCode, answer.json<unknown>()];
    }

    /** A try that waits for its gateway's call. */
    async function waiting(name: Name) {
      const group = await placeGroup(server.database, clock.now());
      const [row] = await server.database.orm
        .select({ number: paymentGroups.number })
        .from(paymentGroups)
        .where(eq(paymentGroups.id, group.groupId));
      const reference =
        name === 'vietqr' ? (row?.number.replace('-', '') ?? '') : `${name}-own-${group.groupId}`;
      await server.database.orm.insert(paymentAttempts).values({
        groupId: group.groupId,
        method: name === 'vietqr' ? 'VA' : 'QR',
        gateway: name,
        reference,
        state: 'pending',
        version: 1,
        amount: group.total,
        idempotencyKey: reference,
        expiresAt: new Date(clock.now() + 900_000),
        changedAt: new Date(clock.now()),
      });
      return { ...group, reference };
    }

    const vnpaySays = (RspCode: string, Message: string) => [200, { RspCode, Message }];
    const zaloSays = (code: number, text: string) => [
      200,
      { return_code: code, return_message: text },
    ];
    const confirmed = vnpaySays('02', 'Order already confirmed');
    const noted = [204, null];
    const shopee = [200, { errcode: 0, debug_msg: 'success' }];
    const bank = [200, { success: true }];
    // 3.4: VNPay repeats until 00 or 02, ZaloPay until 1 or 2, MoMo until 204.
    const words = {
      vnpay: {
        forged: vnpaySays('97', 'Invalid signature'),
        unknown: vnpaySays('01', 'Order not found'),
        wrong: vnpaySays('04', 'Invalid amount'),
        paid: vnpaySays('00', 'Confirm success'),
        again: confirmed,
        twice: confirmed,
        failed: vnpaySays('00', 'Confirm success'),
        broken: vnpaySays('99', 'Unknown error'),
      },
      zalopay: {
        forged: zaloSays(-1, 'mac not equal'),
        unknown: zaloSays(0, 'order not found'),
        wrong: zaloSays(2, 'amount noted'),
        paid: zaloSays(1, 'success'),
        again: zaloSays(2, 'duplicate'),
        twice: zaloSays(2, 'duplicate'),
        failed: null,
        broken: zaloSays(0, 'try again'),
      },
      momo: {
        forged: [400, null],
        unknown: noted,
        wrong: noted,
        paid: noted,
        again: noted,
        twice: noted,
        failed: noted,
        broken: [500, null],
      },
      shopeepay: {
        forged: [400, { errcode: 2 }],
        unknown: shopee,
        wrong: shopee,
        paid: shopee,
        again: shopee,
        twice: shopee,
        failed: shopee,
        broken: [500, { errcode: 1 }],
      },
      vietqr: {
        forged: [401, { success: false }],
        unknown: bank,
        wrong: bank,
        paid: bank,
        again: bank,
        twice: bank,
        failed: null,
        broken: [500, { success: false }],
      },
    } as const;
    const names = Object.keys(words) as Name[];

    test.each(names)('what becomes of a call of %s', async (name) => {
      const { groupId, total, reference } = await waiting(name);
      const wanted = words[name];
      const told = { reference, amount: total };
      expect(await call(name, { ...told, forged: true })).toEqual(wanted.forged);
      expect(await casesOf(groupId)).toEqual([]);
      const stranger = name === 'vietqr' ? 'tien nha' : `nobody-${groupId}`;
      const stray = { ...told, reference: stranger, transaction: `stray-${groupId}` };
      expect(await call(name, stray)).toEqual(wanted.unknown);
      // At a bank more than the sum pays, and less is a part of it.
      const odd = name === 'vietqr' ? total - 1 : total + 1;
      expect(await call(name, { ...told, amount: odd, transaction: 'X' })).toEqual(wanted.wrong);
      expect(await statesOf(groupId)).toEqual(['awaiting_payment']);
      const [wrong] = await server.database.orm
        .select()
        .from(staffCases)
        .where(eq(staffCases.groupId, groupId));
      expect(wrong).toMatchObject({
        queue: 'finance',
        because: 'wrong-amount',
        facts: { gateway: name, reference, transaction: 'X', expected: total, arrived: odd },
      });
      if (wanted.failed !== null) {
        expect(await call(name, { ...told, failed: true })).toEqual(wanted.failed);
        expect(await attemptOf(groupId)).toMatchObject({ state: 'failed' });
      }
      expect(await call(name, told)).toEqual(wanted.paid);
      expect(await statesOf(groupId)).toEqual(['new_order']);
      expect(await call(name, told)).toEqual(wanted.again);
      const tooMuch = name === 'vietqr' ? [{ amount: odd, transaction: null }] : [];
      expect(await returnsOf(groupId)).toMatchObject(tooMuch);
      expect(await attemptOf(groupId)).toMatchObject({ transaction: '77', duplicate: false });
      expect(await call(name, { ...told, transaction: '78' })).toEqual(wanted.twice);
      expect(await returnsOf(groupId)).toMatchObject([
        ...tooMuch,
        { amount: total, transaction: '78' },
      ]);
      expect(await attemptOf(groupId)).toMatchObject({ transaction: '77', duplicate: true });
      const twice = (
        await server.database.orm.select().from(staffCases).where(eq(staffCases.groupId, groupId))
      ).find(({ because }) => because === 'paid-twice');
      expect(twice).toMatchObject({
        queue: 'finance',
        facts: { gateway: name, reference, transaction: '78', amount: total },
      });
    });

    test('what broke here is asked for again', async () => {
      const { groupId, total, reference } = await waiting('momo');
      await server.database.orm.execute(
        sql`alter table payment_attempts rename to hidden_attempts`,
      );
      await server.database.orm.execute(sql`alter table payment_groups rename to hidden_groups`);
      try {
        for (const name of names)
          expect([name, await call(name, { reference, amount: total })]).toEqual([
            name,
            words[name].broken,
          ]);
      } finally {
        await server.database.orm.execute(
          sql`alter table hidden_attempts rename to payment_attempts`,
        );
        await server.database.orm.execute(sql`alter table hidden_groups rename to payment_groups`);
      }
      expect(await call('momo', { reference, amount: total })).toEqual(noted);
      expect(await statesOf(groupId)).toEqual(['new_order']);
    });

    test('a transfer that names no order is a case with its sum, once', async () => {
      const told = { reference: 'tien nha thang 3', amount: 5_000_000, transaction: 'FT-STRAY' };
      for (const _ of [1, 2]) expect(await call('vietqr', told)).toEqual(bank);
      const cases = await server.database.orm
        .select()
        .from(staffCases)
        .where(eq(staffCases.key, 'stray-transfer:FT-STRAY'));
      expect(cases).toMatchObject([
        {
          queue: 'finance',
          because: 'stray-transfer',
          groupId: null,
          facts: { transaction: 'FT-STRAY', amount: 5_000_000 },
        },
      ]);
    });

    test('a transfer pays in the end what was begun another way', async () => {
      const { groupId, total } = await started();
      const { number } = (await read(groupId)) as { number: string };
      const told = { reference: number.replace('-', ''), amount: total, transaction: 'FT-END' };
      expect(await call('vietqr', told)).toEqual(bank);
      expect(await read(groupId)).toMatchObject({ state: 'paid', method: 'VA' });
      expect(await casesOf(groupId)).toEqual([]);
    });

    test('a gateway that is not done yet leaves the try open', async () => {
      const { groupId, total, reference } = await waiting('shopeepay');
      const body = JSON.stringify({
        client_id: shopeepay.clientId,
        payment_reference_id: reference,
        amount: total * 100,
        result_code: '200',
      });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/payments/ipn/shopeepay',
        headers: {
          'content-type': 'application/json',
          [shopeepayHeader]: shopeepaySignature(body, shopeepay.secret),
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
      expect(await attemptOf(groupId)).toMatchObject({ state: 'pending', version: 1 });
    });
  });

  test('of a try that failed after its order was over nobody is told', async () => {
    const before = (await mailsOf('payment.failed')).length;
    const failed = { code: '51', transaction: '0' };
    const paid = await started();
    const other = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers,
      payload: { groupId: paid.groupId, method: 'IC', idempotencyKey: `other-way-${paid.groupId}` },
    });
    expect(other.statusCode).toBe(200);
    expect(await callVnpay(paid.reference, { amount: paid.total })).toBe('00');
    const [, second] = await server.database.orm
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.groupId, paid.groupId))
      .orderBy(paymentAttempts.id);
    expect(await callVnpay(second?.reference ?? '', { amount: paid.total, ...failed })).toBe('00');
    const late = await started();
    await server.database.orm
      .update(paymentGroups)
      .set({ dueAt: new Date(clock.now()) })
      .where(eq(paymentGroups.id, late.groupId));
    expect(await callVnpay(late.reference, { amount: late.total, ...failed })).toBe('00');
    expect(await mailsOf('payment.failed')).toHaveLength(before);
  });

  test('an address that came back is believed only when it is signed, and changes nothing', async () => {
    const { groupId, total, reference } = await started();
    const look = async (told: Told) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/mall/api/payment/return',
          headers,
          payload: { gateway: 'vnpay', fields: fields(reference, told) },
        })
      ).json<object>();
    expect(await look({ amount: total })).toEqual({ verdict: 'genuine', result: 'ok', groupId });
    expect(await look({ amount: total, secret: 'guessed' })).toEqual({
      verdict: 'forged',
      result: null,
      groupId: null,
    });
    expect(await read(groupId)).toMatchObject({ state: 'pending' });
    const other = await signInToShop(server.app, 'tho@hien.example');
    const seen = await server.app.inject({ url: `/mall/api/payment/${groupId}`, headers: other });
    expect(seen.statusCode).toBe(404);
  });
});
