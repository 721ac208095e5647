import type { Language, PaymentMethod, PaymentResult } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';

/** What a gateway has to know to take a sum. */
export type NewPayment = {
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Whole đồng. */
  readonly amount: number;
  readonly info: string;
  readonly userId: number;
  readonly ip: string;
  readonly language: Language;
  /** Where the browser comes back to, and where the gateway calls us. */
  readonly returnUrl: string;
  readonly callUrl: string;
  readonly createdAt: number;
  readonly expiresAt: number;
};

/** A message that says it comes from a gateway, by call or by browser. */
export type GatewayMessage = {
  readonly genuine: boolean;
  readonly reference: string;
  readonly paid: boolean;
  /** Neither paid nor refused yet. */
  readonly open: boolean;
  /** Null when it is no whole number of đồng, or is not told. */
  readonly amount: number | null;
  readonly transaction: string;
  /** The gateway's own word. */
  readonly code: string;
  readonly result: PaymentResult;
};

/** One call as it arrived. `body` is the text that was signed. */
export type RawCall = {
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly header: (name: string) => string;
};

export type NewRefund = {
  /** `HT17-1`: the same key is the same refund. */
  readonly key: string;
  readonly createdAt: number;
  readonly amount: number;
  /** Of the payment it takes back. */
  readonly reference: string;
  readonly transaction: string;
  readonly paidAmount: number;
  readonly paidAt: number;
  /** What the gateway said of other refunds of the same payment: an answer about one of these is not about this. */
  readonly otherProofs: readonly string[];
  readonly at: number;
};

/** `open`: accepted, but not done; ask again later. */
export type RefundAnswer =
  | { readonly state: 'refunded'; readonly proof: string }
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'open' };

/** `unknown`: the gateway never heard of a refund under this key. */
export type RefundState = RefundAnswer | { readonly state: 'unknown' };

/** One gateway behind its settings. Nothing here touches the database. */
export type GatewayClient = {
  /** What the gateway will know the nth try to pay a group by. */
  reference(number: string, nth: number, at: number): string;
  /** The page to send the browser to. @throws {GatewayUnavailable} */
  start(payment: NewPayment): Promise<string>;
  readCall(call: RawCall): GatewayMessage;
  readReturn(fields: Readonly<Record<string, string>>): GatewayMessage;
  /**
   * Asks for the money. That a gateway has the key already is `open`, never a refusal: the first request may have been
   * paid. @throws {GatewayUnavailable} when nothing is known of what became of it.
   */
  refund(refund: NewRefund): Promise<RefundAnswer>;
  /** What became of a refund that may have arrived. Moves nothing. @throws {GatewayUnavailable} */
  refundState(refund: NewRefund): Promise<RefundState>;
};

/** Nobody answers at the gateway, or it answers that it cannot now. Carries nothing of the request. */
export class GatewayUnavailable extends ApiError {
  constructor() {
    super('UNAVAILABLE');
    this.name = 'GatewayUnavailable';
  }
}

const patienceMs = 10_000;

/** Posts and reads JSON; an answer that is no object counts as an empty one. @throws {GatewayUnavailable} */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    // The cause may quote the address.
    throw new GatewayUnavailable();
  }
  if (response.status >= 500 || response.status === 429) throw new GatewayUnavailable();
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

/** The address a gateway wants the browser sent to. @throws {GatewayUnavailable} when it gave none. */
export function pageOf(address: unknown): string {
  if (typeof address !== 'string' || address.length > 4000 || !URL.canParse(address))
    throw new GatewayUnavailable();
  if (!/^https?:$/.test(new URL(address).protocol)) throw new GatewayUnavailable();
  return address;
}

/** The fields of a signed JSON text; empty when it is none. */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Texts and numbers are texts; anything else is nothing. */
export function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function wholeDong(value: unknown): number | null {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}
