import type { Instant } from '../../calendar/ict.ts';
import type { ClaimReason, HoldReason, SellerCancelReason } from '../../claim/reasons.ts';
import type { Nothing } from '../../machine/machine.ts';
import type { Shipment } from './item.ts';

/** What a shop presses without a word, and staff in its place only with a reason (2.3). */
type ForShop = { readonly reason?: string };
type Reject = { readonly reason: string; readonly text: string; readonly sendBack?: Shipment };
type HoldPayload = {
  readonly reason: HoldReason;
  readonly text: string;
  readonly amount?: number;
  /** What fees may still come to for this line; see `feesLeft`. */
  readonly feesLeft: number;
};
type Confirm = ForShop & {
  readonly amount: number;
  /** Cash on delivery that the buyer says was paid and the shop says it never had: nothing goes back of it. */
  readonly cashMissing?: boolean;
};
type Change = { readonly reason: string; readonly buyerAgreed: boolean };
type Request = {
  readonly reason: ClaimReason;
  readonly text: string;
  readonly pictures: readonly string[];
  /** Said by the shop's rule, not by the buyer; the seller may still waive it when approving. */
  readonly returnRequired?: boolean;
};

/**
 * What each event of an item carries. Facts that only the server knows (`verified`, `inStock`, `feesLeft`) are
 * filled in by the server, never taken from a client.
 */
export type ItemPayloads = {
  readonly 'payment.succeeded': {
    readonly cod: boolean;
    readonly verified: boolean;
    readonly captured: number;
  };
  readonly 'payment.due_elapsed': Nothing;
  readonly 'payment.refunded': Nothing;
  readonly 'payment.refund_failed': Nothing;
  readonly 'seller.accept': Nothing;
  readonly 'seller.declare_delay': { readonly reason: string; readonly until: Instant };
  readonly 'seller.dispatch': { readonly shipment: Shipment };
  readonly 'seller.edit_delivery': ForShop & { readonly shipment: Shipment };
  readonly 'sla.dispatch_elapsed': Nothing;
  readonly 'sla.delivery_elapsed': Nothing;
  readonly delivered: Nothing;
  readonly 'cash.collected': ForShop;
  readonly 'buyer.confirm': Nothing;
  readonly auto_confirm: Nothing;
  readonly 'admin.cancel_confirmed': { readonly reason: string; readonly cashMissing?: boolean };
  readonly 'cancel.unpaid': Nothing;
  readonly 'cancel.request': { readonly reason: ClaimReason; readonly text: string };
  readonly 'cancel.withdraw': Nothing;
  readonly 'cancel.approve': ForShop;
  readonly 'cancel.reject': { readonly reason: string; readonly text: string };
  readonly 'cancel.by_seller': { readonly reason: SellerCancelReason };
  readonly 'sla.cancel_elapsed': Nothing;
  readonly 'refund.request': Request;
  readonly 'refund.withdraw': Nothing;
  readonly 'refund.approve': ForShop & { readonly returnRequired?: boolean };
  readonly 'refund.pickup_started': { readonly shipment: Shipment };
  readonly 'refund.received': Nothing;
  readonly 'refund.confirm': Confirm;
  readonly 'refund.confirm_no_return': Confirm;
  readonly 'refund.reject': Reject;
  readonly 'refund.hold': HoldPayload;
  readonly 'refund.release': ForShop;
  readonly 'refund.to_exchange': Change & {
    readonly wantedOption: string;
    readonly inStock: boolean;
  };
  readonly 'exchange.request': Request & {
    readonly wantedOption: string;
    readonly inStock: boolean;
  };
  readonly 'exchange.withdraw': Nothing;
  readonly 'exchange.pickup_started': { readonly shipment: Shipment };
  readonly 'exchange.received': Nothing;
  readonly 'exchange.confirm': ForShop & {
    readonly inspected: boolean;
    readonly reserved: boolean;
  };
  readonly 'exchange.redeliver': { readonly shipment: Shipment };
  readonly 'exchange.redelivered': Nothing;
  readonly 'exchange.reject': Reject;
  readonly 'exchange.hold': HoldPayload;
  readonly 'exchange.release': ForShop;
  readonly 'exchange.to_refund': Change;
  readonly 'sla.claim_elapsed': Nothing;
};

export type ItemEvent = keyof ItemPayloads & string;
