import { fromIct } from '@hien/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueTimers } from '../../clock/due-timers.ts';
import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema/mail.ts';
import { notices, redBillPapers, redBills } from '../../db/schema/orders.ts';
import { staffCases } from '../../db/schema/payments.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { Answer } from '../../http/handler.ts';
import { passTime } from '../../jobs/pass-time.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { ShopFloor } from '../../testing/shop-floor.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';

type Detail = Answer<'readRedBill'>;
type List = Answer<'listRedBills'>;

const buyer = {
  company: 'Công ty TNHH Bếp Mới',
  email: 'ketoan@bepmoi.example',
  taxCode: '0100109106',
  address: '18 Nguyễn Huệ, Huế',
};

describe.each(databaseKinds)('VAT invoices on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let floor: ShopFloor;
  let keys = 0;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    floor = new ShopFloor(database);
    market = await seedMarketplace(database, { buyers: 2, stock: 100 });
    server = await testApp(database, { clock: { now: () => floor.now } });
  });
  afterAll(() => server.close());

  const me = () => market.buyers[0] ?? { userId: 0, token: '' };
  const place = async (lines = [newLine()]) => {
    const group = newGroup(lines, { userId: me().userId });
    return floor.place({
      ...group,
      orders: group.orders.map((order) => ({ ...order, redBill: buyer })),
    });
  };
  const bought = async (lines = [newLine()]) => {
    const placed = await place(lines);
    await floor.pay(placed, placed.total);
    return placed;
  };
  const call = async <Body>(url: string, payload?: object, token = market.seller.token) => {
    const answer = await server.app.inject({
      url: `/mall/api/${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const list = async (query = '') =>
    (await call<List>(`seller/red-bill/list?limit=100&${query}`)).body;
  const read = async (id: number, token?: string) =>
    (await call<Detail>(`order/${id}/red-bill`, undefined, token)).body;
  const send = <Body = Detail>(id: number, body: object, token?: string) =>
    call<Body>(
      `seller/red-bill/${id}/events`,
      { idempotencyKey: `test-key-${(keys += 1)}`, ...body },
      token,
    );
  const number = () => `1C26TNM-${String((keys += 1)).padStart(7, '0')}`;
  const toldOf = async (orderId: number) =>
    (
      await database.orm
        .select({ about: notices.about, to: notices.to })
        .from(notices)
        .where(eq(notices.orderId, orderId))
        .orderBy(notices.id)
    )
      .filter(({ about }) => about.startsWith('red-bill.'))
      .map(({ about, to }) => `${about} ${to}`);

  test('an invoice is issued once, its buyer sees it, and is told in the inbox and by mail', async () => {
    const { orderId, total } = await bought();
    const before = await read(orderId);
    expect(before).toMatchObject({
      viewer: 'seller',
      bill: { state: 'requested', version: 1, paid: true, amount: total, taxCodeFits: true },
      offers: [
        { event: 'reject-data', refused: null },
        { event: 'issue', refused: null },
      ],
    });
    // 8 % is in the price: what remains of 1.08 đ is 1 đ.
    expect(before.net).toBe(
      before.lines.reduce((sum, { gross }) => sum + Math.round(gross / 1.08), 0),
    );
    expect(before.net + before.vat).toBe(total);
    const press = {
      event: 'issue',
      number: number(),
      expectedVersion: 1,
      idempotencyKey: `press-once-${orderId}`,
    };
    const presses = await Promise.all([send(orderId, press), send(orderId, press)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const papers = await database.orm
      .select()
      .from(redBillPapers)
      .where(eq(redBillPapers.orderId, orderId));
    expect(papers).toMatchObject([{ kind: 'original', number: press.number, amount: total }]);
    expect(await read(orderId, me().token)).toMatchObject({
      viewer: 'buyer',
      bill: { state: 'issued', billNumber: press.number },
      papers: [{ kind: 'original', number: press.number }],
      offers: [],
    });
    // Its shop hears of it with the money, its buyer with the paper.
    expect(await toldOf(orderId)).toEqual(['red-bill.requested seller', 'red-bill.issued buyer']);
    const mails = await database.orm.select({ values: outbox.values }).from(outbox);
    expect(
      mails.filter(({ values }) => JSON.stringify(values).includes('red-bill.issued')),
    ).toHaveLength(1);
    const late = await call<{ reason: string }>(
      `order/${orderId}/red-bill`,
      { ...buyer, expectedVersion: 2, idempotencyKey: `late-${orderId}-0` },
      me().token,
    );
    expect([late.status, late.body.reason]).toEqual([422, 'ALREADY_ISSUED']);
    const again = await send<{ code: string; reason: string }>(orderId, {
      event: 'issue',
      number: number(),
      expectedVersion: 2,
    });
    expect([again.status, again.body.reason]).toEqual([422, 'ALREADY_ISSUED']);
  });

  test('two staff of a shop at once: the second sees what the first did', async () => {
    const { orderId } = await bought();
    const [one, other] = await Promise.all([
      send(orderId, { event: 'issue', number: number(), expectedVersion: 1 }),
      send(orderId, { event: 'reject-data', reason: 'Sai mã', expectedVersion: 1 }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  });

  test('a number is used once in a shop, and nothing happens with one that is taken', async () => {
    const [first, second] = [await bought(), await bought()];
    const taken = number();
    await send(first.orderId, { event: 'issue', number: taken, expectedVersion: 1 });
    const refused = await send<{ errors: { field: string }[] }>(second.orderId, {
      event: 'issue',
      number: taken,
      expectedVersion: 1,
    });
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([422, 'number']);
    expect((await read(second.orderId)).bill).toMatchObject({ state: 'requested', version: 1 });
  });

  test('nothing is issued before the money is there', async () => {
    const { orderId } = await place();
    expect(await toldOf(orderId)).toEqual([]);
    expect((await read(orderId)).offers).toContainEqual({ event: 'issue', refused: 'NOT_PAID' });
    const refused = await send<{ reason: string }>(orderId, {
      event: 'issue',
      number: number(),
      expectedVersion: 1,
    });
    expect([refused.status, refused.body.reason]).toEqual([422, 'NOT_PAID']);
  });

  test('data that is sent back is corrected by the buyer, and by nobody else', async () => {
    const { orderId } = await bought();
    await send(orderId, { event: 'reject-data', reason: 'Sai mã số thuế', expectedVersion: 1 });
    const correction = { ...buyer, taxCode: '0312345678', expectedVersion: 2 };
    const correct = (body: object, token: string) =>
      call<Detail>(
        `order/${orderId}/red-bill`,
        { idempotencyKey: `test-key-${(keys += 1)}`, ...body },
        token,
      );
    expect((await read(orderId, me().token)).rejection).toBe('Sai mã số thuế');
    expect((await correct(correction, market.seller.token)).status).toBe(403);
    expect((await correct(correction, market.buyers[1]?.token ?? '')).status).toBe(404);
    expect((await correct({ ...correction, taxCode: '12345678901' }, me().token)).status).toBe(400);
    const { body } = await correct(correction, me().token);
    expect(body).toMatchObject({
      bill: { state: 'requested', taxCode: '0312345678', taxCodeFits: false },
      rejection: null,
    });
    expect(await toldOf(orderId)).toEqual([
      'red-bill.requested seller',
      'red-bill.data-rejected buyer',
      'red-bill.corrected seller',
    ]);
  });

  test('goods that go back after it make it wrong, until it is adjusted for what is left', async () => {
    const placed = await bought([newLine(), newLine()]);
    const { orderId, itemIds } = placed;
    await send(orderId, { event: 'issue', number: number(), expectedVersion: 1 });
    const left = [itemIds[0] ?? 0];
    await floor.does(placed, 'buyer', 'cancel.request', { reason: 'CHANGED_MIND', text: '' }, left);
    await floor.does(placed, 'seller', 'cancel.approve', {}, left);
    const wrong = await read(orderId);
    expect(wrong.bill.adjustSince).not.toBeNull();
    expect(wrong.bill.amount).toBeLessThan(placed.total);
    expect((await list('tab=to_adjust')).items.map(({ id }) => id)).toEqual([orderId]);
    const asked = () =>
      database.orm
        .select({ closedAt: staffCases.closedAt, closedBy: staffCases.closedBy })
        .from(staffCases)
        .where(like(staffCases.key, `invoice:${orderId}:%`));
    expect(await asked()).toEqual([{ closedAt: null, closedBy: null }]);
    const { body } = await send(orderId, {
      event: 'adjust',
      number: number(),
      reason: 'Trả lại một ghế',
      expectedVersion: 2,
    });
    expect(body.bill).toMatchObject({ state: 'adjusted', adjustSince: null });
    expect(body.papers.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['original', placed.total],
      ['adjusting', wrong.bill.amount],
    ]);
    expect((await list('tab=to_adjust')).items).toEqual([]);
    // What finance was asked to see to is done.
    expect(await asked()).toEqual([
      { closedAt: expect.any(Date) as Date, closedBy: expect.any(Number) as number },
    ]);
    const replaced = await send(orderId, {
      event: 'replace',
      number: number(),
      reason: 'Sai địa chỉ',
      expectedVersion: 3,
    });
    expect(replaced.body.bill.state).toBe('replaced');
    expect(replaced.body.offers.map(({ event }) => event)).toEqual(['adjust', 'replace']);
  });

  test('an order that is cancelled before needs none', async () => {
    const placed = await bought();
    await floor.does(placed, 'buyer', 'cancel.request', { reason: 'CHANGED_MIND', text: '' });
    await floor.does(placed, 'seller', 'cancel.approve', {});
    expect((await read(placed.orderId)).bill.state).toBe('void');
  });

  test("another shop's invoice does not exist", async () => {
    const { orderId } = await bought();
    const [shop] = await database.orm.select().from(sellers).limit(1);
    if (shop === undefined) throw new Error('no shop');
    const { userId } = shop;
    await database.orm.update(sellers).set({ userId: null }).where(eq(sellers.id, shop.id));
    try {
      expect((await call(`order/${orderId}/red-bill`)).status).toBe(404);
      expect(
        (await send(orderId, { event: 'issue', number: number(), expectedVersion: 1 })).status,
      ).toBe(404);
      expect((await list()).items).toEqual([]);
    } finally {
      await database.orm.update(sellers).set({ userId }).where(eq(sellers.id, shop.id));
    }
  });

  test('the list counts its tabs, and is searched without accents and by numbers', async () => {
    const { orderId } = await bought();
    const all = await list();
    const tabs = Object.values(all.counts).reduce((sum, count) => sum + count, 0);
    expect([all.meta.total, tabs]).toEqual([all.items.length, all.items.length]);
    const order = all.items.find(({ id }) => id === orderId);
    expect((await list('q=bep%20moi')).meta.total).toBe(all.meta.total);
    expect((await list(`q=${order?.number}`)).items.map(({ id }) => id)).toEqual([orderId]);
    expect((await list('q=%25')).items).toEqual([]);
  });

  test('a month that ends makes it late: staff may issue it, its shop may not (B5, B6)', async () => {
    const { orderId } = await bought();
    const rejected = await bought();
    await send(rejected.orderId, { event: 'reject-data', reason: 'Sai mã', expectedVersion: 1 });
    const [row] = await database.orm.select().from(redBills).where(eq(redBills.orderId, orderId));
    const ordered = new Date((row?.orderedAt.getTime() ?? 0) + 7 * 3_600_000);
    const nextMonth = fromIct(ordered.getUTCFullYear(), ordered.getUTCMonth() + 2, 1);
    expect(row?.dueAt?.getTime()).toBe(nextMonth - 1);
    expect(await dueTimers(database.orm, 'vi', floor.now)).toContainEqual({
      order_id: orderId,
      number: expect.stringMatching(/^SO/) as string,
      thing: buyer.company,
      lines: 1,
      timer: 'invoice-month-ends',
      at: new Date(nextMonth - 1).toISOString(),
    });
    floor.wait(nextMonth - floor.now);
    // Before the round of the clock, the press finds the month over.
    const early = await send<{ reason: string }>(orderId, {
      event: 'issue',
      number: number(),
      expectedVersion: 1,
    });
    expect([early.status, early.body.reason]).toEqual([422, 'NOT_YOURS']);
    const failures: unknown[] = [];
    const pass = () => passTime(database, floor.now, (error) => failures.push(error));
    await Promise.all([pass(), pass()]);
    await pass();
    expect(failures).toEqual([]);
    for (const id of [orderId, rejected.orderId])
      expect((await read(id)).bill).toMatchObject({ state: 'overdue' });
    expect((await toldOf(orderId)).toSorted()).toEqual([
      'red-bill.overdue buyer',
      'red-bill.overdue seller',
      'red-bill.requested seller',
    ]);
    const cases = () =>
      database.orm
        .select({ key: staffCases.key, closedAt: staffCases.closedAt })
        .from(staffCases)
        .where(eq(staffCases.key, `red-bill:${orderId}:overdue`));
    expect(await cases()).toEqual([{ key: `red-bill:${orderId}:overdue`, closedAt: null }]);
    await database.rows(
      { text: `update users set roles = '{admin}' where email = 'tho@hien.example'` },
      [],
    );
    const admin = await signInToShop(server.app, 'tho@hien.example');
    const token = admin.authorization.replace('Bearer ', '');
    expect((await read(orderId, token)).offers).toEqual([{ event: 'issue', refused: null }]);
    const issued = await send(
      orderId,
      { event: 'issue', number: number(), expectedVersion: 2 },
      token,
    );
    expect(issued.body.bill.state).toBe('issued');
    expect((await cases())[0]?.closedAt).not.toBeNull();
  });

  test('a shop sends the number of a late one: staff issue it with that, or send it back with a reason (B10, B11)', async () => {
    type Late = Answer<'listLateBills'>['data']['items'][number];
    const { orderId } = await bought();
    const other = await bought();
    const [row] = await database.orm.select().from(redBills).where(eq(redBills.orderId, orderId));
    const month = new Date((row?.orderedAt.getTime() ?? 0) + 7 * 3_600_000);
    floor.wait(fromIct(month.getUTCFullYear(), month.getUTCMonth() + 2, 3) - floor.now);
    await passTime(database, floor.now, () => {});
    // Months went by in this file: who came by meanwhile is still signed in.
    await database.rows({ text: 'update sessions set used_at = $1' }, [new Date(floor.now)]);
    await database.rows(
      { text: `update users set roles = '{admin}' where email = 'tho@hien.example'` },
      [],
    );
    const admin = (await signInToShop(server.app, 'tho@hien.example')).authorization.replace(
      'Bearer ',
      '',
    );
    const staff = (await signIn(server.app, 'tho@hien.example')).authorization;
    const late = async (): Promise<Late | undefined> => {
      const answer = await server.app.inject({
        url: '/admin/late-bill/list',
        headers: { authorization: staff },
      });
      return answer
        .json<{ data: { items: Late[] } }>()
        .data.items.find(({ order_id }) => order_id === orderId);
    };
    const offered = async (token?: string) => (await read(orderId, token)).offers;
    expect(await offered()).toEqual([{ event: 'send-number', refused: null }]);
    const wrong = number();
    const press = {
      event: 'send-number',
      number: wrong,
      expectedVersion: 2,
      idempotencyKey: `send-once-${orderId}`,
    };
    const presses = await Promise.all([send(orderId, press), send(orderId, press)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(orderId)).toMatchObject({
      bill: { state: 'number_sent', sentNumber: wrong, billNumber: null },
      papers: [],
    });
    // Its buyer reads of no number before staff said that it counts.
    expect(await read(orderId, me().token)).toMatchObject({
      bill: { state: 'number_sent', sentNumber: null, billNumber: null },
    });
    const order = await call<Answer<'readOrder'>>(`order/detail/${orderId}`, undefined, me().token);
    expect(order.body.redBill).toMatchObject({ state: 'number_sent', number: null });
    expect((await list('tab=sent')).items.map(({ id }) => id)).toEqual([orderId]);
    expect(await late()).toMatchObject({
      state: 'number_sent',
      sent_number: wrong,
      can_remind: false,
    });
    // One number stands for one invoice, also before anybody looked at it.
    const taken = await send<{ errors: { field: string }[] }>(other.orderId, {
      event: 'send-number',
      number: wrong,
      expectedVersion: 2,
    });
    expect([taken.status, taken.body.errors[0]?.field]).toEqual([422, 'number']);

    expect(await offered(admin)).toEqual([
      { event: 'issue', refused: null },
      { event: 'return-number', refused: null },
    ]);
    const refused = await send<{ reason: string }>(orderId, {
      event: 'return-number',
      reason: 'Tự trả lại',
      expectedVersion: 3,
    });
    expect([refused.status, refused.body.reason]).toEqual([422, 'NOT_YOURS']);
    const reason = 'Số của hóa đơn khác';
    expect(
      (await send(orderId, { event: 'return-number', reason, expectedVersion: 3 }, admin)).status,
    ).toBe(200);
    expect(await read(orderId)).toMatchObject({
      bill: { state: 'number_returned', sentNumber: null },
      rejection: reason,
    });
    expect((await read(orderId, me().token)).rejection).toBeNull();
    expect((await toldOf(orderId)).at(-1)).toBe('red-bill.number-returned seller');
    expect((await late())?.acts).toMatchObject([{ act: 'number-returned', text: reason }]);
    expect((await list('tab=overdue')).items.map(({ id }) => id)).toContain(orderId);

    const right = number();
    const again = { event: 'send-number', number: right, expectedVersion: 4 };
    expect((await send(orderId, again)).body.bill.state).toBe('number_sent');
    const issued = await send(
      orderId,
      { event: 'issue', number: right, expectedVersion: 5 },
      admin,
    );
    expect(issued.body).toMatchObject({
      bill: { state: 'issued', billNumber: right },
      papers: [{ kind: 'original', number: right }],
    });
    expect(await late()).toBeUndefined();
    expect((await read(orderId, me().token)).bill.billNumber).toBe(right);
  });

  test('late ones are a list of staff: the longest late first, found by words, reminded once a day, over when issued', async () => {
    type Late = Answer<'listLateBills'>['data'];
    const { orderId } = await bought();
    const [row] = await database.orm.select().from(redBills).where(eq(redBills.orderId, orderId));
    const month = new Date((row?.orderedAt.getTime() ?? 0) + 7 * 3_600_000);
    const ended = fromIct(month.getUTCFullYear(), month.getUTCMonth() + 2, 1);
    floor.wait(ended + 9 * 24 * 3_600_000 - floor.now);
    await passTime(database, floor.now, () => {});
    await database.rows(
      { text: `update users set roles = '{admin}' where email = 'tho@hien.example'` },
      [],
    );
    const staff = async <Body>(url: string, payload?: object) => {
      const answer = await server.app.inject({
        url,
        headers: { authorization: (await signIn(server.app, 'tho@hien.example')).authorization },
        ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
      });
      return { status: answer.statusCode, body: answer.json<Body>() };
    };
    const lates = async (query = '') =>
      (await staff<{ data: Late }>(`/admin/late-bill/list?${query}`)).body.data;
    const waiting = await lates();
    const mine = waiting.items.find(({ order_id }) => order_id === orderId);
    expect(mine).toMatchObject({
      state: 'overdue',
      days_late: 10,
      company: buyer.company,
      tax_code: buyer.taxCode,
      tax_code_fits: true,
      reminded_at: null,
      can_remind: true,
      decided: null,
    });
    const days = waiting.items.map(({ days_late }) => days_late);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect((await lates('late=month')).items.map(({ id }) => id)).toContain(mine?.id);
    expect((await lates('late=week')).items.map(({ id }) => id)).not.toContain(mine?.id);
    expect((await lates(`q=bep%20moi%20${mine?.order_number}`)).items.map(({ id }) => id)).toEqual([
      mine?.id,
    ]);
    expect((await lates('q=%25')).meta.total).toBe(0);
    // It is over when it is issued: among the cases that a note closes it does not stand.
    const cases = await staff<{ data: { items: { because: string }[] } }>('/admin/case/list');
    expect(cases.body.data.items.filter(({ because }) => because === 'red-bill-overdue')).toEqual(
      [],
    );

    const remind = (expected_version = mine?.version ?? 0) =>
      staff<{ data: Late['items'][number] }>(`/admin/late-bill/remind/${mine?.id}`, {
        expected_version,
      });
    expect((await remind(99)).status).toBe(409);
    const presses = await Promise.all([remind(), remind()]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(presses[0]?.body.data).toMatchObject({ can_remind: false });
    const reminded = async () =>
      (await toldOf(orderId)).filter((one) => one === 'red-bill.reminded seller').length;
    expect(await reminded()).toBe(1);
    const mails = await database.orm.select({ values: outbox.values }).from(outbox);
    expect(
      mails.filter(({ values }) => JSON.stringify(values).includes('red-bill.reminded')),
    ).toHaveLength(1);
    floor.wait(24 * 3_600_000);
    expect((await remind()).status).toBe(200);
    expect(await reminded()).toBe(2);

    const admin = await signInToShop(server.app, 'tho@hien.example');
    const issued = await send(
      orderId,
      { event: 'issue', number: number(), expectedVersion: 2 },
      admin.authorization.replace('Bearer ', ''),
    );
    expect(issued.status).toBe(200);
    expect((await lates()).items.map(({ id }) => id)).not.toContain(mine?.id);
    const [done] = (await lates('state=decided')).items;
    expect(done).toMatchObject({ id: mine?.id, state: 'issued', can_remind: false, days_late: 11 });
    expect(done?.decided).not.toBeNull();
    floor.wait(24 * 3_600_000);
    expect((await remind(done?.version)).status).toBe(409);
  });
});
