import type { Call } from './http.ts';

export type PlayedGateway = 'vnpay' | 'momo' | 'zalopay' | 'shopeepay';

/** What a page was opened for. Pages carry it in their address, so the simulator may start anew at any time. */
export type PlayedOrder = {
  readonly reference: string;
  /** Whole đồng. */
  readonly amount: number;
  readonly info: string;
  readonly returnUrl: string;
  readonly callUrl: string;
  readonly card: boolean;
};

/** What a gateway says about an order; `secret: false` signs with a wrong key. */
export type Said = {
  readonly code: string;
  readonly amount: number;
  readonly transaction: string;
  readonly honest: boolean;
};

/** How one gateway writes to the shop. */
export type Voice = {
  readonly okCode: string;
  /** Null where the gateway does not call about such a code. */
  call(order: PlayedOrder, said: Said): Call | null;
  back(order: PlayedOrder, said: Said): string;
};

export function pack(order: PlayedOrder): string {
  return Buffer.from(JSON.stringify(order)).toString('base64url');
}

export function unpack(text: string | null): PlayedOrder | null {
  try {
    const order = JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as PlayedOrder;
    return typeof order.reference === 'string' ? order : null;
  } catch {
    return null;
  }
}

/** Adds fields to an address. */
export function withFields(url: string, fields: Readonly<Record<string, string | number>>): string {
  const to = new URL(url);
  for (const [name, value] of Object.entries(fields)) to.searchParams.set(name, String(value));
  return to.href;
}
