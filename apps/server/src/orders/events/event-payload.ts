import {
  cancelReasons,
  type Command,
  holdReasons,
  type ItemEvent,
  type ItemPayloads,
  itemMachine,
  isEventOf,
  needsAmount,
  returnReasons,
  sellerCancelReasons,
  type Shipment,
} from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import { wrongText } from '../../http/contract/field-texts.ts';
import type { Call } from '../../http/handler.ts';
import { actorOf, type Viewer } from '../read/load-orders.ts';

export type SentPayload = Call<'sendOrderEvent'>['body']['payload'];

/** A name of the wire that is an event of the machine. */
export function eventNamed(name: string): ItemEvent | null {
  return isEventOf(itemMachine, name) ? name : null;
}

/** Facts of a line that only the server knows, looked up before the event is built. */
export type ServerFacts = {
  /** The option somebody wants has the same price and enough pieces. */
  readonly inStock: boolean;
  /** What 2.9 gives back for this line. */
  readonly refundAmount: number;
  /** What fees may still come to for this line. */
  readonly feesLeft: number;
};

function oneOf<Word extends string>(
  words: readonly Word[],
  word: string | undefined,
  field: string,
  language: Parameters<typeof wrongText>[0],
): Word {
  const known = words.find((one) => one === word);
  if (known !== undefined) return known;
  throw new ApiError('VALIDATION', {
    status: 422,
    errors: [{ field, code: 'VALIDATION', message: wrongText(language) }],
  });
}

const shipmentOf = (sent: SentPayload['shipment']): Shipment =>
  sent?.kind === 'self'
    ? { kind: 'self' }
    : { kind: 'carrier', carrier: sent?.carrier ?? '', tracking: sent?.tracking ?? '' };

/** Only where it was said: whoever ends a purchase answers for cash that nobody has seen. */
const aboutCash = ({ cashMissing }: SentPayload): { readonly cashMissing?: boolean } =>
  cashMissing === undefined ? {} : { cashMissing };

/**
 * What an event carries into the machine: the words of who sent it, and the facts that only the server knows. What a
 * client says about money, stock or payment is not looked at.
 * @throws {ApiError} VALIDATION for a word that is not on the list.
 */
export function payloadFor(
  event: ItemEvent,
  sent: SentPayload,
  facts: ServerFacts,
  language: Parameters<typeof wrongText>[0],
): ItemPayloads[ItemEvent] {
  const text = sent.text ?? '';
  const reason = sent.reason ?? '';
  // Kept where one was given: staff who act for a shop have to.
  const why = reason.trim() === '' ? {} : { reason };
  const wantedOption = sent.wantedOptionId === undefined ? '' : String(sent.wantedOptionId);
  const pictures = sent.pictures ?? [];
  switch (event) {
    case 'cancel.request':
      return { reason: oneOf(cancelReasons, reason, 'reason', language), text };
    case 'refund.request':
      return { reason: oneOf(returnReasons, reason, 'reason', language), text, pictures };
    case 'exchange.request':
      return {
        reason: oneOf(returnReasons, reason, 'reason', language),
        text,
        pictures,
        wantedOption,
        inStock: facts.inStock,
      };
    case 'cancel.by_seller':
      return { reason: oneOf(sellerCancelReasons, reason, 'reason', language) };
    case 'refund.hold':
    case 'exchange.hold': {
      const because = oneOf(holdReasons, reason, 'reason', language);
      return {
        reason: because,
        text,
        feesLeft: facts.feesLeft,
        ...(needsAmount(because) && sent.amount !== undefined ? { amount: sent.amount } : {}),
      };
    }
    case 'refund.reject':
    case 'exchange.reject':
    case 'cancel.reject':
      return {
        reason,
        text,
        ...(sent.sendBack === undefined ? {} : { sendBack: shipmentOf(sent.sendBack) }),
      };
    case 'refund.approve':
      return {
        ...why,
        ...(sent.returnRequired === undefined ? {} : { returnRequired: sent.returnRequired }),
      };
    case 'refund.confirm':
    case 'refund.confirm_no_return':
      return { ...why, amount: facts.refundAmount, ...aboutCash(sent) };
    case 'refund.to_exchange':
      return {
        reason,
        buyerAgreed: sent.buyerAgreed === true,
        wantedOption,
        inStock: facts.inStock,
      };
    case 'exchange.to_refund':
      return { reason, buyerAgreed: sent.buyerAgreed === true };
    case 'exchange.confirm':
      return { ...why, inspected: sent.inspected === true, reserved: facts.inStock };
    case 'admin.cancel_confirmed':
      return { reason, ...aboutCash(sent) };
    case 'seller.declare_delay':
      return { reason, until: sent.until === undefined ? 0 : Date.parse(sent.until) };
    case 'cancel.approve':
    case 'refund.release':
    case 'exchange.release':
    case 'cash.collected':
      return why;
    case 'seller.edit_delivery':
      return { ...why, shipment: shipmentOf(sent.shipment) };
    case 'seller.dispatch':
    case 'refund.pickup_started':
    case 'exchange.pickup_started':
    case 'exchange.redeliver':
      return { shipment: shipmentOf(sent.shipment) };
    // Nobody who calls is the system: what only the server says is never true here.
    case 'payment.succeeded':
      return { cod: false, verified: false, captured: 0 };
    default:
      return {};
  }
}

/** The event as the machine takes it. */
export function commandOf(
  event: ItemEvent,
  viewer: Viewer,
  at: number,
  payload: ItemPayloads[ItemEvent],
): Command<ItemPayloads> {
  return { event, by: actorOf(viewer), at, payload } as Command<ItemPayloads>;
}
