import type { PlayedGateway } from './order.ts';

export type Refund = {
  readonly gateway: PlayedGateway;
  /** The shop's own: the same one again is the same refund. */
  readonly key: string;
  /** Of the payment. */
  readonly reference: string;
  readonly amount: number;
  readonly paid: boolean;
};

/** What went back, once per key. */
export class Refunds {
  readonly #all: Refund[] = [];

  find(gateway: PlayedGateway, key: string): Refund | null {
    return this.#all.find((one) => one.gateway === gateway && one.key === key) ?? null;
  }

  /** The refunds of one payment, the newest last. */
  of(gateway: PlayedGateway, reference: string): readonly Refund[] {
    return this.#all.filter((one) => one.gateway === gateway && one.reference === reference);
  }

  add(refund: Refund): void {
    this.#all.push(refund);
  }

  get all(): readonly Refund[] {
    return this.#all;
  }
}

/**
 * How a refund of a payment goes was chosen when it was paid, and is the last digit of its number. `silent` ones are
 * paid, but nobody answers the request for it.
 */
const lastDigits = { well: '1', silent: '8', fail: '9' } as const;
export type RefundPlay = keyof typeof lastDigits;

export const isRefundPlay = (text: string): text is RefundPlay => Object.hasOwn(lastDigits, text);

export function transactionNumber(refunds: RefundPlay): string {
  const eight = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  return `${eight}${lastDigits[refunds]}`;
}

export const refundFails = (transaction: string): boolean => transaction.endsWith(lastDigits.fail);

export const refundIsSilent = (transaction: string): boolean =>
  transaction.endsWith(lastDigits.silent);
