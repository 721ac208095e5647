import type { Instant } from '../../calendar/ict.ts';
import { needsAmount, needsPictures } from '../../claim/reasons.ts';
import { limits } from '../../constants.ts';
import type { Guard, Need } from '../../machine/machine.ts';
import { cashUnseen, type Item, type Shipment } from './item.ts';
import type { ItemPayloads } from './item-payloads.ts';

/** A deadline's event only counts once its moment has passed. A state without that deadline has no such rule. */
export function after(deadline: (item: Item) => Instant | null): Guard<Item> {
  return {
    reason: 'TOO_EARLY',
    holds: (item, at) => at > (deadline(item) ?? Number.POSITIVE_INFINITY),
  };
}

/** Up to the confirmation date, and without end while the parcel is late (R01). */
export const inClaimWindow: Guard<Item> = {
  reason: 'CLAIM_WINDOW_OVER',
  holds: (item, at) =>
    item.state === 'transit_delayed' || (item.confirmDueAt !== null && at <= item.confirmDueAt),
};

export const returnClaimLeft: Guard<Item> = {
  reason: 'CLAIM_LIMIT',
  holds: (item) => item.returnClaims < limits.claim.maxReturnClaims,
};

export const cancelRequestLeft: Guard<Item> = {
  reason: 'CLAIM_LIMIT',
  holds: (item) => item.cancelRequests < limits.claim.maxCancelRequests,
};

/** The deadline of the open claim; a claim without one never passes it. */
export const afterClaimDue: Guard<Item> = after((item) => item.claim?.dueAt ?? null);

export const noReturnNeeded: Guard<Item> = {
  reason: 'RETURN_REQUIRED',
  holds: (item) => item.claim?.returnRequired === false,
};

const said = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

export const reasonGiven: Need<Item, { readonly reason: string }> = {
  reason: 'REASON_REQUIRED',
  met: ({ reason }) => said(reason),
};

/** Staff may act for a shop, and say why. */
export const staffReason: Need<Item, { readonly reason?: string }> = {
  reason: 'REASON_REQUIRED',
  met: ({ reason }, _, __, by) => by !== 'admin' || said(reason),
};

export const textGiven: Need<Item, { readonly text: string }> = {
  reason: 'TEXT_REQUIRED',
  met: ({ text }) => said(text),
};

export const picturesGiven: Need<
  Item,
  {
    readonly pictures: readonly string[];
    readonly reason: ItemPayloads['refund.request']['reason'];
  }
> = {
  reason: 'PICTURES_REQUIRED',
  met: ({ pictures, reason }) => pictures.length > 0 || !needsPictures(reason),
};

const complete = (shipment: Shipment | undefined): boolean =>
  shipment !== undefined &&
  (shipment.kind === 'self' || (said(shipment.carrier) && said(shipment.tracking)));

export const shipmentGiven: Need<Item, { readonly shipment: Shipment }> = {
  reason: 'TRACKING_REQUIRED',
  met: ({ shipment }) => complete(shipment),
};

export const sendBackGiven: Need<Item, { readonly sendBack?: Shipment }> = {
  reason: 'TRACKING_REQUIRED',
  met: ({ sendBack }) => complete(sendBack),
};

export const feeGiven: Need<Item, ItemPayloads['refund.hold']> = {
  reason: 'AMOUNT_REQUIRED',
  met: ({ reason, amount }) =>
    !needsAmount(reason) || (amount !== undefined && Number.isSafeInteger(amount) && amount > 0),
};

/** What a buyer is asked for before a release never comes to more than the goods cost, with what was paid before. */
export const feeWithinLine: Need<Item, ItemPayloads['refund.hold']> = {
  reason: 'FEE_TOO_HIGH',
  met: ({ amount, feesLeft }) => amount === undefined || amount <= feesLeft,
};

export const withinCaptured: Need<Item, { readonly amount: number }> = {
  reason: 'AMOUNT_TOO_HIGH',
  met: ({ amount }, item) => Number.isSafeInteger(amount) && amount >= 0 && amount <= item.captured,
};

/** Money goes back or does not: with cash that nobody has seen, whoever ends it says which it is. */
export const cashKnown: Need<Item, { readonly cashMissing?: boolean }> = {
  reason: 'CASH_NOT_CONFIRMED',
  met: ({ cashMissing }, item) => cashMissing === true || !cashUnseen(item),
};

export const buyerAgreed: Need<Item, { readonly buyerAgreed: boolean }> = {
  reason: 'BUYER_MUST_AGREE',
  met: (payload) => payload.buyerAgreed,
};

export const optionChosen: Need<Item, { readonly wantedOption: string }> = {
  reason: 'OPTION_REQUIRED',
  met: ({ wantedOption }) => said(wantedOption),
};

export const optionInStock: Need<Item, { readonly inStock: boolean }> = {
  reason: 'OUT_OF_STOCK',
  met: ({ inStock }) => inStock,
};
