import { randomUUID } from 'node:crypto';
import { vnpayHash } from '@hien/domain/payments';
import { paymentsAt } from './payments.ts';

/** What the shop answers, as far as tests look at it; status 0 when it did not. */
export type Told = {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly errors: readonly { readonly field: string; readonly code: string }[];
    readonly current: { readonly version: number };
    readonly event: string;
    readonly from: string;
    readonly allowedEvents: readonly string[];
    readonly totals: { readonly total: number };
    readonly groupId: number;
    readonly total: number;
    readonly orders: readonly { readonly id: number }[];
    readonly id: number;
    readonly version: number;
    readonly items: readonly {
      readonly id: number;
      readonly state: string;
      readonly quantity: number;
      readonly goods: number;
      readonly actions: readonly { readonly event: string; readonly refused: string | null }[];
    }[];
    /** The cart. */
    readonly sellers: readonly {
      readonly lines: readonly {
        readonly id: number;
        readonly option: { readonly id: number } | null;
      }[];
    }[];
    readonly redirect: string | null;
    readonly RspCode: string;
  };
};

export type Sent = {
  readonly event: string;
  readonly itemIds: readonly number[];
  readonly payload: object;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
  readonly quantity?: number;
};

const settings = paymentsAt('').gateways.vnpay;

/** Speaks with one server over the network, as a browser and a gateway would. */
export class Shopper {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async #ask(path: string, token: string | null, payload?: object): Promise<Told> {
    const options = {
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { method: 'POST', body: JSON.stringify(payload) }),
    };
    try {
      const answer = await fetch(`${this.#address}${path}`, options);
      return { status: answer.status, body: (await answer.json()) as Told['body'] };
    } catch {
      return { status: 0, body: {} as Told['body'] };
    }
  }

  add(
    token: string,
    lines: readonly { readonly optionId: number; readonly quantity: number }[],
  ): Promise<Told> {
    const idempotencyKey = randomUUID();
    return this.#ask('/mall/api/cart/add', token, { lines, idempotencyKey });
  }

  quote(token: string, ask: object): Promise<Told> {
    return this.#ask('/mall/api/checkout/quote', token, ask);
  }

  place(token: string, form: object): Promise<Told> {
    return this.#ask('/mall/api/checkout/place', token, form);
  }

  read(token: string, orderId: number): Promise<Told> {
    return this.#ask(`/mall/api/order/detail/${orderId}`, token);
  }

  send(token: string, orderId: number, sent: Sent): Promise<Told> {
    return this.#ask(`/mall/api/order/${orderId}/events`, token, sent);
  }

  preview(token: string, orderId: number, { event, itemIds, payload }: Sent): Promise<Told> {
    return this.#ask(`/mall/api/order/${orderId}/preview`, token, {
      event,
      itemIds,
      payload,
    });
  }

  start(token: string, groupId: number, idempotencyKey: string): Promise<Told> {
    return this.#ask('/mall/api/payment/start', token, { groupId, method: 'QR', idempotencyKey });
  }

  /** VNPay's server call, signed: the money arrived. */
  call(reference: string, amount: number, transaction: string): Promise<Told> {
    if (settings === null) throw new Error('VNPay is not set');
    const fields = {
      vnp_TmnCode: settings.terminal,
      vnp_TxnRef: reference,
      vnp_Amount: String(amount * 100),
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TransactionNo: transaction,
    };
    const signed = { ...fields, vnp_SecureHash: vnpayHash(fields, settings.secret) };
    return this.#ask(`/payments/ipn/vnpay?${new URLSearchParams(signed).toString()}`, null);
  }
}

/** What VNPay knows a started payment by. */
export const referenceIn = (redirect: string | null): string =>
  new URL(redirect ?? 'http://nowhere').searchParams.get('vnp_TxnRef') ?? '';

/** A whole checkout form; the total comes from a quote of the same things. */
export function checkoutForm(
  ask: { readonly lineIds: readonly number[]; readonly addressId: number } & object,
  { key, total, method = 'COD' }: { key: string; total: number; method?: 'COD' | 'QR' },
): object {
  return {
    ...ask,
    method,
    over18: true,
    terms: true,
    expectedTotal: total,
    idempotencyKey: key,
  };
}
