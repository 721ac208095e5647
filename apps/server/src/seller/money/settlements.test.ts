import { fromIct, type ShopBank } from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { settlementDisputes, settlementLines, settlements } from '../../db/schema/settlement.ts';
import { staffActs } from '../../db/schema/payments.ts';
import { shopAccounts } from '../../db/schema/shop-account.ts';
import type { Answer } from '../../http/handler.ts';
import { passTime } from '../../jobs/pass-time.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { ShopFloor } from '../../testing/shop-floor.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Months = Answer<'listSettlements'>;
type Lines = Answer<'listTransactions'>;
type Line = typeof settlementLines.$inferInsert;

/** In the middle of a month, so that the one before is whole. */
const now = fromIct(2026, 3, 15, 10);

describe.each(databaseKinds)("a shop's months on %s", (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let order: { readonly number: string; readonly item: number };

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 10 });
    server = await testApp(database, { clock: { now: () => now } });
    const placed = await new ShopFloor(database).place(
      newGroup([newLine()], { userId: market.buyers[0]?.userId ?? 0 }),
    );
    const item = placed.itemIds[0] ?? 0;
    await database.orm.insert(settlementLines).values([
      line({ key: 'march', month: '2026-03', amount: 2_000_000, at: new Date(now - 86_400_000) }),
      line({ key: 'a', amount: 10_000_000, sellerDiscount: 100_000, orderItemId: item }),
      line({ key: 'b', amount: 333_337 }),
      line({
        key: 'c',
        kind: 'reversal',
        amount: -3_000_000,
        at: new Date(fromIct(2026, 2, 28, 23, 59)),
      }),
      line({ key: 'd', kind: 'delivery', amount: 450_000 }),
      line({ key: 'e', kind: 'penalty', amount: -50_000 }),
      line({ key: 'f', amount: 700_000, held: true }),
      line({ key: 'too-old', month: '2025-02', amount: 1, at: new Date(fromIct(2025, 2, 3)) }),
    ]);
    const [row] = (await ask<Lines>('transaction/list?q=SO')).body.items;
    order = { number: row?.order?.number ?? '', item };
  });
  afterAll(() => server.close());

  const line = (more: Partial<Line>): Line => ({
    sellerId: 1,
    month: '2026-02',
    kind: 'sale',
    amount: 0,
    key: '',
    at: new Date(fromIct(2026, 2, 10, 9)),
    ...more,
  });
  /** What the shop reads in its inbox about its months, the newest first. */
  const news = async () => {
    const answer = await server.app.inject({
      url: '/mall/api/notice/list',
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    return answer
      .json<Answer<'listNotices'>>()
      .items.filter(({ about }) => about.startsWith('settlement'))
      .map(({ about, text }) => `${about} ${text}`.replaceAll('\u00a0', ' '));
  };
  const ask = async <Body>(path: string, token = market.seller.token) => {
    const answer = await server.app.inject({
      url: `/mall/api/seller/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };

  test('a month is the sum of its lines; what is held comes later, and the fee leaves parcels out', async () => {
    const { body } = await ask<Months>('settlement/list');
    expect(body.items.map(({ month, state }) => [month, state])).toEqual([
      ['2026-03', 'open'],
      ['2026-02', 'open'],
    ]);
    // 8 % of 10,333,337 − 3,000,000 is 586,666.96.
    expect(body.items[1]).toMatchObject({
      sales: 10_333_337,
      reversals: -3_000_000,
      delivery: 450_000,
      sellerDiscounts: 100_000,
      fee: 586_667,
      penalties: -50_000,
      payable: 10_333_337 - 3_000_000 + 450_000 - 100_000 - 586_667 - 50_000,
      carried: 700_000,
      lines: 6,
      closes: '2026-02-28T16:59:59.999Z',
    });
  });

  test('time closes a month once, whoever notices it, and leaves the running one open', async () => {
    const onError = (error: unknown) => {
      throw error;
    };
    await Promise.all([passTime(database, now, onError), passTime(database, now, onError)]);
    const stored = await database.orm.select().from(settlements).orderBy(settlements.month);
    expect(stored.map(({ month, state, version }) => [month, state, version])).toEqual([
      ['2025-02', 'closed', 1],
      ['2026-02', 'closed', 1],
    ]);
    const { items } = (await ask<Months>('settlement/list')).body;
    expect(items.map(({ state }) => state)).toEqual(['open', 'closed']);
    expect(items[1]?.changedAt).toBe('2026-02-28T17:00:00.000Z');
    expect(await news()).toEqual([
      // 8 % of 10,333,337 − 3,000,000 is 586,667; the parcels are the shop's whole, what is held comes later.
      'settlement.closed Tháng 2, 2026 · 7.046.670 đ',
      'settlement.closed Tháng 2, 2025 · 1 đ',
    ]);
  });

  test('a month is disputed in time by its shop alone, answered, and paid with the reference of the bank', async () => {
    const { orm } = database;
    // The days for it are over for February; a month to come stands for one that has just ended.
    const [row] = await orm
      .insert(settlements)
      .values({
        sellerId: 1,
        month: '2026-04',
        state: 'closed',
        version: 1,
        changedAt: new Date(now),
      })
      .returning();
    const id = row?.id ?? 0;
    const post = async <Body>(url: string, token: string, payload: object) => {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<Body>() };
    };
    const dispute = (of: number, body: object, token = market.seller.token) =>
      post<{ state: string; code: string }>(
        `/mall/api/seller/settlement/${of}/dispute`,
        token,
        body,
      );
    const february = (await ask<Months>('settlement/list')).body.items[1]?.id ?? 0;
    const words = { reason: 'Thiếu một đơn', expectedVersion: 1 };
    const late = await dispute(february, words);
    expect([late.status, late.body.code]).toEqual([422, 'EVENT_REFUSED']);
    expect((await dispute(id, words, market.buyers[0]?.token)).status).toBe(403);
    const presses = await Promise.all([dispute(id, words), dispute(id, words)]);
    expect(presses.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'disputed'],
      [200, 'disputed'],
    ]);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, roles)
          select 'mot@hien.example', password_hash, 'Một', 'Quản trị', '{admin}'
          from users where email = 'khach@hien.example'`,
      },
      [],
    );
    const staff = (await signIn(server.app, 'mot@hien.example')).authorization.replace(
      'Bearer ',
      '',
    );
    const decide = (decision: 'pay' | 'resolve', reason: string, version: number) =>
      post<{ data: { settlement: { state: string; reference: string | null } } }>(
        `/admin/settlement/decide/${id}`,
        staff,
        { decision, reason, expected_version: version },
      );
    // What is disputed is not paid over its shop's head.
    expect((await decide('pay', 'VCB 1', 2)).status).toBe(409);
    expect((await decide('resolve', 'Thuộc tháng sau', 2)).body.data.settlement.state).toBe(
      'closed',
    );
    // Disputed once more: what was said and found before stays.
    await dispute(id, { reason: 'Còn thiếu một đơn', expectedVersion: 3 });
    await decide('resolve', 'Đủ rồi', 4);
    const kept = (await orm.select().from(settlementDisputes)).map(({ said, answer }) => [
      said,
      answer,
    ]);
    expect(kept).toEqual([
      ['Thiếu một đơn', 'Thuộc tháng sau'],
      ['Còn thiếu một đơn', 'Đủ rồi'],
    ]);
    const paid = await Promise.all([decide('pay', 'VCB 7', 5), decide('pay', 'VCB 7', 5)]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    const [after] = await orm.select().from(settlements).where(eq(settlements.id, id));
    expect(after).toMatchObject({
      state: 'paid',
      version: 6,
      reference: 'VCB 7',
      dispute: 'Còn thiếu một đơn',
      answer: 'Đủ rồi',
    });
    expect((await decide('pay', 'VCB 8', 6)).status).toBe(409);
    // Pressed twice, told and mailed once.
    expect((await news()).filter((one) => !one.startsWith('settlement.closed')).toSorted()).toEqual(
      [
        'settlement.paid Tháng 4, 2026 · 0 đ · VCB 7',
        'settlement.resolved Tháng 4, 2026 · 0 đ · Thuộc tháng sau',
        'settlement.resolved Tháng 4, 2026 · 0 đ · Đủ rồi',
      ],
    );
    const mails = await database.rows<{ about: string }>(
      {
        text: `select values->>'about' as about from outbox where template = 'settlement-step' order by id`,
      },
      [],
    );
    expect(mails.map(({ about }) => about)).toEqual([
      'settlement.closed',
      'settlement.closed',
      'settlement.resolved',
      'settlement.resolved',
      'settlement.paid',
    ]);
  });

  test('staff keep lines back with their tax: they are not paid with the month, and come back with the month that runs', async () => {
    const { orm } = database;
    const staff = (await signIn(server.app, 'mot@hien.example')).authorization;
    const post = async <Body>(url: string, payload: object) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/admin/settlement/${url}`,
        headers: { authorization: staff },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<Body>() };
    };
    type Case = {
      data: { version: number; settlement: { payable: number; carried: number; state: string } };
    };
    const month = '2025-12';
    const at = new Date(fromIct(2025, 12, 20, 9));
    const written = await orm
      .insert(settlementLines)
      .values([
        line({ key: 'h', month, at, amount: 2_000_000 }),
        line({ key: 'vat-withheld(h)', month, at, kind: 'vat-withheld', amount: -20_000 }),
        line({ key: 'pit-withheld(h)', month, at, kind: 'pit-withheld', amount: -10_000 }),
        line({ key: 'i', month, at, amount: 1_000_000 }),
      ])
      .returning({ id: settlementLines.id });
    const [row] = await orm
      .insert(settlements)
      .values({ sellerId: 1, month, state: 'closed', version: 1, changedAt: new Date(now) })
      .returning();
    const id = row?.id ?? 0;
    const hold = (
      decision: string,
      ids: readonly number[] | null,
      reason: string,
      version: number,
    ) => post<Case>(`hold/${id}`, { decision, line_ids: ids, reason, expected_version: version });
    const [first] = written;
    const ids = [first?.id ?? 0];
    expect((await hold('hold', ids, ' ', 1)).status).toBe(422);
    expect((await hold('hold', [999_999], 'Hàng giả', 1)).status).toBe(409);
    const presses = await Promise.all([
      hold('hold', ids, 'Chờ kết quả khiếu nại', 1),
      hold('hold', ids, 'Chờ kết quả khiếu nại', 1),
    ]);
    expect(presses.map(({ status, body }) => [status, body.data.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    // 8 % of the million that is left.
    expect(presses[0]?.body.data.settlement).toMatchObject({
      payable: 920_000,
      carried: 1_970_000,
    });
    // A colleague who looked at the sum from before does not pay it.
    const pay = (version: number) =>
      post<{ data: { items: { done: boolean; code: string | null }[] } }>('pay-lot', {
        reference: 'FT 9',
        items: [{ id, expected_version: version }],
      });
    expect((await pay(1)).body.data.items).toMatchObject([
      { done: false, code: 'VERSION_CONFLICT' },
    ]);
    expect((await pay(2)).body.data.items).toMatchObject([{ done: true, code: null }]);
    // What is paid holds nothing more; what it held comes back in March.
    expect((await hold('hold', null, 'Thêm', 3)).status).toBe(409);
    const shown = async (of: string) =>
      (await ask<Months>('settlement/list')).body.items.find((one) => one.month === of);
    const before = (await shown('2026-03'))?.payable ?? 0;
    const released = await hold('release', null, 'Hàng thật', 3);
    expect(released.body.data.settlement).toMatchObject({ carried: 0, payable: 920_000 });
    expect((await shown(month))?.payable).toBe(920_000);
    // 2,000,000 less its tax and 8 % of it.
    expect(((await shown('2026-03'))?.payable ?? 0) - before).toBe(2_000_000 - 30_000 - 160_000);
    const told = (await news()).filter((one) => /held|released/.test(one));
    expect(told).toEqual([
      'settlement.released Tháng 12, 2025 · 920.000 đ · Hàng thật',
      'settlement.held Tháng 12, 2025 · 920.000 đ · Chờ kết quả khiếu nại',
    ]);
    await orm.delete(settlementLines).where(
      inArray(
        settlementLines.id,
        written.map((one) => one.id),
      ),
    );
    await orm.delete(settlements).where(eq(settlements.id, id));
  });

  test('the bank’s file has what closed months are due, with accounts in full, and says who took it', async () => {
    const { orm } = database;
    const take = async (token: string) => {
      const answer = await server.app.inject({
        url: '/admin/settlement/bank-file',
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, data: answer.json<Answer<'readPayouts'>>().data };
    };
    expect((await take(market.seller.token)).status).toBe(401);
    const { authorization } = await signIn(server.app, 'mot@hien.example');
    const staff = authorization.replace('Bearer ', '');
    const bare = await take(staff);
    expect([bare.status, bare.data.items, bare.data.without.length]).toEqual([200, [], 1]);
    const bank: ShopBank = {
      bankName: 'ACB',
      accountHolder: 'CONG TY MAY',
      accountNumber: '0012345678',
      proof: null,
    };
    await orm
      .insert(shopAccounts)
      .values({ sellerId: 1, bank })
      .onConflictDoUpdate({ target: shopAccounts.sellerId, set: { bank } });
    const { data } = await take(staff);
    // A month that was paid, and one of nothing, is not among them.
    expect(data.items.map(({ month, amount, account }) => [month, amount, account])).toEqual([
      ['2025-02', 1, '0012345678'],
      ['2026-02', 7_046_670, '0012345678'],
    ]);
    expect(data.without).toEqual([]);
    const acts = await orm.select().from(staffActs).where(eq(staffActs.act, 'bank-file'));
    expect(acts.map(({ subject, subjectId }) => [subject, subjectId])).toEqual(
      data.items.map(({ id }) => ['settlement', id]),
    );
  });

  test('lines are found by month, days, kind and order, the newest first, with their sums', async () => {
    const keys = async (query: string) =>
      (await ask<Lines>(`transaction/list?${query}`)).body.items.map(({ amount }) => amount);
    expect(await keys('kind=reversal')).toEqual([-3_000_000]);
    expect(await keys('from=2026-03-01')).toEqual([2_000_000]);
    // The last minute of February in Vietnam is February.
    expect((await keys('from=2026-02-28&to=2026-02-28')).length).toBe(1);
    expect(await keys('month=2025-02')).toEqual([1]);
    expect(await keys(`q=${order.number.toLowerCase()}`)).toEqual([10_000_000]);
    const all = (await ask<Lines>('transaction/list?limit=2')).body;
    expect(all.items.map(({ amount }) => amount)).toEqual([2_000_000, -3_000_000]);
    expect(all.meta).toEqual({ page: 1, limit: 2, total: 7, totalPages: 4 });
    expect(all.totals).toEqual({
      sale: 13_033_337,
      reversal: -3_000_000,
      delivery: 450_000,
      'vat-withheld': 0,
      'pit-withheld': 0,
      penalty: -50_000,
      adjustment: 0,
    });
  });

  test('a search goes back a year and no further, and never backwards', async () => {
    const wrong = async (query: string) => {
      const { status, body } = await ask<{ errors: { field: string }[] }>(
        `transaction/list?${query}`,
      );
      return [status, body.errors[0]?.field];
    };
    expect(await wrong('from=2025-03-14')).toEqual([400, 'from']);
    expect((await ask('transaction/list?from=2025-03-15')).status).toBe(200);
    expect(await wrong('from=2026-03-02&to=2026-03-01')).toEqual([400, 'to']);
  });

  test("nobody sees another's money", async () => {
    const buyer = market.buyers[0]?.token ?? '';
    expect((await ask('settlement/list', buyer)).status).toBe(403);
    expect((await ask('transaction/list', buyer)).status).toBe(403);
  });
});
