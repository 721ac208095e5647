import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type HttpStub, httpStub } from './http-stub.ts';
import { paymentsAt } from './payments.ts';
import { type GatewayClients, gatewaysOf } from '../payments/gateways/all.ts';
import type { GatewayClient, NewPayment, NewRefund } from '../payments/gateways/gateway.ts';

// What each gateway is sent and how its answers are read. Texts that are signed are written out in the tests from the
// gateways' papers (3.4) and signed with Node's own HMAC.
export const hex = (hash: 'sha256' | 'sha512', key: string, text: string): string =>
  createHmac(hash, key).update(text).digest('hex');
export const base64 = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');

export const asking = ['vnpay', 'momo', 'zalopay', 'shopeepay'] as const;
export type Asking = (typeof asking)[number];

/** Every gateway's client over one HTTP server of the test's own, for the tests of one file. */
export function gatewaysOverStub() {
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
  return {
    get stub() {
      return stub;
    },
    client(name: keyof GatewayClients): GatewayClient {
      const found = clients[name];
      if (found === null) throw new Error(`${name} is not set`);
      return found;
    },
    /** The one request that was sent, as an object. */
    sent() {
      expect(stub.heard).toHaveLength(1);
      const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] =
        stub.heard;
      expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
      return { path, headers, body, fields: JSON.parse(body) as Record<string, unknown> };
    },
  };
}

/** 6 March 2026, 15:00 in Vietnam. */
export const at = Date.UTC(2026, 2, 6, 8);

export const payment: NewPayment = {
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

export const refund: NewRefund = {
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
