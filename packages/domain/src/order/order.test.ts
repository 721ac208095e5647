import { describe, expect, it } from 'vitest';
import { day, hour } from '../calendar/duration.ts';
import { daysAfter } from '../calendar/ict.ts';
import { languages } from '../language/language.ts';
import { notify } from '../machine/effects.ts';
import { apply, ruleFor } from '../machine/engine.ts';
import { edgesOf } from '../machine/graph.ts';
import { replay } from '../machine/replay.ts';
import { newItem, type Item } from './item/item.ts';
import { itemCodeOf, itemCodes } from './item/item-codes.ts';
import { itemHistoryMachine } from './item/item-history.ts';
import { itemCodeLabels } from './item/texts/item-labels.ts';
import { itemMachine } from './item/item-machine.ts';
import { itemStates, type ItemState } from './item/item-state.ts';
import {
  applyToOrder,
  canChangeAddress,
  canExtend,
  changeAddress,
  codeOf,
  extendConfirmation,
  itemsFor,
  newOrder,
  type Order,
} from './order.ts';
import { orderCodeOf, orderCodes } from './order-codes.ts';
import { orderCodeLabels } from './order-labels.ts';
import { claimTab, sellerTab, settlementHold } from './seller-tabs.ts';
import { splitLine } from './item/split.ts';
import { paymentStatus, shippingStatus } from './text-status.ts';
import { itemsByState, send, start } from './testing/walk.ts';

const items = itemsByState();
const itemIn = (state: ItemState): Item =>
  items.get(state) ?? newItem({ amount: 1, placedAt: start });
const two = newOrder([
  newItem({ amount: 700_000, placedAt: start }),
  newItem({ amount: 300_000, placedAt: start }),
]);
const done = (applied: ReturnType<typeof applyToOrder>): Order => {
  if (!applied.ok) throw new Error(applied.refusal.reason);
  return applied.order;
};
const paid = newOrder(two.items.map((item) => send(item, 'payment.succeeded', 'system', start)));
const shipment = { kind: 'self' } as const;

describe('codes', () => {
  it('number the 28 items and the 15 orders without a gap', () => {
    expect(Object.values(itemCodes)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    expect(Object.values(orderCodes)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    for (const [name, number] of Object.entries(itemCodes)) expect(itemCodeOf(number)).toBe(name);
    for (const [name, number] of Object.entries(orderCodes)) expect(orderCodeOf(number)).toBe(name);
  });

  it('do not crash on a number nobody knows', () =>
    expect([itemCodeOf(29), itemCodeOf(0), orderCodeOf(16), orderCodeOf(-1)]).toEqual([
      null,
      null,
      null,
      null,
    ]));

  it('have a name in every language', () => {
    for (const label of [...Object.values(itemCodeLabels), ...Object.values(orderCodeLabels)])
      for (const language of languages) expect(label[language].trim()).not.toBe('');
    expect(itemCodeLabels.WAITING_FOR_REFUND.vi).toBe('Chờ hoàn tiền');
    expect(orderCodeLabels.COMPLETED.ko).toBe('배송 완료');
  });
});

describe('one event on several items', () => {
  it('happens to all or to none', () => {
    const sent = done(
      applyToOrder(paid, {
        event: 'seller.dispatch',
        by: 'seller',
        at: start + hour,
        payload: { shipment },
      }),
    );
    expect([codeOf(paid), codeOf(sent), sent.items.map(({ state }) => state)]).toEqual([
      'WAITING_FOR_DELIVERY',
      'DELIVERY',
      ['delivering', 'delivering'],
    ]);
    const first = done(
      applyToOrder(
        paid,
        { event: 'seller.dispatch', by: 'seller', at: start + hour, payload: { shipment } },
        [0],
      ),
    );
    const again = applyToOrder(first, {
      event: 'seller.dispatch',
      by: 'seller',
      at: start + 2 * hour,
      payload: { shipment },
    });
    expect(again).toMatchObject({ ok: false, item: 0, refusal: { reason: 'GOODS_ON_THEIR_WAY' } });
    expect(again.order).toBe(first);
    expect(itemsFor(first, 'seller.dispatch', 'seller', start + 2 * hour)).toEqual([1]);
    expect(() =>
      applyToOrder(paid, { event: 'delivered', by: 'carrier', at: start, payload: {} }, [5]),
    ).toThrow('no item at 5');
  });

  it('names the item in its effects and entries', () => {
    const applied = applyToOrder(paid, {
      event: 'cancel.by_seller',
      by: 'seller',
      at: start + hour,
      payload: { reason: 'OUT_OF_STOCK' },
    });
    expect(applied.ok && applied.effects.filter((effect) => effect.do === 'return-money')).toEqual([
      { do: 'return-money', amount: 700_000, item: 0 },
      { do: 'return-money', amount: 300_000, item: 1 },
    ]);
    expect(applied.ok && applied.entries.map(({ item, rule }) => [item, rule])).toEqual([
      [0, 'C06'],
      [1, 'C06'],
    ]);
  });

  it('is complete at once when no money was taken', () => {
    const cod = done(
      applyToOrder(two, {
        event: 'payment.succeeded',
        by: 'system',
        at: start,
        payload: { cod: true, verified: false, captured: 0 },
      }),
    );
    expect([codeOf(cod), paymentStatus(cod)]).toEqual(['WAITING_FOR_DELIVERY', 'WAIT_FOR_PAY']);
    const cancelled = applyToOrder(cod, {
      event: 'cancel.by_seller',
      by: 'seller',
      at: start + hour,
      payload: { reason: 'OUT_OF_STOCK' },
    });
    expect(
      cancelled.ok && [
        cancelled.code,
        cancelled.order.items.map(({ state }) => state),
        cancelled.entries.map(({ rule }) => rule),
      ],
    ).toEqual([
      'CANCELLED',
      ['cancel_completed', 'cancel_completed'],
      ['C06', 'C07', 'C06', 'C07'],
    ]);
    const free = newOrder([
      send(
        send(itemIn('delivered'), 'refund.request', 'buyer', itemIn('delivered').changedAt + 1),
        'refund.received',
        'seller',
        itemIn('delivered').changedAt + 2,
      ),
    ]);
    const nothing = applyToOrder(free, {
      event: 'refund.confirm',
      by: 'seller',
      at: itemIn('delivered').changedAt + 3,
      payload: { amount: 0 },
    });
    expect(nothing.ok && nothing.code).toBe('REFUND_COMPLETED');
  });
});

describe('extending the confirmation', () => {
  const sent = done(
    applyToOrder(paid, {
      event: 'seller.dispatch',
      by: 'seller',
      at: start + hour,
      payload: { shipment },
    }),
  );

  it('gives seven more days once and shows code 10', () => {
    const extended = extendConfirmation(sent, 'buyer', start + day);
    expect(extended.ok && codeOf(extended.order)).toBe('EXTEND_CONFIRMATION');
    expect(extended.order.items.map(({ confirmDueAt }) => confirmDueAt)).toEqual([
      daysAfter(start, 14),
      daysAfter(start, 14),
    ]);
    expect(extendConfirmation(extended.order, 'buyer', start + 2 * day)).toMatchObject({
      ok: false,
      reason: 'EXTENSION_USED',
    });
    expect(settlementHold(extended.order)).toBe(true);
    expect(extended.order.items[0]?.version).toBe((sent.items[0]?.version ?? 0) + 1);
  });

  it('is an entry of every line that waits: played again, it gives the new date', () => {
    const extended = extendConfirmation(sent, 'seller', start + day);
    if (!extended.ok) throw new Error(extended.reason);
    expect(
      extended.entries.map(({ item, rule, from, to, command }) => [item, rule, from, to, command]),
    ).toEqual(
      [0, 1].map((item) => [
        item,
        'A03',
        'delivering',
        'delivering',
        {
          event: 'buyer.extend_confirm',
          by: 'seller',
          at: start + day,
          payload: { until: daysAfter(start, 14) },
        },
      ]),
    );
    expect(extended.effects).toContainEqual({
      ...notify('order.extended', 'buyer', 'seller'),
      item: 0,
    });
    for (const [index, item] of sent.items.entries())
      expect(
        replay(
          itemHistoryMachine,
          item,
          extended.entries.filter((entry) => entry.item === index),
        ),
      ).toEqual(extended.order.items[index]);
  });

  it('keeps the state, and no date is brought nearer', () => {
    for (const edge of edgesOf(itemHistoryMachine).filter(({ rule }) => rule === 'A03')) {
      expect(edge.to).toEqual([edge.from]);
      expect(ruleFor(itemMachine, edge.from as ItemState, 'buyer.confirm')).toBeDefined();
    }
    const [item] = sent.items;
    const nearer = item && {
      event: 'buyer.extend_confirm' as const,
      by: 'buyer' as const,
      at: start + day,
      payload: { until: item.confirmDueAt ?? 0 },
    };
    const applied = item && nearer && apply(itemHistoryMachine, item, nearer);
    expect(applied).toMatchObject({ ok: false, refusal: { reason: 'DATE_NOT_FUTURE' } });
  });

  it('touches only what has been sent', () => {
    const half = done(
      applyToOrder(
        paid,
        { event: 'seller.dispatch', by: 'seller', at: start + hour, payload: { shipment } },
        [0],
      ),
    );
    const extended = extendConfirmation(half, 'seller', start + day).order;
    expect([codeOf(extended), extended.items[1]]).toEqual(['DELIVERY', half.items[1]]);
  });

  it('says why not', () => {
    expect(canExtend(sent, 'carrier', start + day)).toBe('NOT_YOURS');
    expect(canExtend(paid, 'buyer', start + day)).toBe('NOT_DISPATCHED');
    expect(canExtend(newOrder([itemIn('confirmed')]), 'buyer', start + day)).toBe('CONFIRMED');
    expect(
      canExtend(newOrder([itemIn('delivered'), itemIn('refund_requested')]), 'admin', start + day),
    ).toBe('CLAIM_OPEN');
    expect(canExtend(sent, 'buyer', daysAfter(start, 7) + 1)).toBe('CLAIM_WINDOW_OVER');
    expect(canExtend(sent, 'buyer', daysAfter(start, 7))).toBeNull();
  });
});

describe('a claim on part of a quantity', () => {
  it('splits the line and its money to the đồng', () => {
    const item = { ...itemIn('delivered'), amount: 1_000_001, captured: 1_000_001 };
    const [rest, part] = splitLine({ quantity: 5, item }, 2);
    expect([rest.quantity, rest.item.amount, part?.quantity, part?.item.amount]).toEqual([
      3, 600_001, 2, 400_000,
    ]);
    expect(rest.item.captured + (part?.item.captured ?? 0)).toBe(1_000_001);
    expect(splitLine({ quantity: 2, item }, 2)).toEqual([{ quantity: 2, item }]);
    for (const bad of [0, 6, 1.5])
      expect(() => splitLine({ quantity: 5, item }, bad)).toThrow(`cannot take ${bad} of 5`);
  });
});

describe('words of the lists', () => {
  it('derive shipping and payment from the items', () => {
    const status = (...states: ItemState[]) => shippingStatus(newOrder(states.map(itemIn)));
    expect([
      status('new_order'),
      status('delivering', 'new_order'),
      status('delivered', 'delivered'),
      status('delivered', 'delivering'),
      status('cancel_completed'),
      status('confirmed'),
      status('delivered', 'cancel_completed'),
    ]).toEqual([null, 'SHIPPING', 'DELIVERED', 'SHIPPING', 'CANCELLED', 'DELIVERED', 'DELIVERED']);
    expect([
      paymentStatus(newOrder([itemIn('awaiting_payment')])),
      paymentStatus(newOrder([itemIn('delivered')])),
    ]).toEqual(['WAIT_FOR_PAY', 'PAID']);
  });

  it("put every state under one of the seller's tabs (2.4)", () => {
    expect(
      (Object.keys(itemStates) as ItemState[]).map((state) =>
        `${state}: ${sellerTab({ state })} ${claimTab({ state })?.type ?? ''} ${claimTab({ state })?.tab ?? ''}`.trim(),
      ),
    ).toMatchSnapshot();
  });

  it('hold the money back while a claim is open', () => {
    expect([
      settlementHold(newOrder([itemIn('refund_requested'), itemIn('confirmed')])),
      settlementHold(newOrder([itemIn('confirmed')])),
      settlementHold({ items: [itemIn('confirmed')], extendedAt: start, extensions: 1 }),
    ]).toEqual([true, false, false]);
  });
});

describe('another address (D97)', () => {
  const half = done(
    applyToOrder(
      paid,
      { event: 'seller.dispatch', by: 'seller', at: start + hour, payload: { shipment } },
      [0],
    ),
  );

  it('is possible until the first of the goods is dispatched, for the buyer alone', () => {
    for (const order of [two, paid]) expect(canChangeAddress(order, 'buyer', start)).toBeNull();
    for (const by of ['seller', 'admin', 'carrier', 'system'] as const)
      expect(canChangeAddress(paid, by, start)).toBe('NOT_YOURS');
    expect(canChangeAddress(half, 'buyer', start + hour)).toBe('DISPATCHED');
    const open: readonly ItemState[] = [
      'awaiting_payment',
      'new_order',
      'preparing',
      'dispatch_delayed',
      'cancel_rejected',
    ];
    for (const [state, item] of items)
      expect([state, canChangeAddress(newOrder([item]), 'buyer', start) === null]).toEqual([
        state,
        open.includes(state),
      ]);
    expect(canChangeAddress(newOrder([itemIn('delivered')]), 'buyer', start)).toBe('DISPATCHED');
  });

  it('waits for the answer to a cancel, and does not ask what was cancelled', () => {
    const asked = newOrder([itemIn('preparing'), itemIn('cancel_requested')]);
    expect(canChangeAddress(asked, 'buyer', start)).toBe('CANCEL_OPEN');
    const cancelled = newOrder([itemIn('preparing'), itemIn('cancel_completed')]);
    const changed = changeAddress(cancelled, 'buyer', start, 'Huế');
    expect(changed).toMatchObject({ ok: true, entries: [{ item: 0 }] });
    expect(canChangeAddress(newOrder([itemIn('cancel_completed')]), 'buyer', start)).toBe(
      'FINISHED',
    );
  });

  it('is told to buyer and seller, keeps every state, and can be played again', () => {
    const changed = changeAddress(paid, 'buyer', start + hour, 'Đà Nẵng');
    if (!changed.ok) throw new Error(changed.reason);
    expect(changed.effects).toEqual(
      [0, 1].map((item) => ({ ...notify('order.address-changed', 'buyer', 'seller'), item })),
    );
    expect(changed.code).toBe(codeOf(paid));
    for (const [index, item] of paid.items.entries()) {
      const after = changed.order.items[index];
      expect(after).toEqual({ ...item, version: item.version + 1, changedAt: start + hour });
      const entries = changed.entries.filter((entry) => entry.item === index);
      expect(replay(itemHistoryMachine, item, entries)).toEqual(after);
    }
  });

  it('is nothing to a seller who does not know the order yet', () => {
    const changed = changeAddress(two, 'buyer', start, 'Đà Nẵng');
    if (!changed.ok) throw new Error(changed.reason);
    expect(changed.effects.map((effect) => effect.do === 'notify' && effect.who)).toEqual([
      ['buyer'],
      ['buyer'],
    ]);
  });
});
