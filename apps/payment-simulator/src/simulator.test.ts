import { judgeCall } from '@hien/domain/payments';
import { type GatewayClients, GatewayUnavailable, gatewaysOf } from '@hien/server/payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bankHeader } from '@hien/domain/payments';
import { type PaymentSimulator, startPaymentSimulator } from './simulator.ts';

type Heard = {
  readonly query: Record<string, string>;
  readonly body: string;
  readonly headers: Record<string, string>;
};

let simulator: PaymentSimulator;
let shop: Server;
let origin: string;
let clients: GatewayClients;
const heard: Heard[] = [];

beforeAll(async () => {
  simulator = await startPaymentSimulator(0);
  clients = gatewaysOf(simulator.settings.gateways);
  shop = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({
        query: Object.fromEntries(new URL(request.url ?? '/', 'http://shop').searchParams),
        body,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
      });
      response.end('{}');
    });
  });
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.close();
  await simulator.close();
});

const methods = {
  vnpay: 'QR',
  momo: 'EW-MOMO',
  zalopay: 'EW-ZALO',
  shopeepay: 'EW-SHOPEE',
} as const;
type Name = keyof typeof methods;
const names = Object.keys(methods) as Name[];

/** Opens a page and presses a button there. */
async function press(name: Name, choice: string, more = ''): Promise<Response> {
  const client = clients[name];
  const page = await client?.start({
    method: methods[name],
    reference: client.reference('SO20260306-000123', 1, Date.UTC(2026, 2, 6)),
    amount: 930_000,
    info: 'Thanh toán đơn hàng SO20260306-000123',
    userId: 7,
    ip: '127.0.0.1',
    language: 'vi',
    returnUrl: `${origin}/vi/payment-result/shop`,
    callUrl: `${origin}/payments/ipn/${name}`,
    createdAt: Date.UTC(2026, 2, 6),
    expiresAt: Date.UTC(2026, 2, 6) + 900_000,
  });
  heard.length = 0;
  const address = `${page}&choice=${encodeURIComponent(choice)}${more}`;
  return fetch(address, { redirect: 'manual' });
}

const readCall = (name: Name, { query, body, headers }: Heard) =>
  clients[name]?.readCall({ query, body, header: (wanted) => headers[wanted.toLowerCase()] ?? '' });
const readReturn = (name: Name, response: Response) =>
  clients[name]?.readReturn(
    Object.fromEntries(new URL(response.headers.get('location') ?? 'http://x').searchParams),
  );

describe.each(names)('%s', (name) => {
  test('a payment is called and comes back, both rightly signed', async () => {
    const response = await press(name, 'pay');
    expect(response.status).toBe(303);
    expect(heard.map((call) => readCall(name, call))).toMatchObject([
      { genuine: true, paid: true, amount: 930_000, result: 'ok' },
    ]);
    expect(readReturn(name, response)).toMatchObject({ genuine: true, paid: true });
  });

  test('who cancels comes back so', async () => {
    const response = await press(name, 'cancel');
    expect(readReturn(name, response)).toMatchObject({ genuine: true, result: 'cancelled' });
    // ZaloPay calls about money alone.
    expect(heard).toHaveLength(name === 'zalopay' ? 0 : 1);
  });

  test('a forged call and a forged return are noticed', async () => {
    const response = await press(name, 'forged');
    expect(heard.map((call) => readCall(name, call)?.genuine)).toEqual([false]);
    expect(readReturn(name, response)?.genuine).toBe(false);
  });

  test('a wrong amount is rightly signed', async () => {
    await press(name, 'wrong-amount');
    expect(heard.map((call) => readCall(name, call))).toMatchObject([
      { genuine: true, amount: 929_000 },
    ]);
  });

  test.each([
    ['duplicate', 2, 303],
    ['second', 2, 303],
    ['no-return', 1, 200],
    ['no-call', 0, 303],
    ['timeout', 0, 200],
  ] as const)('%s: %i calls, then %i', async (choice, calls, status) => {
    const response = await press(name, choice);
    expect([heard.length, response.status]).toEqual([calls, status]);
    const numbers = new Set(heard.map((call) => readCall(name, call)?.transaction));
    expect(numbers.size).toBe(choice === 'second' ? 2 : Math.min(calls, 1));
  });

  describe('a refund', () => {
    const paidThere = async () => {
      const answer = await fetch(`${simulator.origin}/played`);
      const { refunds } = (await answer.json()) as {
        refunds: { gateway: string; key: string; paid: boolean }[];
      };
      return refunds
        .filter((one) => one.gateway === name && one.paid)
        .map(({ key }) => key.match(/HT\d+-\d+/)?.[0]);
    };

    /** Pays, and gives the refund of it. Every one has its own amount: VNPay tells them apart by it. */
    const refundOf = async (choice: string, nth: number) => {
      await press(name, 'pay', choice);
      const [call] = heard;
      const told = call && readCall(name, call);
      const refund = {
        key: `HT${nth}-1`,
        createdAt: Date.UTC(2026, 2, 7),
        amount: 930_000 + nth,
        reference: told?.reference ?? '',
        transaction: told?.transaction ?? '',
        paidAmount: 930_000,
        paidAt: Date.UTC(2026, 2, 6),
        otherProofs: [],
        at: Date.UTC(2026, 2, 7),
      };
      const client = clients[name];
      if (client === null) throw new Error(`${name} is not set`);
      return {
        ask: () => client.refund(refund),
        state: () => client.refundState(refund),
      };
    };

    test('goes well, and is known by its key', async () => {
      const { ask, state } = await refundOf('', 1);
      expect(await state()).toEqual({ state: 'unknown' });
      const answer = await ask();
      expect(answer).toMatchObject({ state: 'refunded' });
      expect(await state()).toEqual(answer);
      expect(await paidThere()).toEqual(['HT1-1']);
    });

    test('is refused where that was chosen, when asked for and when asked about', async () => {
      const { ask, state } = await refundOf('&refunds=fail', 2);
      expect(await ask()).toMatchObject({ state: 'refused' });
      expect(await state()).toMatchObject({ state: 'refused' });
      expect(await paidThere()).toEqual(['HT1-1']);
    });

    test('that was paid and not answered is found; asked for again it is paid no second time', async () => {
      const { ask, state } = await refundOf('&refunds=silent', 3);
      await expect(ask()).rejects.toBeInstanceOf(GatewayUnavailable);
      expect(await state()).toMatchObject({ state: 'refunded' });
      const again = await ask().catch((error: unknown) => error);
      // Never a refusal: a refusal opens a new round.
      expect(again).not.toMatchObject({ state: 'refused' });
      expect(await paidThere()).toEqual(['HT1-1', 'HT3-1']);
    });
  });

  test('its page speaks three languages and names the sum', async () => {
    const page = await press(name, '').then((response) => response.url.replace('&choice=', ''));
    for (const [lang, words] of [
      ['vi', 'Thanh toán'],
      ['en', 'Pay'],
      ['ko', '결제하기'],
    ])
      expect(await (await fetch(`${page}&lang=${lang}`)).text()).toContain(words);
  });
});

test('VNPay tells of the newest transaction of a payment: the refund of another line is not taken for ours', async () => {
  const client = clients.vnpay;
  if (client === null) throw new Error('VNPay is not set');
  await press('vnpay', 'pay');
  const [call] = heard;
  const told = call && readCall('vnpay', call);
  const refund = (key: string) => ({
    key,
    createdAt: Date.UTC(2026, 2, 7),
    amount: 100_000,
    reference: told?.reference ?? '',
    transaction: told?.transaction ?? '',
    paidAmount: 930_000,
    paidAt: Date.UTC(2026, 2, 6),
    otherProofs: [] as string[],
    at: Date.UTC(2026, 2, 7),
  });
  const first = await client.refund(refund('HT91-1'));
  const proof = first.state === 'refunded' ? first.proof : '';
  // Two lines of the same price: the second was never sent.
  expect(await client.refundState({ ...refund('HT92-1'), otherProofs: [proof] })).toEqual({
    state: 'unknown',
  });
});

test('every failure of VNPay comes as it is', async () => {
  for (const code of ['07', '09', '10', '11', '12', '13', '51', '65', '75', '79', '99']) {
    await press('vnpay', `code:${code}`);
    const [call] = heard;
    const told = call && readCall('vnpay', call);
    expect(told).toMatchObject({ genuine: true, paid: false, code });
    expect(told && judgeCall(told, null)).toBe('unknown-order');
  }
});

test('a page that the shop did not sign is not played', async () => {
  const address = `${simulator.origin}/vnpay/vpcpay.html?vnp_ReturnUrl=${origin}&vnp_SecureHash=ff`;
  expect(await (await fetch(`${address}&choice=pay&lang=en`)).text()).toContain('valid signature');
});

test('the bank tells what arrived', async () => {
  heard.length = 0;
  const query = new URLSearchParams({
    account: '0123456789',
    amount: '930000',
    memo: 'SO20260306000123',
    call: `${origin}/payments/ipn/vietqr`,
    back: `${origin}/vi/payment-order-confirm?group=1`,
    choice: 'arrived',
  });
  const response = await fetch(`${simulator.origin}/bank?${query}`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(query.get('back'));
  const [call] = heard;
  expect(
    call &&
      clients.vietqr?.readCall({
        query: {},
        body: call.body,
        header: () => call.headers[bankHeader.toLowerCase()] ?? '',
      }),
  ).toMatchObject({ genuine: true, amount: 930_000, reference: 'SO20260306000123' });
});

test('calls stay on this machine', async () => {
  const query = new URLSearchParams({
    call: 'http://198.51.100.7/payments/ipn/vietqr',
    back: origin,
    choice: 'arrived',
  });
  expect((await fetch(`${simulator.origin}/bank?${query}`, { redirect: 'manual' })).status).toBe(
    502,
  );
});
