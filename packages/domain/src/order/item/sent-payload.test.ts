import { describe, expect, it } from 'vitest';
import { itemMachine } from './item-machine.ts';
import type { ItemEvent } from './item-payloads.ts';
import { payloadOf, type SentPayload, UnknownWord } from './sent-payload.ts';

const facts = { inStock: true, refundAmount: 870_000, feesLeft: 500_000 };

/** Everything a form could say at once, with facts that only the server knows smuggled in. */
const everything = {
  reason: 'DEFECTIVE',
  text: 'Gãy chân',
  pictures: ['/media/uploads/a.webp'],
  wantedOptionId: 7,
  amount: 90_000,
  until: '2026-03-09T10:00:00Z',
  returnRequired: false,
  buyerAgreed: true,
  inspected: true,
  cashMissing: true,
  shipment: { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-1' },
  sendBack: { kind: 'self' },
  verified: true,
  captured: 9_000_000,
  inStock: false,
  feesLeft: 9_000_000,
} as SentPayload;

const parcel = { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-1' } as const;
const said = { reason: 'DEFECTIVE', text: 'Gãy chân' } as const;
const claim = { ...said, pictures: ['/media/uploads/a.webp'] };

/** By the events' rows in 2.3; what is not here carries nothing. */
const carried: Partial<Record<ItemEvent, object>> = {
  'payment.succeeded': { cod: false, verified: false, captured: 0 },
  'seller.declare_delay': { reason: 'DEFECTIVE', until: Date.UTC(2026, 2, 9, 10) },
  'seller.dispatch': { shipment: parcel },
  'seller.edit_delivery': { reason: 'DEFECTIVE', shipment: parcel },
  'cash.collected': { reason: 'DEFECTIVE' },
  'admin.cancel_confirmed': { reason: 'DEFECTIVE', cashMissing: true },
  'cancel.approve': { reason: 'DEFECTIVE' },
  'cancel.reject': said,
  'refund.request': claim,
  'refund.approve': { reason: 'DEFECTIVE', returnRequired: false },
  'refund.pickup_started': { shipment: parcel },
  'refund.confirm': { reason: 'DEFECTIVE', amount: 870_000, cashMissing: true },
  'refund.confirm_no_return': { reason: 'DEFECTIVE', amount: 870_000, cashMissing: true },
  'refund.reject': { ...said, sendBack: { kind: 'self' } },
  'refund.release': { reason: 'DEFECTIVE' },
  'refund.to_exchange': {
    reason: 'DEFECTIVE',
    buyerAgreed: true,
    wantedOption: '7',
    inStock: true,
  },
  'exchange.request': { ...claim, wantedOption: '7', inStock: true },
  'exchange.pickup_started': { shipment: parcel },
  'exchange.confirm': { reason: 'DEFECTIVE', inspected: true, reserved: true },
  'exchange.redeliver': { shipment: parcel },
  'exchange.reject': { ...said, sendBack: { kind: 'self' } },
  'exchange.release': { reason: 'DEFECTIVE' },
  'exchange.to_refund': { reason: 'DEFECTIVE', buyerAgreed: true },
};

/** Their reasons stand on lists of their own. */
const listed: Partial<Record<ItemEvent, string>> = {
  'cancel.request': 'CHANGED_MIND',
  'cancel.by_seller': 'OUT_OF_STOCK',
  'refund.hold': 'OTHER',
  'exchange.hold': 'OTHER',
};

const events = [...new Set(itemMachine.rules.map(({ event }) => event))];

describe('what an event carries', () => {
  it.each(events.filter((event) => listed[event] === undefined))('%s', (event) => {
    expect(payloadOf(event, everything, facts)).toEqual(carried[event] ?? {});
  });

  it.each(Object.entries(listed) as [ItemEvent, string][])('%s, from its list', (event, reason) => {
    const sent = { ...everything, reason };
    expect(payloadOf(event, sent, facts)).toMatchObject({ reason });
    expect(() => payloadOf(event, { ...sent, reason: 'BECAUSE' }, facts)).toThrow(UnknownWord);
    expect(() => payloadOf(event, {}, facts)).toThrow(UnknownWord);
  });

  it('is empty words where nothing was said, and never a reason that is none', () => {
    expect([
      payloadOf('seller.declare_delay', {}, facts),
      payloadOf('seller.dispatch', {}, facts),
      payloadOf('refund.reject', {}, facts),
      payloadOf('refund.approve', { reason: '  ' }, facts),
      payloadOf('refund.to_exchange', {}, { ...facts, inStock: false }),
      payloadOf('exchange.confirm', {}, facts),
      payloadOf('refund.request', { reason: 'LATE' }, facts),
    ]).toEqual([
      { reason: '', until: 0 },
      { shipment: { kind: 'carrier', carrier: '', tracking: '' } },
      { reason: '', text: '' },
      {},
      { reason: '', buyerAgreed: false, wantedOption: '', inStock: false },
      { inspected: false, reserved: true },
      { reason: 'LATE', text: '', pictures: [] },
    ]);
  });

  it('a hold names an amount only where its reason asks for one', () => {
    const fees = { reason: 'RETURN_FEE', amount: 90_000 };
    expect([
      payloadOf('refund.hold', fees, facts),
      payloadOf('refund.hold', { ...fees, reason: 'OTHER' }, facts),
      payloadOf('exchange.hold', { reason: fees.reason }, facts),
    ]).toEqual([
      { reason: 'RETURN_FEE', text: '', feesLeft: 500_000, amount: 90_000 },
      { reason: 'OTHER', text: '', feesLeft: 500_000 },
      { reason: 'RETURN_FEE', text: '', feesLeft: 500_000 },
    ]);
  });
});
