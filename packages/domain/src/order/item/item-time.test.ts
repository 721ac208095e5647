import { describe, expect, it } from 'vitest';
import { businessDaysAfter } from '../../calendar/business-days.ts';
import { day, hour } from '../../calendar/duration.ts';
import { daysAfter, endOfDay, fromIct } from '../../calendar/ict.ts';
import { type Applied, apply, can } from '../../machine/engine.ts';
import { advance, timerKey, timersOf } from '../../machine/timers.ts';
import { whatNext } from '../../machine/next.ts';
import { type Item, newItem, stageOf } from './item.ts';
import { goodPayloads } from './item-examples.ts';
import { itemMachine } from './item-machine.ts';
import type { ItemEvent, ItemPayloads } from './item-payloads.ts';
import { command, itemsByState, send, start } from '../testing/walk.ts';

// Monday 2 March 2026, 09:00.
const placed = newItem({ amount: 1_250_000, placedAt: start });
const paid = send(placed, 'payment.succeeded', 'system', start + hour);
const sentAt = fromIct(2026, 3, 4, 10);
const sent = send(
  send(paid, 'seller.accept', 'seller', start + 2 * hour),
  'seller.dispatch',
  'seller',
  sentAt,
);
const arrivedAt = fromIct(2026, 3, 6, 14);
const arrived = send(sent, 'delivered', 'carrier', arrivedAt);
const timer = (item: Item, name: string) =>
  timersOf(itemMachine, item).find((t) => t.name === name);
const pass = (item: Item, to: number): Item => advance(itemMachine, item, to).entity;
const refused = <E extends ItemEvent>(
  item: Item,
  event: E,
  by: 'buyer' | 'seller' | 'admin' | 'system',
  at: number,
  payload: Partial<ItemPayloads[E]> = {},
): string => {
  const applied = apply(itemMachine, item, {
    event,
    by,
    at,
    payload: { ...goodPayloads(item, at)[event], ...payload },
  } as never);
  return applied.ok ? 'accepted' : applied.refusal.reason;
};

const effectsOf = (applied: Applied<Item, ItemPayloads>) => (applied.ok ? applied.effects : []);

describe('timers of an item', () => {
  it('waits three days for the payment, then cancels and releases the stock', () => {
    expect(timer(placed, 'payment-due')).toMatchObject({
      at: fromIct(2026, 3, 6) - 1,
      event: 'payment.due_elapsed',
    });
    expect(refused(placed, 'payment.due_elapsed', 'system', placed.paymentDueAt)).toBe('TOO_EARLY');
    const late = advance(itemMachine, placed, placed.paymentDueAt + 1);
    expect(late.entity.state).toBe('cancel_completed');
    expect(late.effects).toContainEqual({ do: 'stock', change: 'release' });
    expect(pass(placed, placed.paymentDueAt).state).toBe('awaiting_payment');
  });

  it("gives the seller three business days or the item's own, then delays with a penalty", () => {
    expect(paid.dispatchDueAt).toBe(endOfDay(fromIct(2026, 3, 5)));
    expect(
      send(
        newItem({ amount: 1, placedAt: start, prepBusinessDays: 5 }),
        'payment.succeeded',
        'system',
        start,
      ).dispatchDueAt,
    ).toBe(endOfDay(fromIct(2026, 3, 9)));
    const late = advance(itemMachine, paid, fromIct(2026, 3, 6));
    expect(late.entity.state).toBe('dispatch_delayed');
    expect(late.effects).toContainEqual({ do: 'penalty', points: 1, because: 'dispatch' });
    expect(send(paid, 'seller.declare_delay', 'seller', start + day).state).toBe(
      'dispatch_delayed',
    );
  });

  it('counts a promised date as the new delivery date when it is later', () => {
    const until = fromIct(2026, 3, 20, 9);
    const promised = apply(itemMachine, paid, {
      event: 'seller.declare_delay',
      by: 'seller',
      at: start + day,
      payload: { reason: 'Chờ gỗ', until },
    });
    expect(promised.ok && promised.entity.deliveryDueAt).toBe(endOfDay(until));
    expect(promised.ok && whatNext(itemMachine, promised.entity)).toMatchObject({
      deadline: 'dispatch-promised',
      until,
      otherwise: null,
    });
    const soon = apply(itemMachine, paid, {
      event: 'seller.declare_delay',
      by: 'seller',
      at: start + day,
      payload: { reason: 'x', until: start + 2 * day },
    });
    expect(soon.ok && soon.entity.deliveryDueAt).toBe(paid.deliveryDueAt);
    expect(refused(paid, 'seller.declare_delay', 'seller', start, { until: start })).toBe(
      'DATE_NOT_FUTURE',
    );
    const inAYear = endOfDay(fromIct(2027, 3, 2));
    expect(refused(paid, 'seller.declare_delay', 'seller', start, { until: inAYear })).toBe(
      'accepted',
    );
    expect(refused(paid, 'seller.declare_delay', 'seller', start, { until: inAYear + 1 })).toBe(
      'DATE_TOO_FAR',
    );
    expect(refused(paid, 'seller.declare_delay', 'seller', start, { reason: ' ' })).toBe(
      'REASON_REQUIRED',
    );
  });

  it('calls the delivery late seven days after the order, and that stops the confirmation', () => {
    expect(sent.deliveryDueAt).toBe(daysAfter(start, 7));
    expect(sent.confirmDueAt).toBe(daysAfter(sentAt, 7));
    const late = pass(sent, daysAfter(sentAt, 30));
    expect(late.state).toBe('transit_delayed');
    const there = send(late, 'delivered', 'carrier', fromIct(2026, 3, 25, 8));
    expect(there.confirmDueAt).toBe(daysAfter(fromIct(2026, 3, 25), 3));
    expect(
      send(pass(sent, sent.deliveryDueAt + 1), 'delivered', 'carrier', sent.deliveryDueAt + 2)
        .confirmDueAt,
    ).toBe(Math.max(sent.confirmDueAt ?? 0, daysAfter(sent.deliveryDueAt + 2, 3)));
  });

  it('lets a late delivery win over a confirmation that is due at the same moment', () => {
    const sameDay = send(paid, 'seller.dispatch', 'seller', start + 3 * hour);
    expect(sameDay.confirmDueAt).toBe(sameDay.deliveryDueAt);
    expect(pass(sameDay, start + 30 * day).state).toBe('transit_delayed');
  });

  it('confirms by itself seven days after dispatch, with notices on day five and six', () => {
    expect(arrived.confirmDueAt).toBe(daysAfter(sentAt, 7));
    expect(timersOf(itemMachine, arrived).map(({ name, at, kind }) => [name, at, kind])).toEqual([
      ['confirm-reminder-1', fromIct(2026, 3, 9, 9), 'reminder'],
      ['confirm-reminder-2', fromIct(2026, 3, 10, 9), 'reminder'],
      ['confirm-due', daysAfter(sentAt, 7), 'deadline'],
    ]);
    const confirmed = advance(itemMachine, arrived, daysAfter(sentAt, 7) + 1);
    expect(confirmed.entity).toMatchObject({
      state: 'confirmed',
      confirmedAt: daysAfter(sentAt, 7) + 1,
    });
    expect(confirmed.effects).toContainEqual({ do: 'settlement', line: 'add' });
    expect(pass(arrived, daysAfter(sentAt, 7)).state).toBe('delivered');
  });

  it('counts from the arrival when the order was placed under the other reading (D8)', () => {
    const other = newItem({ amount: 1_250_000, placedAt: start, requiresDelivery: true });
    const onTheWay = send(
      send(other, 'payment.succeeded', 'system', start),
      'seller.dispatch',
      'seller',
      start + hour,
    );
    expect(timersOf(itemMachine, onTheWay).map(({ name }) => name)).toEqual(['delivery-due']);
    expect(send(onTheWay, 'delivered', 'carrier', arrivedAt).confirmDueAt).toBe(
      daysAfter(arrivedAt, 7),
    );
  });

  it('names a timer the same however often a job finds it', () => {
    expect(timerKey({ name: 'confirm-due', at: fromIct(2026, 3, 11) - 1 }, 42)).toBe(
      'timer:confirm-due:42:2026-03-10T16:59:59.999Z',
    );
  });

  it('says what the timers do with every change', () => {
    const applied = apply(itemMachine, arrived, {
      event: 'refund.request',
      by: 'buyer',
      at: arrivedAt + hour,
      payload: goodPayloads(arrived, 0)['refund.request'],
    });
    const timers = applied.ok
      ? applied.effects.filter(({ do: what }) => what === 'set-timer' || what === 'stop-timer')
      : [];
    expect(timers).toEqual([
      { do: 'stop-timer', timer: 'confirm-due' },
      { do: 'stop-timer', timer: 'confirm-reminder-1' },
      { do: 'stop-timer', timer: 'confirm-reminder-2' },
      { do: 'set-timer', timer: 'respond-due', at: businessDaysAfter(arrivedAt, 3) },
    ]);
  });
});

describe('claims and the clock', () => {
  const askedAt = fromIct(2026, 3, 10, 9);
  const asked = send(arrived, 'refund.request', 'buyer', askedAt);

  it('stop the confirmation and leave at least three days after a withdrawal', () => {
    expect(timer(asked, 'confirm-due')).toBeUndefined();
    const back = send(asked, 'refund.withdraw', 'buyer', askedAt + hour);
    expect(back).toMatchObject({
      state: 'delivered',
      before: null,
      confirmDueAt: daysAfter(askedAt, 3),
    });
    const early = send(
      send(arrived, 'refund.request', 'buyer', arrivedAt + 1),
      'refund.withdraw',
      'buyer',
      arrivedAt + 2,
    );
    expect(early.confirmDueAt).toBe(arrived.confirmDueAt);
  });

  it('are late after three business days, without a penalty for the first answer', () => {
    const due = businessDaysAfter(askedAt, 3);
    expect(timer(asked, 'respond-due')).toMatchObject({ at: due, event: 'sla.claim_elapsed' });
    const late = advance(itemMachine, asked, due + 1);
    expect(late.entity.state).toBe('refund_late_requested');
    expect(late.effects.some((effect) => effect.do === 'penalty')).toBe(false);
  });

  it('cost the seller one penalty point when the goods lie too long, and only one', () => {
    const received = send(asked, 'refund.received', 'seller', askedAt + hour);
    const late = advance(itemMachine, received, businessDaysAfter(askedAt + hour, 3) + 1);
    expect(late.entity.state).toBe('refund_late_received');
    expect(late.effects).toContainEqual({ do: 'penalty', points: 1, because: 'process' });
    const held = send(late.entity, 'refund.hold', 'seller', late.entity.changedAt + hour);
    const again = advance(
      itemMachine,
      send(held, 'refund.release', 'seller', held.changedAt + hour),
      held.changedAt + 30 * day,
    );
    expect(again.entity.state).toBe('refund_late_received');
    expect(again.effects.some((effect) => effect.do === 'penalty')).toBe(false);
  });

  it('stand still on hold: what was left of the deadline runs on after the release', () => {
    // Received Tuesday, due Friday; held on Wednesday with two business days left, released two weeks later.
    const received = send(asked, 'refund.received', 'seller', askedAt + hour);
    expect(received.claim?.dueAt).toBe(endOfDay(fromIct(2026, 3, 13)));
    const held = send(received, 'refund.hold', 'seller', fromIct(2026, 3, 11, 9));
    expect(pass(held, fromIct(2026, 3, 24)).state).toBe('refund_held_received');
    expect(timer(held, 'hold-escalation')).toMatchObject({
      at: daysAfter(fromIct(2026, 3, 11), 14),
      event: null,
    });
    const released = send(held, 'refund.release', 'seller', fromIct(2026, 3, 25, 9));
    expect(released.claim).toMatchObject({
      dueAt: endOfDay(fromIct(2026, 3, 27)),
      heldAt: null,
      hold: null,
    });
    const unheld = send(
      send(asked, 'refund.hold', 'seller', askedAt + hour),
      'refund.received',
      'seller',
      fromIct(2026, 3, 16, 9),
    );
    expect(send(unheld, 'refund.release', 'seller', fromIct(2026, 3, 18, 9)).claim?.dueAt).toBe(
      endOfDay(fromIct(2026, 3, 23)),
    );
  });

  it('start the answer anew when the buyer agrees to another kind before anything moved', () => {
    const changedAt = askedAt + 2 * day;
    const changed = send(asked, 'refund.to_exchange', 'seller', changedAt);
    expect(changed.claim).toMatchObject({
      type: 'exchange',
      wantedOption: 'Gỗ sồi',
      dueAt: businessDaysAfter(changedAt, 3),
    });
    const received = send(changed, 'exchange.received', 'seller', changedAt + hour);
    expect(
      send(received, 'exchange.to_refund', 'seller', changedAt + 2 * hour).claim,
    ).toMatchObject({ type: 'refund', wantedOption: null, dueAt: received.claim?.dueAt });
    const collecting = send(changed, 'exchange.pickup_started', 'seller', changedAt + hour);
    expect(
      send(collecting, 'exchange.to_refund', 'seller', changedAt + 2 * hour).claim?.dueAt,
    ).toBeNull();
  });

  it('are refused after the confirmation date, for the third time, and without what they need', () => {
    expect(refused(arrived, 'refund.request', 'buyer', (arrived.confirmDueAt ?? 0) + 1)).toBe(
      'CLAIM_WINDOW_OVER',
    );
    expect(refused(arrived, 'refund.request', 'buyer', arrived.confirmDueAt ?? 0)).toBe('accepted');
    expect(refused({ ...arrived, returnClaims: 2 }, 'exchange.request', 'buyer', arrivedAt)).toBe(
      'CLAIM_LIMIT',
    );
    expect(refused(arrived, 'refund.request', 'buyer', arrivedAt, { pictures: [] })).toBe(
      'PICTURES_REQUIRED',
    );
    expect(
      refused(arrived, 'refund.request', 'buyer', arrivedAt, {
        pictures: [],
        reason: 'CHANGED_MIND',
      }),
    ).toBe('accepted');
    for (const reason of ['LATE', 'OTHER', 'DAMAGED'] as const)
      expect(refused(arrived, 'refund.request', 'buyer', arrivedAt, { pictures: [], reason })).toBe(
        'PICTURES_REQUIRED',
      );
    expect(refused(arrived, 'exchange.request', 'buyer', arrivedAt, { wantedOption: '' })).toBe(
      'OPTION_REQUIRED',
    );
    expect(refused(arrived, 'exchange.request', 'buyer', arrivedAt, { inStock: false })).toBe(
      'OUT_OF_STOCK',
    );
    const late = pass(sent, sent.deliveryDueAt + 1);
    expect(refused(late, 'refund.request', 'buyer', sent.deliveryDueAt + 90 * day)).toBe(
      'accepted',
    );
    expect(refused({ ...paid, cancelRequests: 2 }, 'cancel.request', 'buyer', start + day)).toBe(
      'CLAIM_LIMIT',
    );
  });

  it("need a parcel's number, a text for a hold, an amount for a fee, an agreement for a change", () => {
    expect(
      refused(paid, 'seller.dispatch', 'seller', start, {
        shipment: { kind: 'carrier', carrier: 'GHN', tracking: ' ' },
      }),
    ).toBe('TRACKING_REQUIRED');
    expect(refused(paid, 'seller.dispatch', 'seller', start, { shipment: { kind: 'self' } })).toBe(
      'accepted',
    );
    expect(refused(asked, 'refund.hold', 'seller', askedAt, { text: '' })).toBe('TEXT_REQUIRED');
    expect(refused(asked, 'refund.hold', 'seller', askedAt, { reason: 'RETURN_FEE' })).toBe(
      'AMOUNT_REQUIRED',
    );
    expect(
      refused(asked, 'refund.hold', 'seller', askedAt, { reason: 'RETURN_FEE', amount: 40_000 }),
    ).toBe('accepted');
    for (const [amount, feesLeft, answer] of [
      [40_000, 40_000, 'accepted'],
      [40_001, 40_000, 'FEE_TOO_HIGH'],
      [1, 0, 'FEE_TOO_HIGH'],
      [2 ** 31, 40_000, 'FEE_TOO_HIGH'],
    ] as const)
      expect(
        refused(asked, 'refund.hold', 'seller', askedAt, {
          reason: 'RETURN_FEE',
          amount,
          feesLeft,
        }),
      ).toBe(answer);
    expect(refused(asked, 'refund.to_exchange', 'seller', askedAt, { buyerAgreed: false })).toBe(
      'BUYER_MUST_AGREE',
    );
    expect(refused(asked, 'refund.reject', 'seller', askedAt, { reason: '' })).toBe(
      'REASON_REQUIRED',
    );
    const received = send(asked, 'refund.received', 'seller', askedAt + 1);
    const { sendBack, ...without } = goodPayloads(received, 0)['refund.reject'];
    expect(sendBack).toBeDefined();
    const applied = apply(itemMachine, received, {
      event: 'refund.reject',
      by: 'seller',
      at: askedAt + 2,
      payload: without,
    });
    expect(applied.ok ? '' : applied.refusal.reason).toBe('TRACKING_REQUIRED');
    expect(refused(received, 'refund.confirm', 'seller', askedAt + 2, { amount: 1_250_001 })).toBe(
      'AMOUNT_TOO_HIGH',
    );
    expect(refused(received, 'refund.confirm', 'seller', askedAt + 2, { amount: -1 })).toBe(
      'AMOUNT_TOO_HIGH',
    );
    const exchange = send(
      send(arrived, 'exchange.request', 'buyer', askedAt),
      'exchange.received',
      'seller',
      askedAt + 1,
    );
    expect(refused(exchange, 'exchange.confirm', 'seller', askedAt + 2, { reserved: false })).toBe(
      'INSPECTION_REQUIRED',
    );
  });

  it('skip the collection only when the goods may be kept', () => {
    const required = {
      ...asked,
      claim: asked.claim === null ? null : { ...asked.claim, returnRequired: true },
    };
    expect(can(itemMachine, required, 'refund.confirm_no_return', 'seller', askedAt)).toBe(
      'RETURN_REQUIRED',
    );
    const waived = apply(itemMachine, required, {
      event: 'refund.approve',
      by: 'seller',
      at: askedAt,
      payload: { returnRequired: false },
    });
    expect(
      waived.ok && can(itemMachine, waived.entity, 'refund.confirm_no_return', 'seller', askedAt),
    ).toBeNull();
  });

  it('leave the goods where they are, or on the way after a send-back', () => {
    expect(send(asked, 'refund.reject', 'seller', askedAt + 1).state).toBe(
      'refund_rejected_with_buyer',
    );
    expect(
      send(send(sent, 'refund.request', 'buyer', sentAt + 1), 'refund.reject', 'seller', sentAt + 2)
        .state,
    ).toBe('refund_rejected_in_transit');
    const back = send(
      send(asked, 'refund.received', 'seller', askedAt + 1),
      'refund.reject',
      'seller',
      askedAt + 2,
    );
    expect(back).toMatchObject({
      state: 'refund_rejected_in_transit',
      confirmDueAt: daysAfter(askedAt, 3),
    });
    expect(send(back, 'delivered', 'carrier', askedAt + 9 * day).confirmDueAt).toBe(
      daysAfter(askedAt + 9 * day, 3),
    );
  });

  it('give the replacement seven days from its dispatch, and three from a late arrival', () => {
    const confirmed = send(
      send(
        send(arrived, 'exchange.request', 'buyer', askedAt),
        'exchange.received',
        'seller',
        askedAt + 1,
      ),
      'exchange.confirm',
      'seller',
      askedAt + 2,
    );
    const out = send(confirmed, 'exchange.redeliver', 'seller', askedAt + day);
    expect(out.confirmDueAt).toBe(daysAfter(askedAt + day, 7));
    expect(send(out, 'exchange.redelivered', 'carrier', askedAt + 2 * day).confirmDueAt).toBe(
      daysAfter(askedAt + day, 7),
    );
    const done = send(out, 'exchange.redelivered', 'carrier', askedAt + 20 * day);
    expect(done).toMatchObject({
      state: 'exchange_completed',
      before: null,
      confirmDueAt: daysAfter(askedAt + 20 * day, 3),
    });
    expect(send(done, 'refund.request', 'buyer', askedAt + 21 * day).returnClaims).toBe(2);
  });
});

describe('money and records of an item', () => {
  it('takes only the exact, verified amount', () => {
    expect(refused(placed, 'payment.succeeded', 'system', start, { verified: false })).toBe(
      'PAYMENT_NOT_VERIFIED',
    );
    expect(refused(placed, 'payment.succeeded', 'system', start, { captured: 1_249_999 })).toBe(
      'AMOUNT_DIFFERS',
    );
    expect(refused(placed, 'payment.succeeded', 'system', start, { cod: true, captured: 1 })).toBe(
      'AMOUNT_DIFFERS',
    );
  });

  describe('cash on delivery', () => {
    const cod = apply(
      itemMachine,
      placed,
      command(placed, 'payment.succeeded', 'system', start, true),
    );
    const ordered = cod.ok ? cod.entity : placed;
    const out = send(ordered, 'seller.dispatch', 'seller', start + hour);
    const later = start + day;
    const money = ({ captured, collectedAt }: Item) => [captured, collectedAt];

    it('is taken on the word of carrier or shop, not on the buyer’s, nor by the clock', () => {
      expect(money(ordered)).toEqual([0, null]);
      for (const by of ['carrier', 'seller'] as const)
        expect(money(send(out, 'delivered', by, later))).toEqual([1_250_000, later]);
      expect(money(send(out, 'delivered', 'buyer', later))).toEqual([0, null]);
      expect(money(send(out, 'buyer.confirm', 'buyer', later))).toEqual([0, null]);
      const slow = advance(itemMachine, send(out, 'delivered', 'buyer', later), later + 30 * day);
      expect([slow.entity.state, ...money(slow.entity)]).toEqual(['confirmed', 0, null]);
    });

    it('is taken with a replacement that travels instead of the goods', () => {
      const asked = send(out, 'exchange.request', 'buyer', later);
      const sentAgain = (
        [
          ['exchange.received', 'seller'],
          ['exchange.confirm', 'seller'],
          ['exchange.redeliver', 'seller'],
        ] as const
      ).reduce((item, [event, by]) => send(item, event, by, later), asked);
      expect(money(send(sentAgain, 'exchange.redelivered', 'carrier', later))).toEqual([
        1_250_000,
        later,
      ]);
      expect(money(send(sentAgain, 'exchange.redelivered', 'buyer', later))).toEqual([0, null]);
    });

    it('is settled once it was seen: at the confirmation, or when the shop says so after it', () => {
      const sale = { do: 'settlement', line: 'add' };
      const asksShop = { do: 'notify', who: ['seller'], about: 'order.cash-unseen' };
      const confirm = (item: Item) =>
        apply(itemMachine, item, command(item, 'buyer.confirm', 'buyer', later + hour));
      const seen = confirm(send(out, 'delivered', 'carrier', later));
      expect(effectsOf(seen)).toContainEqual(sale);
      const unseen = confirm(send(out, 'delivered', 'buyer', later));
      expect(effectsOf(unseen)).not.toContainEqual(sale);
      expect(effectsOf(unseen)).toContainEqual(asksShop);
      const confirmed = unseen.ok ? unseen.entity : out;
      const told = apply(
        itemMachine,
        confirmed,
        command(confirmed, 'cash.collected', 'seller', later + day),
      );
      expect(effectsOf(told)).toContainEqual(sale);
      expect(told.ok && money(told.entity)).toEqual([1_250_000, later + day]);
      // Once: there is nothing to say any more.
      expect(
        told.ok && can(itemMachine, told.entity, 'cash.collected', 'seller', later + 2 * day),
      ).toBe('NOTHING_TO_COLLECT');
      expect(can(itemMachine, confirmed, 'cash.collected', 'buyer', later)).toBe('NOT_YOURS');
    });

    it('that nobody has seen is spoken of before a refund is fixed', () => {
      const back = (
        [
          ['refund.request', 'buyer'],
          ['refund.received', 'seller'],
        ] as const
      ).reduce(
        (item, [event, by]) => send(item, event, by, later + hour),
        send(out, 'delivered', 'buyer', later),
      );
      const confirm = (payload: object) =>
        refused(back, 'refund.confirm', 'seller', later + day, payload);
      expect(confirm({ amount: 0, cashMissing: false })).toBe('CASH_NOT_CONFIRMED');
      expect(confirm({ amount: 1_250_000, cashMissing: false })).toBe('CASH_NOT_CONFIRMED');
      const denied = apply(itemMachine, back, {
        event: 'refund.confirm',
        by: 'seller',
        at: later + day,
        payload: { amount: 0, cashMissing: true },
      });
      expect(effectsOf(denied)).toContainEqual({
        do: 'queue',
        queue: 'finance',
        because: 'cash-missing',
      });
      const paidFor = send(back, 'cash.collected', 'seller', later + day);
      expect(paidFor.state).toBe(back.state);
      expect(refused(paidFor, 'refund.confirm', 'seller', later + day, { amount: 1_250_000 })).toBe(
        'accepted',
      );
    });
  });

  it('keeps a failed return visible until the money is there', () => {
    const cancelled = send(paid, 'cancel.by_seller', 'seller', start + day);
    expect(cancelled.refundDueAt).toBe(businessDaysAfter(start + day, 3));
    expect(timer(cancelled, 'payout-due')).toMatchObject({ event: null });
    const failed = apply(itemMachine, cancelled, {
      event: 'payment.refund_failed',
      by: 'system',
      at: start + 2 * day,
      payload: {},
    });
    expect(failed.ok && failed.entity).toMatchObject({
      state: 'cancel_confirmed',
      refundFailed: true,
    });
    expect(effectsOf(failed).map((effect) => effect.do)).toEqual(['notify']);
    expect(
      failed.ok && send(failed.entity, 'payment.refunded', 'system', start + 3 * day),
    ).toMatchObject({ state: 'cancel_completed', refundFailed: false, refundDueAt: null });
  });

  it('corrects a parcel number on either way', () => {
    const edited = send(sent, 'seller.edit_delivery', 'seller', sentAt + 1);
    expect([edited.state, edited.shipment]).toEqual([
      'delivering',
      { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-001' },
    ]);
    const again = itemsByState().get('exchange_redelivering');
    const out =
      again === undefined
        ? placed
        : apply(itemMachine, again, {
            event: 'seller.edit_delivery',
            by: 'seller',
            at: again.changedAt,
            payload: { shipment: { kind: 'self' } },
          });
    expect('ok' in out && out.ok && out.entity.claim?.out).toEqual({ kind: 'self' });
    expect(refused(arrived, 'seller.edit_delivery', 'seller', arrivedAt)).toBe('ALREADY_DELIVERED');
    expect(refused(paid, 'seller.edit_delivery', 'seller', arrivedAt)).toBe('NOT_NOW');
  });

  it('takes nothing from staff in the place of a shop without their reason', () => {
    const items = itemsByState();
    for (const rule of itemMachine.rules) {
      if (!rule.by.includes('seller') || !rule.by.includes('admin')) continue;
      const item = items.get(rule.from[0] ?? 'delivered') ?? paid;
      // Cash has no guard that a paid item meets; its own tests are above.
      if (rule.event === 'cash.collected') continue;
      expect([
        rule.id,
        refused(item, rule.event, 'admin', item.changedAt + 1, { reason: ' ' } as never),
      ]).toEqual([rule.id, 'REASON_REQUIRED']);
    }
    const asked = items.get('cancel_requested') ?? paid;
    expect(refused(asked, 'cancel.approve', 'admin', asked.changedAt + 1, {})).toBe(
      'REASON_REQUIRED',
    );
    expect(refused(asked, 'cancel.approve', 'seller', asked.changedAt + 1, {})).toBe('accepted');
  });

  it('gives the amounts of the effects as booked', () => {
    const received = send(
      send(arrived, 'refund.request', 'buyer', arrivedAt + 1),
      'refund.received',
      'seller',
      arrivedAt + 2,
    );
    const fixed = apply(itemMachine, received, {
      event: 'refund.confirm',
      by: 'seller',
      at: arrivedAt + 3,
      payload: { amount: 1_000_000 },
    });
    expect(effectsOf(fixed).slice(0, 2)).toEqual([
      { do: 'return-money', amount: 1_000_000 },
      { do: 'adjust-invoice' },
    ]);
    const confirmed = send(arrived, 'buyer.confirm', 'buyer', arrivedAt + 1);
    const undone = apply(itemMachine, confirmed, {
      event: 'admin.cancel_confirmed',
      by: 'admin',
      at: arrivedAt + day,
      payload: { reason: 'x' },
    });
    expect(effectsOf(undone).slice(0, 3)).toEqual([
      { do: 'settlement', line: 'reverse' },
      { do: 'return-money', amount: 1_250_000 },
      { do: 'adjust-invoice' },
    ]);
  });

  it('releases a reserved replacement when the exchange becomes a refund', () => {
    const received = send(
      send(arrived, 'exchange.request', 'buyer', arrivedAt + 1),
      'exchange.received',
      'seller',
      arrivedAt + 2,
    );
    const change = (item: Item) =>
      effectsOf(
        apply(itemMachine, item, {
          event: 'exchange.to_refund',
          by: 'seller',
          at: arrivedAt + 4,
          payload: { reason: 'x', buyerAgreed: true },
        }),
      );
    expect(change(received).some((effect) => effect.do === 'stock')).toBe(false);
    expect(change(send(received, 'exchange.confirm', 'seller', arrivedAt + 3))).toContainEqual({
      do: 'stock',
      change: 'release',
    });
  });

  it('knows the stage under every state', () => {
    const stages = [...itemsByState()].map(([state, item]) => [state, stageOf(item)]);
    expect(stages).toMatchSnapshot();
  });
});
