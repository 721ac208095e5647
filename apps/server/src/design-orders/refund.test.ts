import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { daysAfter, movableClock } from '@hien/domain';
import { pictures } from '@hien/pictures';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { designOrderLines, designOrders, designRefunds } from '../db/schema/design-orders.ts';
import {
  designDownloads,
  designExtensions,
  designPurchases,
} from '../db/schema/design-purchases.ts';
import { designRooms, designs } from '../db/schema/designs.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, staffActs, staffCases } from '../db/schema/payments.ts';
import type { Answer } from '../http/handler.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { PictureBook } from '../seed/picture-book.ts';
import { designRows } from '../seed/rows/designs.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

const rows = designRows(new PictureBook(pictures));
const [first, second] = rows.designs;
const ids = [first?.id ?? 0, second?.id ?? 0];
const sum = (first?.price ?? 0) + (second?.price ?? 0);
const picturesFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@hien/pictures/manifest'))),
  'files',
);
const hour = 3_600_000;
const day = 24 * hour;

type Headers = Record<string, string>;
type Order = Answer<'requestDesignRefund'> & {
  code: number | string;
  message: string;
  errors: { field: string }[];
};
type Case = Answer<'decideDesignRefund'>['data'];

describe.each(databaseKinds)('the money of designs on %s', (kind) => {
  const clock = movableClock(testNow);
  let server: TestApp;
  let shop: Headers;
  let buyer: Headers;
  let stranger: Headers;
  let staff: Headers;
  let account: { bank: string; holder: string; account: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.orm.delete(designs);
    await database.orm
      .insert(designs)
      .values(rows.designs.map((row) => ({ ...row, ownerId: null })));
    await database.orm.insert(designRooms).values(rows.rooms);
    await database.rows(
      {
        text: `update users set roles = '{business}', business_kind = 'company' where email = 'khach@hien.example'`,
      },
      [],
    );
    const [member] = await database.orm
      .select()
      .from(users)
      .where(eq(users.email, 'khach@hien.example'));
    if (member === undefined) throw new Error('the fixtures have no member');
    const { id: _, ...admin } = { ...member, email: 'mot@hien.example', roles: ['admin' as const] };
    await database.orm.insert(users).values(admin);
    const [person] = await database.rows<{ name: string }>(
      {
        text: `select last_name || ' ' || first_name as name from users where email = 'ban-hang@hien.example'`,
      },
      [],
    );
    account = { bank: 'Vietcombank', holder: person?.name ?? '', account: '0123456789' };
    server = await testApp(database, {
      clock,
      picturesFolder,
      payments: paymentsAt('http://127.0.0.1:9'),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock.moveTo(testNow);
    const { orm } = server.database;
    for (const table of [
      staffActs,
      moneyReturns,
      staffCases,
      designRefunds,
      designExtensions,
      designPurchases,
      designOrderLines,
      designOrders,
      paymentGroups,
      notices,
      outbox,
    ])
      await orm.delete(table);
    await enter();
  });

  /** A session does not outlive the month that some tests wait. */
  const enter = async () => {
    shop = await signInToShop(server.app, 'ban-hang@hien.example');
    buyer = await signIn(server.app, 'ban-hang@hien.example');
    stranger = await signInToShop(server.app, 'khach@hien.example');
    staff = await signIn(server.app, 'mot@hien.example');
  };

  const post = async <Body>(url: string, payload: object, headers: Headers) => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const bought = async (more: object = {}): Promise<Order> => {
    const placed = await post<Order>(
      '/mall/api/design-order/place',
      {
        designIds: ids,
        method: 'VA',
        over18: true,
        terms: true,
        noRefund: true,
        expectedTotal: sum,
        idempotencyKey: randomUUID(),
        ...more,
      },
      shop,
    );
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    clock.moveTo(clock.now() + hour);
    await server.database.orm.transaction((tx) =>
      payGroup(tx, {
        groupId: placed.body.groupId,
        attemptId: null,
        captured: sum,
        at: clock.now(),
      }),
    );
    return (await list('paid'))[0] as Order;
  };
  const list = async (tab: string) =>
    (
      await server.app.inject({ url: `/mall/api/design-order/list?tab=${tab}`, headers: shop })
    ).json<Answer<'listDesignOrders'>>().items;
  const ask = ({ id, version }: Pick<Order, 'id' | 'version'>, more: object = {}, headers = shop) =>
    post<Order>(
      `/mall/api/design-order/${id}/refund`,
      { reason: 'Mua nhầm mẫu', account, version, ...more },
      headers,
    );
  const cases = async (state: string) =>
    (
      await server.app.inject({
        url: `/admin/design-refund/list?state=${state}`,
        headers: staff,
      })
    ).json<{
      data: { items: Case[] };
    }>().data.items;
  const decide = (one: Pick<Case, 'id' | 'version'>, decision: string, reason = 'Chưa tải') =>
    post<{ data: Case; code?: string }>(
      `/admin/design-refund/decide/${one.id}`,
      { decision, reason, expected_version: one.version },
      staff,
    );
  const owned = async () =>
    (await server.app.inject({ url: '/app/interior-design/owned/list', headers: buyer }))
      .json<Answer<'listOwnedDesigns'>>()
      .data.items.map(({ state }) => state);
  const download = (what: 'link' | 'open', payload: object) =>
    post<{ data: { id: number; token: string; url: string }; code?: string }>(
      `/app/interior-design/owned/${ids[0]}/${what}`,
      payload,
      buyer,
    );
  const told = async () =>
    (
      await server.database.orm
        .select({ about: notices.about })
        .from(notices)
        .orderBy(asc(notices.id))
    ).map(({ about }) => about);
  const returns = () => server.database.orm.select().from(moneyReturns);

  test('comes back before the first download: asked for, approved, paid by hand', async () => {
    const order = await bought();
    expect(order).toMatchObject({ state: 'purchased', refund: null, refundRefused: null });
    const asked = await ask(order);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(asked.body).toMatchObject({
      state: 'refund_requested',
      code: 7,
      refundRefused: 'NOT_NOW',
      refund: { reason: 'Mua nhầm mẫu', decision: null, answer: null },
    });
    expect(await owned()).toEqual(['locked', 'locked']);
    expect((await download('link', { mail: false })).body.code).toBe('DOWNLOADS_LOCKED');
    // The same press again is one request.
    expect((await ask(order)).body.version).toBe(asked.body.version);
    expect(await server.database.orm.$count(designRefunds)).toBe(1);
    const [waiting] = await cases('waiting');
    expect(waiting).toMatchObject({ amount: sum, number: order.number, reason: 'Mua nhầm mẫu' });
    expect(waiting?.designs.map(({ price }) => price)).toEqual([first?.price, second?.price]);
    const done = await decide(waiting as Case, 'approve');
    expect(done.body.data).toMatchObject({ state: 'refund_approved', answer: 'Chưa tải' });
    expect((await decide(waiting as Case, 'approve')).status).toBe(200);
    expect((await decide(waiting as Case, 'reject')).body.code).toBe('VERSION_CONFLICT');
    const [money, ...others] = await returns();
    expect(others).toEqual([]);
    expect(money).toMatchObject({ amount: sum, attemptId: null, account, state: 'requested' });
    expect(await cases('waiting')).toEqual([]);
    expect(await owned()).toEqual(['locked', 'locked']);
    const paid = await post(
      `/admin/money-return/pay/${money?.id}`,
      { proof: 'FT26327', expected_version: money?.version },
      staff,
    );
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect(await owned()).toEqual([]);
    expect((await list('cancel'))[0]).toMatchObject({
      id: order.id,
      state: 'refund_completed',
      code: 14,
    });
    expect(await told()).toEqual([
      'design.ordered',
      'design.purchased',
      'design.refund-requested',
      'design.refund-approved',
      'design.refunded',
    ]);
    // What came back can be ordered again.
    await bought();
  });

  test('stays when staff refuse: the downloads open again, with the reason in the mail', async () => {
    const order = await bought();
    await ask(order);
    const [waiting] = await cases('waiting');
    await decide(waiting as Case, 'reject', 'Mặt bằng ghi rõ diện tích');
    const [after] = await list('paid');
    expect(after).toMatchObject({
      state: 'refund_rejected',
      code: 15,
      refundRefused: 'NOT_NOW',
      refund: { decision: 'reject', answer: 'Mặt bằng ghi rõ diện tích' },
    });
    expect(await owned()).toEqual(['available', 'available']);
    const mails = await server.database.orm.select().from(outbox);
    expect(JSON.stringify(mails)).toContain('Mặt bằng ghi rõ diện tích');
    expect(await returns()).toEqual([]);
    // Asked once, it is not asked again; and once downloaded it is bought like any other (G6).
    expect((await ask(after as Order)).body.code).toBe('EVENT_REFUSED');
    await server.database.orm.update(designPurchases).set({ usedTimes: 1 });
    expect((await list('paid'))[0]).toMatchObject({
      state: 'purchased',
      refundRefused: 'DOWNLOADED',
    });
  });

  test('a refusal that came when the month was over leaves a way to the files', async () => {
    const order = await bought();
    await ask(order);
    clock.moveTo(clock.now() + 40 * day);
    await enter();
    const [waiting] = await cases('waiting');
    await decide(waiting as Case, 'reject');
    expect(await owned()).toEqual(['expired', 'expired']);
    const asked = await post(
      `/app/interior-design/owned/${ids[0]}/extension`,
      { reason: 'Hết hạn khi chờ trả lời' },
      buyer,
    );
    expect(asked.status).toBe(200);
    const [extension] = await server.database.orm.select().from(designExtensions);
    const approved = await post(
      `/admin/download-extension/decide/${extension?.id}`,
      { decision: 'approve', reason: 'Chưa tải lần nào', expected_version: 0 },
      staff,
    );
    expect(approved.status).toBe(200);
    expect((await owned()).toSorted()).toEqual(['available', 'expired']);
  });

  test('goes to nobody else: a stranger, a wrong holder, no account, after a download, too late', async () => {
    const order = await bought();
    expect((await ask(order, {}, stranger)).status).toBe(404);
    expect((await ask(order, { account: null })).body.errors[0]?.field).toBe('account');
    const wrong = await ask(order, { account: { ...account, holder: 'NGUYEN VAN KHAC' } });
    expect([wrong.status, wrong.body.errors[0]?.field]).toEqual([422, 'holder']);
    expect((await ask({ ...order, version: order.version - 1 })).body.code).toBe(
      'VERSION_CONFLICT',
    );
    const { orm } = server.database;
    await orm
      .update(designPurchases)
      .set({ usedTimes: 1 })
      .where(eq(designPurchases.designId, ids[1] ?? 0));
    expect((await ask(order)).body).toMatchObject({
      code: 'EVENT_REFUSED',
      message: 'Không hoàn tiền sau khi đã tải thiết kế.',
    });
    await orm.update(designPurchases).set({ usedTimes: 0 });
    clock.moveTo(daysAfter(clock.now(), 30) + day);
    await enter();
    expect((await list('paid'))[0]?.refundRefused).toBe('DOWNLOAD_EXPIRED');
    expect((await ask(order)).body.code).toBe('EVENT_REFUSED');
    expect(await orm.$count(designRefunds)).toBe(0);
  });

  test('waits while a download stands open, and not once its link was taken back', async () => {
    const order = await bought();
    const { id, token } = (await download('link', { mail: false })).body.data;
    expect((await download('open', { token })).status).toBe(201);
    const refused = await ask(order);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect(refused.body.message).toContain('Một lượt tải đang mở');
    await post(`/app/interior-design/owned/${ids[0]}/revoke`, { link_id: id }, buyer);
    expect((await ask(order)).status).toBe(200);
  });

  test('a download that opens and a request at once: exactly one wins', async () => {
    const order = await bought();
    const { orm } = server.database;
    const { token } = (await download('link', { mail: false })).body.data;
    for (let round = 0; round < 6; round += 1) {
      const pair = [() => download('open', { token }), () => ask(order)] as const;
      const [a, b] = await Promise.all(
        (round % 2 === 0 ? pair : pair.toReversed()).map((send) => send()),
      );
      const statuses = [a?.status, b?.status].map(String).sort();
      const opened = await orm.$count(designDownloads);
      const refunds = await orm.$count(designRefunds);
      expect(opened + refunds, statuses.join()).toBe(1);
      // Winner and loser: 201 with 409, or 200 with 422.
      expect([
        ['201', '409'],
        ['200', '422'],
      ]).toContainEqual(statuses);
      await orm.delete(designRefunds);
      await orm.delete(designDownloads);
      await orm.update(designPurchases).set({ lockedAt: null });
      await orm
        .update(designOrders)
        .set({ state: 'purchased', version: order.version })
        .where(eq(designOrders.id, order.id));
    }
  });

  test('two staff at once: one decision, one return of money', async () => {
    const order = await bought();
    await ask(order);
    const [waiting] = await cases('waiting');
    const answers = await Promise.all([
      decide(waiting as Case, 'approve'),
      decide(waiting as Case, 'reject'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const approved = answers[0]?.status === 200;
    expect(await returns()).toHaveLength(approved ? 1 : 0);
  });
});
