import { fromIct } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { shopAccounts } from '../../db/schema/shop-account.ts';
import type { Answer } from '../../http/handler.ts';
import { passTime } from '../../jobs/pass-time.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';

type Months = Answer<'listSettlements'>['items'];
type Line = typeof settlementLines.$inferInsert;

const sale = 3_000_000;
const july = fromIct(2026, 7, 2, 9);

/**
 * A shop sells for 3,000,000 in March, which is taken back in April, sells nothing in May and for 10,000,000 in June. The
 * fee is 8 %: of March and April together nothing is left (2.16: corrections are lines of a later month).
 */
describe.each(databaseKinds)('a month that owes on %s', (kind) => {
  let database: Database;
  let server: TestApp;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock: { now: () => july } });
    await database.orm
      .insert(settlementLines)
      .values([
        line({ key: 'march', amount: sale, ...on(3) }),
        line({ key: 'april', kind: 'reversal', amount: -sale, ...on(4) }),
        line({ key: 'june', amount: 10_000_000, ...on(6) }),
      ]);
    await database.orm.update(shopAccounts).set({
      bank: { bankName: 'ACB', accountHolder: 'CTY MAY', accountNumber: '0012345678', proof: null },
    });
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, roles)
          select 'mot@hien.example', password_hash, 'Một', 'Quản trị', '{admin}'
          from users where email = 'khach@hien.example'`,
      },
      [],
    );
  });
  afterAll(() => server.close());

  const on = (month: number) => ({
    month: `2026-0${month}`,
    at: new Date(fromIct(2026, month, 20, 9)),
  });
  const line = (more: Pick<Line, 'key' | 'amount' | 'month' | 'at'> & Partial<Line>): Line => ({
    sellerId: 1,
    kind: 'sale',
    ...more,
  });
  const pass = (to: number) =>
    passTime(database, to, (error) => {
      throw error;
    });
  const months = async () => {
    const answer = await server.app.inject({
      url: '/mall/api/seller/settlement/list',
      headers: await signInToShop(server.app, 'ban-hang@hien.example'),
    });
    return answer
      .json<{ items: Months }>()
      .items.toReversed()
      .filter(({ id }) => id !== null);
  };
  const staff = async <Body>(url: string, payload?: object) => {
    const answer = await server.app.inject({
      url: `/admin/settlement/${url}`,
      headers: await signIn(server.app, 'mot@hien.example'),
      ...(payload === undefined ? {} : { method: 'POST', payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };

  test('owes the next one, each time once, until somebody sells again', async () => {
    // Every month is closed late, by two that pass by at once, and once more.
    await Promise.all([pass(july), pass(july)]);
    await pass(july);
    const shown = await months();
    expect(
      shown.map(({ month, fee, adjustments, payable }) => [month, fee, adjustments, payable]),
    ).toEqual([
      ['2026-03', 240_000, 0, 2_760_000],
      ['2026-04', -240_000, 2_760_000, 0],
      ['2026-05', 0, 0, 0],
      ['2026-06', 800_000, -2_760_000, 6_440_000],
    ]);
    // Whatever was carried: together they are what the shop's sales come to, and the lines add up to it.
    expect(shown.reduce((all, { payable }) => all + payable, 0)).toBe(9_200_000);
    const lines = await database.orm.select().from(settlementLines);
    expect(lines.filter(({ kind: of }) => of === 'adjustment').map((one) => one.month)).toEqual([
      '2026-04',
      '2026-05',
      '2026-05',
      '2026-06',
    ]);
  });

  test('the bank’s file and a lot pay what is left', async () => {
    type Payouts = { data: Answer<'readPayouts'>['data'] };
    const { data } = (await staff<Payouts>('bank-file')).body;
    expect(data.items.map(({ month, amount }) => [month, amount])).toEqual([
      ['2026-03', 2_760_000],
      ['2026-06', 6_440_000],
    ]);
  });

  test('a month that holds leave below zero waits for their release, and is paid then', async () => {
    const { orm } = database;
    const [june] = await orm.select().from(settlements).where(eq(settlements.month, '2026-06'));
    const [sold] = await orm.select().from(settlementLines).where(eq(settlementLines.key, 'june'));
    const id = june?.id ?? 0;
    const hold = (decision: 'hold' | 'release', version: number) =>
      staff(`hold/${id}`, {
        decision,
        line_ids: [sold?.id],
        reason: 'Chờ kết quả khiếu nại',
        expected_version: version,
      });
    const pay = (version: number) =>
      staff<{ code: string; message: string }>(`decide/${id}`, {
        decision: 'pay',
        reason: 'VCB 1',
        expected_version: version,
      });
    expect((await hold('hold', 1)).status).toBe(200);
    const below = await pay(2);
    expect([below.status, below.body.code]).toEqual([422, 'EVENT_REFUSED']);
    type Lot = { data: Answer<'paySettlements'>['data'] };
    const lot = { reference: 'VCB 1', items: [{ id, expected_version: 2 }] };
    expect((await staff<Lot>('pay-lot', lot)).body.data.items).toMatchObject([
      { done: false, code: 'EVENT_REFUSED' },
    ]);
    // Nothing of it is carried on again: what is held is the shop's own, and more.
    await pass(july);
    expect((await months()).at(-1)?.payable).toBe(-2_760_000);
    expect((await hold('release', 2)).status).toBe(200);
    expect((await pay(3)).status).toBe(200);
    expect((await months()).at(-1)).toMatchObject({ state: 'paid', payable: 6_440_000 });
  });
});
