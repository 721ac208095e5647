import type { PlayedGateway } from './order.ts';

export type Refund = {
  readonly gateway: PlayedGateway;
  /** The shop's own: the same one again is the same refund. */
  readonly key: string;
  readonly amount: number;
  readonly paid: boolean;
};

/** What went back, once per key. */
export class Refunds {
  readonly #all: Refund[] = [];

  find(gateway: PlayedGateway, key: string): Refund | null {
    return this.#all.find((one) => one.gateway === gateway && one.key === key) ?? null;
  }

  add(refund: Refund): void {
    this.#all.push(refund);
  }

  get all(): readonly Refund[] {
    return this.#all;
  }
}

/** Whether a refund of a payment goes well was chosen when it was paid, and stands in its number. */
const failing = '9';

export function transactionNumber(refundsFail: boolean): string {
  const eight = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  return `${eight}${refundsFail ? failing : '1'}`;
}

export const refundFails = (transaction: string): boolean => transaction.endsWith(failing);
