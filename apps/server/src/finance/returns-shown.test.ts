import { fixedClock, type MoneyReturnState } from '@hien/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyReturns, paymentAttempts, staffActs, staffCases } from '../db/schema/payments.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { actsOf, writeAct } from '../staff-acts.ts';

type Headers = { readonly authorization: string };
type Owed = typeof moneyReturns.$inferSelect;
const at = new Date(testNow);

describe.each(databaseKinds)(
  'what staff see of money that goes back, and may do, on %s',
  (kind) => {
    let server: TestApp;
    let admin: Headers;
    let other: Headers;
    let group: { groupId: number; itemId: number; total: number };
    let returns = 0;

    const orm = () => server.database.orm;
    const ask = async (url: string, headers: Headers = admin) => {
      const answer = await server.app.inject({ url, headers });
      return { status: answer.statusCode, body: answer.json() };
    };
    const send = async (url: string, payload: object, headers: Headers = admin) => {
      const answer = await server.app.inject({ method: 'POST', url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    const pay = (id: number, proof: string, version: number, headers?: Headers) =>
      send(`/admin/money-return/pay/${id}`, { proof, expected_version: version }, headers);
    const retry = (id: number, version: number, headers?: Headers) =>
      send(`/admin/money-return/retry/${id}`, { expected_version: version }, headers);
    const listed = async (state = 'waiting') =>
      new Map<number, Record<string, unknown>>(
        (await ask(`/admin/money-return/list?state=${state}`)).body.data.items.map(
          (one: { id: number }) => [one.id, one],
        ),
      );
    const returnNow = async (id: number) =>
      (await orm().select().from(moneyReturns).where(eq(moneyReturns.id, id)))[0];

    beforeAll(async () => {
      const database = await freshDatabase(kind);
      await plant(database);
      await plantStaff(database, ['mot', 'hai']);
      server = await testApp(database, { clock: fixedClock(testNow) });
      admin = await signIn(server.app, 'mot@hien.example');
      other = await signIn(server.app, 'hai@hien.example');
      const made = await database.orm.transaction((tx) =>
        createOrders(tx, newGroup([newLine()], { method: 'QR', at: testNow })),
      );
      group = {
        groupId: made.groupId,
        itemId: made.orders[0]?.itemIds[0] ?? 0,
        total: made.total,
      };
    });
    afterAll(() => server.close());

    /** A return as the machine leaves it; `gateway` of the payment it gives back, null for an account. */
    async function owed(
      gateway: 'vnpay' | 'vietqr' | null,
      state: MoneyReturnState,
      more: Partial<typeof moneyReturns.$inferInsert> = {},
    ): Promise<Owed> {
      const key = `shown:${(returns += 1)}`;
      const [attempt] =
        gateway === null
          ? []
          : await orm()
              .insert(paymentAttempts)
              .values({
                groupId: group.groupId,
                method: gateway === 'vnpay' ? 'QR' : 'VA',
                gateway,
                reference: key,
                state: 'succeeded',
                amount: group.total,
                idempotencyKey: key,
                changedAt: at,
                createdAt: at,
              })
              .returning({ id: paymentAttempts.id });
      const [row] = await orm()
        .insert(moneyReturns)
        .values({
          groupId: group.groupId,
          key,
          attemptId: attempt?.id ?? null,
          state,
          amount: 70_000,
          dueAt: at,
          nextTryAt: at,
          changedAt: at,
          createdAt: at,
          ...more,
        })
        .returning();
      if (row === undefined) throw new Error('nothing is owed');
      return row;
    }
    const opened = async (key: string, because: string, facts: Record<string, string> = {}) => {
      const [row] = await orm()
        .insert(staffCases)
        .values({ queue: 'finance', because, key, facts, openedAt: at })
        .returning();
      return row?.id ?? 0;
    };

    test.each([
      [null, 'requested', false, ['to-account', false]],
      [null, 'failed', false, ['to-account', false]],
      ['vietqr', 'requested', false, ['to-account', false]],
      ['vietqr', 'processing', false, ['to-account', false]],
      ['vietqr', 'failed', false, ['to-account', false]],
      ['vnpay', 'failed', true, ['refused', true]],
      ['vnpay', 'failed', false, ['unanswered', true]],
      // A gateway works on it, or has done: nobody of ours has to.
      ['vnpay', 'requested', false, null],
      ['vnpay', 'processing', false, null],
      ['vnpay', 'processing', true, null],
      ['vnpay', 'refunded', false, null],
    ] as const)('by %s, %s, refused: %s', async (gateway, state, refused, shown) => {
      const row = await owed(gateway, state, { refused });
      const found = (await listed()).get(row.id);
      expect(found === undefined ? null : [found['why'], found['can_retry']]).toEqual(shown);
      const again = await retry(row.id, row.version);
      expect(again.status).toBe(shown?.[1] === true ? 200 : 409);
      if (again.status === 409) expect(await returnNow(row.id)).toEqual(row);
    });

    test.each([
      ['vietqr', 'requested', 200],
      ['vietqr', 'processing', 200],
      [null, 'requested', 200],
      ['vnpay', 'requested', 409],
      ['vnpay', 'processing', 409],
    ] as const)('by %s, %s: paying it by hand is %i', async (gateway, state, status) => {
      const row = await owed(gateway, state);
      expect((await pay(row.id, 'FT5', row.version)).status).toBe(status);
      expect((await returnNow(row.id))?.state).toBe(status === 200 ? 'refunded' : state);
    });

    test('why money of no line goes back is what it was noticed for', async () => {
      const found: [unknown, unknown][] = [];
      for (const because of ['paid-twice', 'paid-too-late', 'paid-in-doubt', null]) {
        const row = await owed(null, 'requested');
        if (because !== null) await opened(row.key, because);
        const shown = (await listed()).get(row.id);
        found.push([shown?.['reason'], shown?.['thing']]);
      }
      expect(found).toEqual([
        ['paid-twice', null],
        ['paid-late', null],
        ['wrong-amount', null],
        ['wrong-amount', null],
      ]);
      const ofLine = await owed(null, 'requested', { orderItemId: group.itemId });
      expect((await listed()).get(ofLine.id)).toMatchObject({
        reason: 'returned',
        thing: 'Đèn trần mây',
      });
    });

    test('a refusal is told while it stands, not of what was paid since', async () => {
      const row = await owed('vnpay', 'failed', { refused: true });
      await opened(`refund-failed:${row.id}:1`, 'refund-failed', { code: '95' });
      expect((await listed()).get(row.id)).toMatchObject({ failure: '95', can_retry: true });
      expect((await pay(row.id, 'FT6', row.version)).status).toBe(200);
      expect((await listed('decided')).get(row.id)).toMatchObject({
        state: 'refunded',
        failure: null,
        can_retry: false,
        proof: 'FT6',
      });
    });

    test('paid is paid: the same words of the same person alone are answered again', async () => {
      const row = await owed(null, 'requested');
      expect((await pay(row.id, 'FT7', row.version)).status).toBe(200);
      const after = await returnNow(row.id);
      expect((await pay(row.id, 'FT7', row.version)).status).toBe(200);
      for (const [proof, version, who] of [
        ['FT8', row.version, admin],
        ['FT7', row.version, other],
        ['FT8', row.version + 1, admin],
        ['FT7', row.version + 1, other],
      ] as const)
        expect(await pay(row.id, proof, version, who)).toMatchObject({
          status: 409,
          body: { code: 'VERSION_CONFLICT', current: { state: 'refunded', proof: 'FT7' } },
        });
      expect(await returnNow(row.id)).toEqual(after);
      const acts = await orm().select().from(staffActs).where(eq(staffActs.subjectId, row.id));
      expect(acts.map(({ act, text }) => [act, text])).toEqual([['paid-by-hand', 'FT7']]);
    });

    test('sent again by who saw it as it was, or by the same press', async () => {
      const row = await owed('vnpay', 'failed', { refused: true, version: 3 });
      expect((await retry(row.id, row.version + 1)).status).toBe(409);
      expect((await retry(row.id, row.version)).status).toBe(200);
      const sent = await returnNow(row.id);
      expect((await retry(row.id, row.version)).status).toBe(200);
      expect((await retry(row.id, row.version, other)).status).toBe(409);
      expect((await retry(row.id, row.version - 1)).status).toBe(409);
      expect(await returnNow(row.id)).toEqual(sent);
    });

    test('an account is shown when there is one, and that somebody looked is written down', async () => {
      const account = { bank: 'ACB', account: '123456789', holder: 'NGUYEN AN' };
      const without = await owed(null, 'requested');
      const row = await owed(null, 'requested', { account });
      for (const id of [without.id, row.id + 1_000_000])
        expect((await ask(`/admin/money-return/account/${id}`)).body.code).toBe('NOT_FOUND');
      expect((await ask(`/admin/money-return/account/${row.id}`)).body.data).toEqual(account);
      const acts = await orm()
        .select({ of: staffActs.subjectId, act: staffActs.act })
        .from(staffActs)
        .where(inArray(staffActs.subjectId, [without.id, row.id]));
      expect(acts).toEqual([{ of: row.id, act: 'account-shown' }]);
    });

    test('paying closes what asked for it, and nothing else', async () => {
      const row = await owed('vnpay', 'failed', { refused: true, orderItemId: group.itemId });
      const its = await Promise.all(
        [
          row.key,
          `refund-failed:${row.id}:1`,
          `refund-failed:${row.id}:2:unanswered`,
          `item:${group.itemId}:payout-late`,
        ].map((key) => opened(key, 'refund-failed')),
      );
      const others = await Promise.all(
        [
          `refund-failed:${row.id}0:1`,
          `item:${group.itemId}0:payout-late`,
          `item:${group.itemId}:hold-long`,
        ].map((key) => opened(key, 'refund-failed')),
      );
      await orm()
        .update(staffCases)
        .set({ closedAt: new Date(testNow - 1), note: 'trước' })
        .where(eq(staffCases.id, its[1] ?? 0));
      expect((await pay(row.id, 'FT9', row.version)).status).toBe(200);
      const notes = await orm()
        .select({ id: staffCases.id, note: staffCases.note })
        .from(staffCases)
        .where(inArray(staffCases.id, [...its, ...others]))
        .orderBy(asc(staffCases.id));
      const noteOf = new Map(notes.map(({ id, note }) => [id, note]));
      expect(its.map((id) => noteOf.get(id))).toEqual(['FT9', 'trước', 'FT9', 'FT9']);
      expect(others.map((id) => noteOf.get(id))).toEqual([null, null, null]);
    });

    test('a case names its line, and closing it is answered again to who closed it', async () => {
      const id = await opened('hold:1', 'held-long');
      const about = await opened('hold:2', 'held-long');
      await orm()
        .update(staffCases)
        .set({ orderItemId: group.itemId })
        .where(eq(staffCases.id, about));
      const cases = new Map<number, Record<string, unknown>>(
        (await ask('/admin/case/list')).body.data.items.map((one: { id: number }) => [one.id, one]),
      );
      expect([cases.get(id)?.['thing'], cases.get(about)?.['thing']]).toEqual([
        null,
        'Đèn trần mây',
      ]);
      const close = (text: string, who?: Headers, shut = true) =>
        send(`/admin/case/note/${id}`, { note: text, close: shut }, who);
      expect((await close('xong', admin, false)).body.data.state).toBe('open');
      expect((await close('xong')).body.data.state).toBe('closed');
      expect((await close('xong')).status).toBe(200);
      expect((await close('xong', other)).status).toBe(409);
      expect((await close('xong', admin, false)).status).toBe(409);
      expect((await close('khác')).status).toBe(409);
      const acts = await orm()
        .select({ act: staffActs.act })
        .from(staffActs)
        .where(eq(staffActs.subjectId, id))
        .orderBy(asc(staffActs.id));
      expect(acts.filter(({ act }) => act === 'noted' || act === 'closed')).toEqual([
        { act: 'noted' },
        { act: 'closed' },
      ]);
    });

    test('the last fifty things that were done are shown, the newest first', async () => {
      for (let n = 1; n <= 52; n += 1)
        await writeAct(orm(), {
          userId: 1,
          act: 'noted',
          subject: 'case',
          subjectId: 1_000_000,
          text: String(n),
          at: testNow,
        });
      const acts = (await actsOf(orm(), 'case', [1_000_000], 'vi')).get(1_000_000) ?? [];
      expect(acts.map(({ text }) => text)).toEqual(
        Array.from({ length: 50 }, (_, index) => String(52 - index)),
      );
    });
  },
);
