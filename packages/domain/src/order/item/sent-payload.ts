import type { Instant } from '../../calendar/ict.ts';
import {
  cancelReasons,
  holdReasons,
  needsAmount,
  returnReasons,
  sellerCancelReasons,
} from '../../claim/reasons.ts';
import type { Shipment } from './item.ts';
import type { ItemEvent, ItemPayloads } from './item-payloads.ts';

/** What a person says with an event, as forms and the wire carry it; what an event does not ask for is not looked at. */
export type SentPayload = {
  readonly reason?: string;
  readonly text?: string;
  readonly pictures?: readonly string[];
  readonly wantedOptionId?: number;
  /** In đồng. */
  readonly amount?: number;
  /** ISO 8601. */
  readonly until?: string;
  readonly returnRequired?: boolean;
  readonly buyerAgreed?: boolean;
  readonly inspected?: boolean;
  readonly cashMissing?: boolean;
  readonly shipment?: SentShipment;
  readonly sendBack?: SentShipment;
};

type SentShipment = {
  readonly kind: 'carrier' | 'self';
  readonly carrier?: string;
  readonly tracking?: string;
};

/** Facts of a line that no client is believed about, looked up before the event is built. */
export type ServerFacts = {
  /** The option somebody wants has the same price and enough pieces. */
  readonly inStock: boolean;
  /** What 2.9 gives back for this line, in đồng. */
  readonly refundAmount: number;
  /** What fees may still come to for this line; see `feesLeft`. */
  readonly feesLeft: number;
};

/** A word that is not on the list of its field. */
export class UnknownWord extends Error {
  readonly field: 'reason';

  constructor(field: 'reason') {
    super(`${field} is not on the list`);
    this.name = 'UnknownWord';
    this.field = field;
  }
}

function reasonOf<Word extends string>(words: readonly Word[], { reason }: SentPayload): Word {
  const known = words.find((word) => word === reason);
  if (known === undefined) throw new UnknownWord('reason');
  return known;
}

const shipmentOf = (sent: SentShipment | undefined): Shipment =>
  sent?.kind === 'self'
    ? { kind: 'self' }
    : { kind: 'carrier', carrier: sent?.carrier ?? '', tracking: sent?.tracking ?? '' };

const wantedOf = ({ wantedOptionId }: SentPayload): string =>
  wantedOptionId === undefined ? '' : String(wantedOptionId);

/** Kept where one was given: staff who act for a shop have to (2.3). */
const why = ({ reason = '' }: SentPayload): { readonly reason?: string } =>
  reason.trim() === '' ? {} : { reason };

/** Only where it was said: whoever ends a purchase answers for cash that nobody has seen. */
const aboutCash = ({ cashMissing }: SentPayload): { readonly cashMissing?: boolean } =>
  cashMissing === undefined ? {} : { cashMissing };

type Builders = {
  readonly [Event in ItemEvent]: (sent: SentPayload, facts: ServerFacts) => ItemPayloads[Event];
};

const nothing = () => ({});
const handedOver = ({ shipment }: SentPayload) => ({ shipment: shipmentOf(shipment) });
const rejected = ({ reason = '', text = '', sendBack }: SentPayload) => ({
  reason,
  text,
  ...(sendBack === undefined ? {} : { sendBack: shipmentOf(sendBack) }),
});
const held = (sent: SentPayload, { feesLeft }: ServerFacts) => {
  const reason = reasonOf(holdReasons, sent);
  const { text = '', amount } = sent;
  return {
    reason,
    text,
    feesLeft,
    ...(needsAmount(reason) && amount !== undefined ? { amount } : {}),
  };
};
const refunded = (sent: SentPayload, { refundAmount }: ServerFacts) => ({
  ...why(sent),
  amount: refundAmount,
  ...aboutCash(sent),
});
const returned = (sent: SentPayload) => ({
  reason: reasonOf(returnReasons, sent),
  text: sent.text ?? '',
  pictures: sent.pictures ?? [],
});

/** One line for each event: a new one does not compile without saying what it carries. */
const builders: Builders = {
  // Nobody who calls is the system: what only the server says is never true here.
  'payment.succeeded': () => ({ cod: false, verified: false, captured: 0 }),
  'payment.due_elapsed': nothing,
  'payment.refunded': nothing,
  'payment.refund_failed': nothing,
  'seller.accept': nothing,
  'seller.declare_delay': ({ reason = '', until }): { reason: string; until: Instant } => ({
    reason,
    until: until === undefined ? 0 : Date.parse(until),
  }),
  'seller.dispatch': handedOver,
  'seller.edit_delivery': (sent) => ({ ...why(sent), ...handedOver(sent) }),
  'sla.dispatch_elapsed': nothing,
  'sla.delivery_elapsed': nothing,
  delivered: nothing,
  'cash.collected': why,
  'buyer.confirm': nothing,
  auto_confirm: nothing,
  'admin.cancel_confirmed': (sent) => ({ reason: sent.reason ?? '', ...aboutCash(sent) }),
  'cancel.unpaid': nothing,
  'cancel.request': (sent) => ({ reason: reasonOf(cancelReasons, sent), text: sent.text ?? '' }),
  'cancel.withdraw': nothing,
  'cancel.approve': why,
  'cancel.reject': ({ reason = '', text = '' }) => ({ reason, text }),
  'cancel.by_seller': (sent) => ({ reason: reasonOf(sellerCancelReasons, sent) }),
  'sla.cancel_elapsed': nothing,
  'refund.request': returned,
  'refund.withdraw': nothing,
  'refund.approve': (sent) => ({
    ...why(sent),
    ...(sent.returnRequired === undefined ? {} : { returnRequired: sent.returnRequired }),
  }),
  'refund.pickup_started': handedOver,
  'refund.received': nothing,
  'refund.confirm': refunded,
  'refund.confirm_no_return': refunded,
  'refund.reject': rejected,
  'refund.hold': held,
  'refund.release': why,
  'refund.to_exchange': (sent, { inStock }) => ({
    reason: sent.reason ?? '',
    buyerAgreed: sent.buyerAgreed === true,
    wantedOption: wantedOf(sent),
    inStock,
  }),
  'exchange.request': (sent, { inStock }) => ({
    ...returned(sent),
    wantedOption: wantedOf(sent),
    inStock,
  }),
  'exchange.withdraw': nothing,
  'exchange.pickup_started': handedOver,
  'exchange.received': nothing,
  'exchange.confirm': (sent, { inStock }) => ({
    ...why(sent),
    inspected: sent.inspected === true,
    reserved: inStock,
  }),
  'exchange.redeliver': handedOver,
  'exchange.redelivered': nothing,
  'exchange.reject': rejected,
  'exchange.hold': held,
  'exchange.release': why,
  'exchange.to_refund': (sent) => ({
    reason: sent.reason ?? '',
    buyerAgreed: sent.buyerAgreed === true,
  }),
  'sla.claim_elapsed': nothing,
};

/**
 * What an event carries into the machine: the words of who sent it, and the facts that only the server knows. What a
 * client says about money, stock or payment is not looked at.
 * @throws {UnknownWord} for a reason that is not on the event's list.
 */
export function payloadOf<Event extends ItemEvent>(
  event: Event,
  sent: SentPayload,
  facts: ServerFacts,
): ItemPayloads[Event] {
  const build: Builders[Event] = builders[event];
  return build(sent, facts);
}
