import { type Instant, movableClock } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderItems } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import type { Database } from '../db/database.ts';
import { changeItems } from '../orders/write/change-items.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { fillShelves } from '../testing/shop-floor.ts';
import { paymentsAt } from '../testing/payments.ts';
import { placeGroup } from '../testing/place-group.ts';
import { type GatewayClients, gatewaysOf } from './gateways/all.ts';
import {
  GatewayUnavailable,
  type NewRefund,
  type RefundAnswer,
  type RefundState,
} from './gateways/gateway.ts';
import { leaseMs, retryAfterMs, sendDueReturns } from './send-returns.ts';

/** Stands for a process that ends while the gateway is asked. */
class Killed extends Error {}

describe.each(databaseKinds)('money on its way back on %s', (kind) => {
  const clock = movableClock(testNow);
  let database: Database;
  /** What the gateway was asked, and what moved there: once per key. */
  const asked: NewRefund[] = [];
  const moved = new Set<string>();
  let answer: (refund: NewRefund) => Promise<RefundAnswer>;
  /** What it was asked about, and what it says of that. */
  const askedAbout: NewRefund[] = [];
  let known: (refund: NewRefund) => Promise<RefundState>;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await fillShelves(database);
  });
  afterAll(() => database.close());

  const move = async ({ key }: NewRefund): Promise<RefundAnswer> => {
    moved.add(key);
    return { state: 'refunded', proof: `RF-${key}` };
  };

  /** The gateway knows what moved there. */
  const inBooks = async ({ key }: NewRefund): Promise<RefundState> =>
    moved.has(key) ? { state: 'refunded', proof: `RF-${key}` } : { state: 'unknown' };

  const silent = async (): Promise<never> => {
    throw new GatewayUnavailable();
  };

  const send = (changed: Partial<GatewayClients> = {}) => {
    const clients = gatewaysOf(paymentsAt('http://127.0.0.1:9').gateways);
    if (clients.vnpay === null) throw new Error('VNPay is not set');
    const refund = async (wanted: NewRefund) => {
      asked.push(wanted);
      return answer(wanted);
    };
    const refundState = async (wanted: NewRefund) => {
      askedAbout.push(wanted);
      return known(wanted);
    };
    const sender = { ...clients, vnpay: { ...clients.vnpay, refund, refundState }, ...changed };
    return sendDueReturns({ database, clients: sender, now: () => clock.now() });
  };

  /** A paid order whose only line was cancelled: its money is owed. */
  async function owed() {
    asked.length = 0;
    askedAbout.length = 0;
    moved.clear();
    known = inBooks;
    const at: Instant = clock.now();
    const { groupId, total, itemId } = await placeGroup(database, at);
    const [attempt] = await database.orm
      .insert(paymentAttempts)
      .values({
        groupId,
        method: 'QR',
        gateway: 'vnpay',
        reference: `r-${groupId}`,
        state: 'succeeded',
        amount: total,
        transaction: `T${groupId}`,
        idempotencyKey: `r-${groupId}`,
        changedAt: new Date(at),
        createdAt: new Date(at),
      })
      .returning();
    await database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: attempt?.id ?? 0, captured: total, at }),
    );
    const [item] = await database.orm.select().from(orderItems).where(eq(orderItems.id, itemId));
    const cancelled = await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: item?.orderId ?? 0,
        command: {
          event: 'cancel.by_seller',
          by: 'seller',
          at,
          payload: { reason: 'OUT_OF_STOCK' },
        },
        who: { userId: 2 },
      }),
    );
    expect(cancelled.ok).toBe(true);
    return { groupId, itemId };
  }

  const returnOf = async (groupId: number) => {
    const [row] = await database.orm
      .select()
      .from(moneyReturns)
      .where(eq(moneyReturns.groupId, groupId));
    return row;
  };
  const change = (groupId: number, values: Partial<typeof moneyReturns.$inferInsert>) =>
    database.orm.update(moneyReturns).set(values).where(eq(moneyReturns.groupId, groupId));
  /** All that finance is asked to look at because of a return that failed: once for each time it failed. */
  const casesOf = (groupId: number) =>
    database.orm
      .select()
      .from(staffCases)
      .where(and(eq(staffCases.groupId, groupId), eq(staffCases.because, 'refund-failed')));
  const stateOf = async (itemId: number) =>
    (await database.orm.select().from(orderItems).where(eq(orderItems.id, itemId)))[0]?.state;

  test('a return goes to its gateway, and the line is cancelled once the money is back', async () => {
    const { groupId, itemId } = await owed();
    expect(await stateOf(itemId)).toBe('cancel_confirmed');
    answer = move;
    await send();
    expect(await returnOf(groupId)).toMatchObject({ state: 'refunded', tries: 1 });
    expect(await stateOf(itemId)).toBe('cancel_completed');
    await send();
    expect(asked).toHaveLength(1);
  });

  test('two workers at once send it once', async () => {
    const { groupId } = await owed();
    answer = move;
    await Promise.all([send(), send()]);
    expect(asked).toHaveLength(1);
    expect(await returnOf(groupId)).toMatchObject({ state: 'refunded' });
  });

  test('a gateway that does not answer is asked again, later and later, and then a person', async () => {
    const { groupId, itemId } = await owed();
    answer = silent;
    known = silent;
    await send();
    expect(await send()).toBe(0);
    for (const wait of retryAfterMs) {
      expect(await returnOf(groupId)).toMatchObject({ state: 'processing' });
      clock.advance(wait + leaseMs);
      await send();
    }
    expect(await returnOf(groupId)).toMatchObject({
      state: 'failed',
      tries: retryAfterMs.length + 1,
      round: 1,
      refused: false,
    });
    // Sent once; from then on it was only asked about.
    expect(asked).toHaveLength(1);
    expect(askedAbout).toHaveLength(retryAfterMs.length);
    expect(await stateOf(itemId)).toBe('cancel_confirmed');
    const cases = await database.orm
      .select()
      .from(staffCases)
      .where(eq(staffCases.groupId, groupId));
    expect(cases.map(({ because }) => because)).toContain('refund-failed');
  });

  test('a process killed between sending and the answer moves no money twice', async () => {
    const { groupId, itemId } = await owed();
    answer = async (refund) => {
      await move(refund);
      throw new Killed();
    };
    await expect(send()).rejects.toBeInstanceOf(Killed);
    // It arrived there; here nobody knows.
    expect(await returnOf(groupId)).toMatchObject({ state: 'processing', proof: null });
    answer = move;
    expect(await send()).toBe(0);
    clock.advance(leaseMs + 1);
    await send();
    expect([asked.length, askedAbout.length]).toEqual([1, 1]);
    expect(moved.size).toBe(1);
    expect(await returnOf(groupId)).toMatchObject({ state: 'refunded' });
    expect(await stateOf(itemId)).toBe('cancel_completed');
  });

  test('a request that never arrived is sent again under its key', async () => {
    const { groupId } = await owed();
    answer = silent;
    await send();
    answer = move;
    clock.advance(retryAfterMs[0] ?? 0);
    await send();
    expect(askedAbout).toHaveLength(1);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect([...moved]).toEqual([asked[0]?.key]);
    expect(await returnOf(groupId)).toMatchObject({ state: 'refunded', round: 1 });
  });

  test('a gateway that says a refund failed there is believed, and nothing is sent', async () => {
    const { groupId } = await owed();
    answer = silent;
    await send();
    known = async () => ({ state: 'refused', code: '09' });
    clock.advance(retryAfterMs[0] ?? 0);
    await send();
    expect(asked).toHaveLength(1);
    expect(await returnOf(groupId)).toMatchObject({ state: 'failed', refused: true });
  });

  test('a gateway is told what it said of the other lines of a payment', async () => {
    const { groupId, itemId } = await owed();
    const [first] = await database.orm
      .select()
      .from(moneyReturns)
      .where(eq(moneyReturns.groupId, groupId));
    if (first === undefined) throw new Error(`line ${itemId} is owed nothing`);
    const { id: _, ...same } = first;
    await database.orm
      .insert(moneyReturns)
      .values({ ...same, key: `other:${itemId}`, state: 'refunded', proof: 'RF-OTHER' });
    answer = move;
    await send();
    expect(asked.map(({ otherProofs }) => otherProofs)).toEqual([['RF-OTHER']]);
  });

  test('a refusal is final until staff has it sent anew', async () => {
    const { groupId } = await owed();
    answer = async () => ({ state: 'refused', code: '95' });
    await send();
    expect(await returnOf(groupId)).toMatchObject({ state: 'failed', tries: 1 });
    clock.advance(86_400_000);
    expect(await send()).toBe(0);
  });

  test('the gateway is told which payment, which part of it, and when it was paid', async () => {
    const { groupId } = await owed();
    const before = await returnOf(groupId);
    if (before === undefined) throw new Error('nothing is owed');
    answer = move;
    await send();
    expect(asked).toEqual([
      {
        key: `HT${before.id}-1`,
        createdAt: before.createdAt.getTime(),
        amount: 930_000,
        reference: `r-${groupId}`,
        transaction: `T${groupId}`,
        paidAmount: 930_000,
        paidAt: before.createdAt.getTime(),
        otherProofs: [],
        at: clock.now(),
      },
    ]);
  });

  test('money that came under a second number goes back by that number', async () => {
    const { groupId } = await owed();
    await change(groupId, { transaction: 'T-SECOND' });
    answer = move;
    await send();
    expect(asked.map(({ transaction }) => transaction)).toEqual(['T-SECOND']);
  });

  test('what a gateway has accepted is asked about after each wait, and not sooner', async () => {
    const { groupId } = await owed();
    answer = async () => ({ state: 'open' });
    known = async () => ({ state: 'open' });
    await send();
    // After one minute, five, half an hour, two, six and twelve hours.
    for (const minutes of [1, 5, 30, 120, 360, 720]) {
      clock.advance(minutes * 60_000 - 1);
      expect(await send()).toBe(0);
      clock.advance(1);
      expect(await send()).toBe(1);
    }
    expect([asked.length, askedAbout.length]).toEqual([1, 6]);
    const row = await returnOf(groupId);
    expect(row).toMatchObject({ state: 'failed', refused: false, tries: 7 });
    expect(await casesOf(groupId)).toMatchObject([
      {
        queue: 'finance',
        because: 'refund-failed',
        orderItemId: row?.orderItemId,
        facts: { moneyReturn: row?.id, amount: 930_000, code: 'no-answer' },
        key: `refund-failed:${row?.id}:1:unanswered`,
      },
    ]);
  });

  test('a refusal is a case with the gateway’s own word', async () => {
    const { groupId } = await owed();
    answer = async () => ({ state: 'refused', code: '95' });
    await send();
    const row = await returnOf(groupId);
    expect(row).toMatchObject({ state: 'failed', refused: true, proof: null });
    expect(await casesOf(groupId)).toMatchObject([
      { facts: { code: '95' }, key: `refund-failed:${row?.id}:1` },
    ]);
  });

  test('a process that sends is not overtaken for a minute', async () => {
    const { groupId } = await owed();
    answer = async (refund) => {
      await move(refund);
      throw new Killed();
    };
    await expect(send()).rejects.toBeInstanceOf(Killed);
    clock.advance(60_000 - 1);
    expect(await send()).toBe(0);
    clock.advance(1);
    expect(await send()).toBe(1);
    expect(await returnOf(groupId)).toMatchObject({ state: 'refunded', proof: expect.any(String) });
  });

  test('a gateway that is no longer set: what was never sent is refused, what was may have arrived', async () => {
    const fresh = await owed();
    expect(await send({ vnpay: null })).toBe(1);
    expect(await returnOf(fresh.groupId)).toMatchObject({ state: 'failed', refused: true });
    expect(await casesOf(fresh.groupId)).toMatchObject([{ facts: { code: 'not-configured' } }]);
    const sent = await owed();
    answer = silent;
    await send();
    clock.advance(retryAfterMs[0] ?? 0);
    expect(await send({ vnpay: null })).toBe(1);
    expect(await returnOf(sent.groupId)).toMatchObject({ state: 'processing', tries: 2 });
  });

  test('ten at a time, first those that have waited longest', async () => {
    const groups: number[] = [];
    for (let nth = 0; nth < 11; nth += 1) groups.push((await owed()).groupId);
    // Placed last, due first.
    const last = groups.at(-1) ?? 0;
    await change(last, { nextTryAt: new Date(clock.now() - 1) });
    answer = move;
    expect(await send()).toBe(10);
    expect(asked.map(({ reference }) => reference)).toContain(`r-${last}`);
    expect(await send()).toBe(1);
    expect(asked).toHaveLength(11);
    expect(await send()).toBe(0);
  });

  test('transfers are left to people', async () => {
    const { groupId } = await owed();
    await database.orm
      .update(paymentAttempts)
      .set({ gateway: 'vietqr' })
      .where(eq(paymentAttempts.groupId, groupId));
    expect(await send()).toBe(0);
    expect(await returnOf(groupId)).toMatchObject({ state: 'requested', tries: 0 });
  });
});
