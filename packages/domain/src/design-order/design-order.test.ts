import { describe, expect, it } from 'vitest';
import { designOrderMachine } from './design-order-machine.ts';
import { day, hour } from '../calendar/duration.ts';
import { daysAfter, fromIct } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import type { Actor } from '../machine/actors.ts';
import { advance, timersOf } from '../machine/timers.ts';
import {
  type DesignOrder,
  designOrderCodes,
  type DesignOrderPayloads,
  downloadState,
  newDesignOrder,
  originTab,
  totalOf,
} from './design-order.ts';

const at = fromIct(2026, 3, 2, 9);
const pending = newDesignOrder(
  [
    { designId: 1, price: 4_000_000 },
    { designId: 2, price: 1_000_000 },
  ],
  at,
);
const send = <E extends keyof DesignOrderPayloads & string>(
  order: DesignOrder,
  event: E,
  by: Actor,
  when: number,
  payload: DesignOrderPayloads[E],
): DesignOrder | string => {
  const applied = apply(designOrderMachine, order, { event, by, at: when, payload } as never);
  return applied.ok ? applied.entity : applied.refusal.reason;
};
const moved = <E extends keyof DesignOrderPayloads & string>(
  ...args: Parameters<typeof send<E>>
): DesignOrder => {
  const result = send<E>(...args);
  if (typeof result === 'string') throw new Error(result);
  return result;
};
const paidAt = at + hour;
const bought = moved(pending, 'payment.succeeded', 'system', paidAt, {
  verified: true,
  captured: 5_000_000,
});
const download = (order: DesignOrder, when: number, designId = 1, linkMadeAt = when) =>
  send(order, 'download.start', 'buyer', when, { designId, linkMadeAt });

describe('a design order', () => {
  it('takes up to three more designs in total while it is not paid', () => {
    const more = (ids: number[], owned: number[] = []) => ({
      designs: ids.map((designId) => ({ designId, price: 500_000 })),
      owned,
    });
    const two = moved(pending, 'order.add_designs', 'buyer', at, more([3, 4]));
    expect([two.state, two.added, totalOf(two), two.designs.length]).toEqual([
      'pending',
      2,
      6_000_000,
      4,
    ]);
    expect(send(two, 'order.add_designs', 'buyer', at, more([5, 6]))).toBe('REORDER_LIMIT');
    const three = moved(two, 'order.add_designs', 'buyer', at, more([5]));
    expect(send(three, 'order.add_designs', 'buyer', at, more([6]))).toBe('REORDER_LIMIT');
    expect(send(pending, 'order.add_designs', 'buyer', at, more([1]))).toBe('DUPLICATE_DESIGN');
    expect(send(pending, 'order.add_designs', 'buyer', at, more([3, 3]))).toBe('DUPLICATE_DESIGN');
    expect(send(pending, 'order.add_designs', 'buyer', at, more([3], [3]))).toBe('ALREADY_OWNED');
    expect(send(pending, 'order.add_designs', 'buyer', at, more([]))).toBe('INCOMPLETE');
    expect(send(pending, 'order.add_designs', 'buyer', pending.paymentDueAt + 1, more([3]))).toBe(
      'PAYMENT_OVERDUE',
    );
    expect(send(bought, 'order.add_designs', 'buyer', at, more([3]))).toBe('NOT_NOW');
  });

  it('is bought for the exact, verified sum, with five downloads and thirty days each', () => {
    expect(bought.designs).toEqual([
      { designId: 1, price: 4_000_000, allowedTimes: 5, used: 0, expiresAt: daysAfter(paidAt, 30) },
      { designId: 2, price: 1_000_000, allowedTimes: 5, used: 0, expiresAt: daysAfter(paidAt, 30) },
    ]);
    expect(
      send(pending, 'payment.succeeded', 'system', at, { verified: false, captured: 5_000_000 }),
    ).toBe('PAYMENT_NOT_VERIFIED');
    expect(
      send(pending, 'payment.succeeded', 'system', at, { verified: true, captured: 4_999_999 }),
    ).toBe('AMOUNT_DIFFERS');
  });

  it('is cancelled by hand or by time while it is not paid', () => {
    expect(moved(pending, 'cancel', 'buyer', at, {}).state).toBe('cancelled');
    expect(advance(designOrderMachine, pending, pending.paymentDueAt).entity.state).toBe('pending');
    expect(advance(designOrderMachine, pending, pending.paymentDueAt + 1).entity.state).toBe(
      'cancelled',
    );
    expect(send(pending, 'payment.due_elapsed', 'system', at, {})).toBe('TOO_EARLY');
  });

  it('counts a download when it starts, per design, and stops at five', () => {
    let order: DesignOrder | string = bought;
    for (let time = 1; time <= 5; time += 1)
      order = typeof order === 'string' ? order : download(order, paidAt + time * hour);
    if (typeof order === 'string') throw new Error(order);
    expect(order.designs.map(({ used }) => used)).toEqual([5, 0]);
    expect(download(order, paidAt + 6 * hour)).toBe('DOWNLOADS_USED_UP');
    expect(order.designs.map((line) => downloadState(order, line, paidAt + 6 * hour))).toEqual([
      'exhausted',
      'available',
    ]);
    const longer = moved(order, 'admin.extend_download', 'admin', paidAt + day, {
      reason: 'Máy hỏng',
      designId: 1,
      times: 2,
      until: paidAt + 60 * day,
    });
    expect(longer.designs[0]).toMatchObject({ allowedTimes: 7, expiresAt: paidAt + 60 * day });
    expect(
      moved(order, 'admin.extend_download', 'admin', paidAt + day, {
        reason: 'x',
        designId: 1,
        times: 0,
        until: paidAt + 2 * day,
      }).designs[0]?.expiresAt,
    ).toBe(daysAfter(paidAt, 30));
    expect(
      moved(order, 'admin.extend_download', 'admin', paidAt + day, {
        reason: 'x',
        designId: 9,
        times: 1,
        until: paidAt + 2 * day,
      }).designs,
    ).toEqual(order.designs);
    expect(
      send(order, 'admin.extend_download', 'admin', paidAt, {
        reason: 'x',
        designId: 1,
        times: 1,
        until: paidAt,
      }),
    ).toBe('DATE_NOT_FUTURE');
    expect(
      send(order, 'admin.extend_download', 'admin', paidAt, {
        reason: '',
        designId: 1,
        times: 1,
        until: paidAt + 1,
      }),
    ).toBe('REASON_REQUIRED');
  });

  it('lets a link live for 24 hours and a design for thirty days', () => {
    expect(typeof download(bought, paidAt + 24 * hour, 1, paidAt)).toBe('object');
    expect(download(bought, paidAt + 24 * hour + 1, 1, paidAt)).toBe('LINK_EXPIRED');
    const end = daysAfter(paidAt, 30);
    expect(typeof download(bought, end)).toBe('object');
    expect(download(bought, end + 1)).toBe('DOWNLOAD_EXPIRED');
    expect(download(bought, paidAt, 9)).toBe('DOWNLOAD_EXPIRED');
    expect(bought.designs.map((line) => downloadState(bought, line, end + 1))).toEqual([
      'expired',
      'expired',
    ]);
    expect(timersOf(designOrderMachine, bought)).toMatchObject([
      { name: 'download-expires', at: end, event: null },
    ]);
    expect(pending.designs.map((line) => downloadState(pending, line, at))).toEqual([
      'locked',
      'locked',
    ]);
  });

  it('can be refunded only before the first download, by an admin', () => {
    const asked = moved(bought, 'refund.request', 'buyer', paidAt + day, { reason: 'Mua nhầm' });
    expect(download(asked, paidAt + day)).toBe('DOWNLOADS_LOCKED');
    expect(asked.designs.map((line) => downloadState(asked, line, paidAt + day))).toEqual([
      'locked',
      'locked',
    ]);
    const approved = apply(designOrderMachine, asked, {
      event: 'refund.approve',
      by: 'admin',
      at: fromIct(2026, 3, 4, 9),
      payload: { reason: 'Chưa tải' },
    });
    expect(
      approved.ok && [approved.entity.state, approved.entity.refundDueAt, approved.effects[0]],
    ).toEqual([
      'refund_approved',
      fromIct(2026, 3, 10) - 1,
      { do: 'return-money', amount: 5_000_000 },
    ]);
    expect(approved.ok && timersOf(designOrderMachine, approved.entity)).toMatchObject([
      { name: 'payout-due', event: null },
    ]);
    expect(
      approved.ok && moved(approved.entity, 'payment.refunded', 'system', paidAt + 3 * day, {}),
    ).toMatchObject({ state: 'refund_completed', refundDueAt: null });
    const rejected = moved(asked, 'refund.reject', 'admin', paidAt + 2 * day, {
      reason: 'Quá hạn',
    });
    expect(rejected.designs.map((line) => downloadState(rejected, line, paidAt + 2 * day))).toEqual(
      ['available', 'available'],
    );
    expect(download(rejected, paidAt + 2 * day)).toMatchObject({ state: 'purchased' });
    const used = download(bought, paidAt);
    expect(
      typeof used === 'string'
        ? used
        : send(used, 'refund.request', 'buyer', paidAt + 1, { reason: 'x' }),
    ).toBe('DOWNLOADED');
    expect(
      send(bought, 'refund.request', 'buyer', daysAfter(paidAt, 30) + 1, { reason: 'x' }),
    ).toBe('DOWNLOAD_EXPIRED');
    expect(send(bought, 'refund.request', 'buyer', paidAt, { reason: ' ' })).toBe(
      'REASON_REQUIRED',
    );
  });

  it('shows its order code and tab', () => {
    expect(
      Object.entries(designOrderCodes).map(
        ([state, code]) => `${state} ${code} ${originTab(state as keyof typeof designOrderCodes)}`,
      ),
    ).toEqual([
      'pending PENDING pending',
      'purchased DOWNLOAD paid',
      'cancelled CANCELLED cancel',
      'refund_requested REFUND_REQUEST paid',
      'refund_approved REFUND_APPROVED paid',
      'refund_completed REFUND_COMPLETED cancel',
      'refund_rejected REFUND_REJECTED paid',
    ]);
    expect(timersOf(designOrderMachine, moved(pending, 'cancel', 'admin', at, {}))).toEqual([]);
  });

  it('counts the very last moment as in time, and the one after as over', () => {
    const more = { designs: [{ designId: 3, price: 1 }], owned: [9] };
    const due = pending.paymentDueAt;
    expect(typeof send(pending, 'order.add_designs', 'buyer', due, more)).toBe('object');
    expect(send(pending, 'payment.due_elapsed', 'system', due, {})).toBe('TOO_EARLY');
    expect(moved(pending, 'payment.due_elapsed', 'system', due + 1, {}).state).toBe('cancelled');
    const last = daysAfter(paidAt, 30);
    expect(typeof send(bought, 'refund.request', 'buyer', last, { reason: 'x' })).toBe('object');
    const [line] = bought.designs;
    if (line === undefined) throw new Error('nothing was bought');
    expect([downloadState(bought, line, last), downloadState(bought, line, last + 1)]).toEqual([
      'available',
      'expired',
    ]);
  });

  it('owns one of the designs asked for: none of them is added', () => {
    const two = [3, 4].map((designId) => ({ designId, price: 1 }));
    expect(send(pending, 'order.add_designs', 'buyer', at, { designs: two, owned: [4] })).toBe(
      'ALREADY_OWNED',
    );
  });

  it('refunds nothing when one of its designs has run out, whichever it is', () => {
    const [first, second] = bought.designs;
    if (first === undefined || second === undefined) throw new Error('two were bought');
    for (const designs of [
      [{ ...first, expiresAt: paidAt }, second],
      [first, { ...second, expiresAt: paidAt }],
      [first, { ...second, expiresAt: null }],
    ])
      expect(
        send({ ...bought, designs }, 'refund.request', 'buyer', paidAt + 1, { reason: 'x' }),
      ).toBe('DOWNLOAD_EXPIRED');
  });

  it('names the one moment that waits: to pay, the last download, the payout', () => {
    const named = (order: DesignOrder) =>
      timersOf(designOrderMachine, order).map(({ name, kind, event, at: due }) => [
        name,
        kind,
        event,
        due,
      ]);
    expect(named(pending)).toEqual([
      ['payment-due', 'deadline', 'payment.due_elapsed', pending.paymentDueAt],
    ]);
    const [first, second] = bought.designs;
    if (first === undefined || second === undefined) throw new Error('two were bought');
    const soon = { ...first, expiresAt: paidAt + day };
    const never = { ...first, expiresAt: null };
    for (const designs of [
      [soon, second],
      [second, soon],
      [never, second],
      [second, never],
    ])
      expect(named({ ...bought, designs })).toEqual([
        ['download-expires', 'deadline', null, second.expiresAt],
      ]);
    expect(named({ ...bought, designs: [never] })).toEqual([]);
    const asked = moved(bought, 'refund.request', 'buyer', paidAt, { reason: 'x' });
    expect(named(asked)).toEqual([]);
    const approved = moved(asked, 'refund.approve', 'admin', paidAt, { reason: 'x' });
    expect(named(approved)).toEqual([['payout-due', 'deadline', null, approved.refundDueAt]]);
    expect(named({ ...approved, refundDueAt: null })).toEqual([]);
    expect(named({ ...bought, refundDueAt: paidAt })[0]?.[0]).toBe('download-expires');
  });
});
