import { daysAfter, endOfDay, fromIct, movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { contractorCounters, contractorPositions, contractors } from '../db/schema/contractors.ts';
import { adOrders } from '../db/schema/memberships.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { signIn, signInToShop, type TestApp, testApp } from '../testing/test-app.ts';

const start = fromIct(2026, 11, 24, 10);
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const here = 'Hà Nội';
const secondMs = 1000;

type Sent = { contractor_id: number; channel: string; city?: string };

describe.each(databaseKinds)('what places bring, on %s', (kind) => {
  const clock = movableClock(start);
  let server: TestApp;
  let company = 0;
  let owner: Record<string, string> = {};
  let ownerToShop: Record<string, string> = {};
  const logged: string[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind, {
      onStatement: (statement) => void logged.push(statement),
    });
    await plant(database);
    const { orm } = database;
    const [builder] = await orm.select().from(users).where(eq(users.email, 'tho@hien.example'));
    if (builder === undefined) throw new Error('the fixtures have no contractor');
    const { id: _, ...person } = builder;
    const [keeper] = await orm
      .insert(users)
      .values({ ...person, email: 'dem@hien.example', partner: ['construction'] })
      .returning({ id: users.id });
    const userId = keeper?.id ?? 0;
    const [made] = await orm
      .insert(contractors)
      .values({
        userId,
        slug: 'dem',
        companyName: 'Công ty Đếm',
        companyPhone: '0901234567',
        email: 'dem@hien.example',
        address: '1 Lê Lợi',
        city: here,
        taxCode: '0300000099',
        introduction: { vi: 'Thi công', en: null, ko: null },
        workCities: [here],
        approval: 'approved',
      })
      .returning({ id: contractors.id });
    company = made?.id ?? 0;
    await orm.insert(contractorPositions).values({
      city: here,
      position: 12,
      contractorId: company,
      runsUntil: new Date(daysAfter(start, 30)),
    });
    // Thirty days for 3,000,000, of which ten lie before and up to today.
    const periodStart = new Date(fromIct(2026, 11, 15));
    const [group] = await orm
      .insert(paymentGroups)
      .values({
        number: 'SO20261115-000001',
        userId,
        purpose: 'ad',
        method: 'QR',
        goods: 3_000_000,
        total: 3_000_000,
        placedAt: periodStart,
        dueAt: periodStart,
        paidAt: periodStart,
      })
      .returning({ id: paymentGroups.id });
    await orm.insert(adOrders).values({
      groupId: group?.id ?? 0,
      contractorId: company,
      kind: 'purchase',
      plan: 'gold',
      cities: [{ city: here, position: 12 }],
      state: 'paid',
      periodStart,
      periodEnd: new Date(fromIct(2026, 12, 15) - 1),
      placedAt: periodStart,
      dueAt: periodStart,
    });
    server = await testApp(database, { clock });
    owner = await signIn(server.app, 'dem@hien.example');
    ownerToShop = await signInToShop(server.app, 'dem@hien.example');
  });
  afterAll(() => server.close());

  const tell = async (
    events: Sent[],
    { line = '203.0.113.5', agent = phone, headers = {} } = {},
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/contractor/seen',
      headers: { 'user-agent': agent, ...headers },
      remoteAddress: line,
      payload: { events },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const read = async (days = 7) => {
    const answer = await server.app.inject({
      url: `/mall/api/ad-membership/statistics?days=${days}`,
      headers: ownerToShop,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer<'readAdStatistics'>>();
  };
  const one = (channel: string, city?: string): Sent => ({
    contractor_id: company,
    channel,
    ...(city === undefined ? {} : { city }),
  });

  test('a day of visitors, a robot, the company itself and its colleague', async () => {
    await tell([one('impression', here), one('profile', here), one('phone', here)]);
    await tell([one('profile', here)]);
    await tell([one('profile')], { line: '203.0.113.6' });
    await tell([one('profile')], { line: '203.0.113.7', agent: 'Googlebot/2.1' });
    await tell([one('profile')], { line: '203.0.113.8', headers: owner });
    // Nobody is signed in, on the line of the company.
    await tell([one('website')], { line: '203.0.113.8' });
    const told = await read();
    expect(told.total).toEqual({ impression: 1, profile: 2, website: 0, phone: 1, email: 0 });
    expect(told.leftOut).toEqual({ robot: 1, repeat: 1, own: 2, burst: 0 });
    expect(told.cities).toEqual([
      { city: here, impression: 1, profile: 1, website: 0, phone: 1, email: 0 },
      { city: null, impression: 0, profile: 1, website: 0, phone: 0, email: 0 },
    ]);
  });

  test('cost is the days that were paid for, and one contact its share', async () => {
    const told = await read(28);
    // Ten of thirty days.
    expect(told.spent).toBe(1_000_000);
    expect(told.perContact).toBe(1_000_000);
    expect(told.days).toHaveLength(28);
    expect(told.to).toBe('2026-11-24');
    expect(told.positions).toMatchObject([
      { plan: 'gold', places: [{ city: here, position: 12 }] },
    ]);
  });

  test('a premium week that was won costs what was bid, over its seven days, and stands among the places', async () => {
    const week = '2026-11-23';
    const { rows } = server.database;
    const [group] = await rows<{ id: number; user_id: number }>(
      {
        text: `insert into payment_groups (number, user_id, purpose, method, goods, total, placed_at, due_at, paid_at)
          select 'SO20261118-000009', user_id, 'auction', 'QR', 700000, 700000, $2, $2, $2 from contractors where id = $1
          returning id, user_id`,
      },
      [company, new Date(start)],
    );
    await rows(
      {
        text: `with held as (insert into auctions (city, week, week_key, owner_key, head, lines) values ($5, $4, '', '', '', 0) returning id)
          insert into bids (auction_id, number, contractor_id, user_id, group_id, owners, slot, amount, state, version, ad, placed_at, paid_at, changed_at)
          select id, 1, $1, $2, $3, '{}', 1, 700000, 'won', 1, 'running', $6, $6, $6 from held`,
      },
      [company, group?.user_id, group?.id, week, here, new Date(start)],
    );
    const told = await read(28);
    // Monday and Tuesday of seven days.
    expect(told.spent).toBe(1_200_000);
    expect(told.positions).toEqual([
      {
        plan: 'premium',
        places: [{ city: here, position: 1 }],
        period: {
          start: new Date(fromIct(2026, 11, 23)).toISOString(),
          end: new Date(fromIct(2026, 11, 30) - 1).toISOString(),
        },
      },
      expect.objectContaining({ plan: 'gold', places: [{ city: here, position: 12 }] }),
    ]);
    // One that was won and has not begun is no place where the company stood.
    await rows({ text: `update auctions set week = '2026-11-30'` }, []);
    const before = await read(28);
    expect([before.spent, before.positions.map(({ plan }) => plan)]).toEqual([1_000_000, ['gold']]);
    await rows({ text: 'delete from bids' }, []);
    await rows({ text: 'delete from auctions' }, []);
  });

  test('the days before are beside them, and tomorrow the same visitor is a new one', async () => {
    clock.moveTo(daysAfter(start, 8));
    ownerToShop = await signInToShop(server.app, 'dem@hien.example');
    await tell([one('phone', here)]);
    const told = await read();
    expect(told.total).toEqual({ impression: 0, profile: 0, website: 0, phone: 1, email: 0 });
    expect(told.before).toEqual({ impression: 1, profile: 2, website: 0, phone: 1, email: 0 });
  });

  test('what no company is and no city is are passed over; a company that is not there has no counters', async () => {
    const before = await server.database.orm.select().from(contractorCounters);
    await tell([
      { contractor_id: 99_999, channel: 'profile' },
      { contractor_id: company, channel: 'email', city: "x'); drop table users;--" },
    ]);
    const told = await read();
    expect(told.total.email).toBe(1);
    const after = await server.database.orm.select().from(contractorCounters);
    expect(after).toHaveLength(before.length + 1);
    expect(after.map(({ city }) => city)).not.toContain("x'); drop table users;--");
  });

  test('two processes count a visitor once, and know a company’s line of each other', async () => {
    const other = await testApp(server.database, { clock });
    const seenBy = async (app: TestApp, line: string, headers: Record<string, string> = {}) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/app/contractor/seen',
        headers: { 'user-agent': phone, ...headers },
        remoteAddress: line,
        payload: { events: [one('website', here)] },
      });
      expect(answer.statusCode).toBe(200);
    };
    const before = await read();
    // The same visitor at both, another one at each.
    await seenBy(server, '198.51.100.1');
    await seenBy(other, '198.51.100.1');
    await seenBy(server, '198.51.101.1');
    await seenBy(other, '198.51.102.1');
    // The company looks at itself at one of them; its colleague comes by the other.
    await seenBy(server, '198.51.103.1', await signIn(server.app, 'dem@hien.example'));
    await server.app.inject({
      url: '/mall/api/ad-membership/statistics',
      headers: ownerToShop,
    });
    await seenBy(other, '198.51.103.1');
    const ownerThere = await signInToShop(other.app, 'dem@hien.example');
    await other.app.inject({ url: '/mall/api/ad-membership/statistics', headers: ownerThere });
    const after = await read();
    expect(after.total.website - before.total.website).toBe(3);
    expect(after.leftOut.repeat - before.leftOut.repeat).toBe(1);
    expect(after.leftOut.own - before.leftOut.own).toBe(2);
    // After midnight nothing is left of who it was, and the same visitor counts again.
    clock.moveTo(endOfDay(clock.now()) + 1 + 2 * 3_600_000);
    ownerToShop = await signInToShop(server.app, 'dem@hien.example');
    await seenBy(other, '198.51.100.1');
    await other.app.inject({
      url: '/mall/api/ad-membership/statistics',
      headers: await signInToShop(other.app, 'dem@hien.example'),
    });
    expect((await read()).total.website - after.total.website).toBe(1);
    const [claims] = await server.database.rows<{ all: number; salts: number }>(
      {
        text: `select (select count(*)::int from contact_claims where until > $1) as all,
          (select count(*)::int from settings where key like 'visitor-salt:%') as salts`,
      },
      [new Date(clock.now())],
    );
    expect(claims?.all).toBe(1);
    expect(claims?.salts).toBeLessThanOrEqual(2);
    await other.app.close();
  });

  test('neither a line, a browser nor anybody is in the tables', async () => {
    const rows = await server.database.orm.select().from(contractorCounters);
    const kept = JSON.stringify(rows);
    for (const personal of ['203.0.113', 'Pixel', 'Googlebot', 'dem@hien.example'])
      expect(kept).not.toContain(personal);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'adType',
      'city',
      'contractorId',
      'count',
      'day',
      'outcome',
      'type',
    ]);
    expect(rows.filter(({ city }) => city === here).map(({ adType }) => adType)).not.toContain(
      'none',
    );
  });

  // The last: when it is ended for its time, what it still sends meets no other test.
  test('a bot of 10,000 changes nothing', async ({ signal }) => {
    const before = await read();
    for (let lot = 0; lot < 200; lot += 1) {
      signal.throwIfAborted();
      clock.advance(secondMs);
      await tell(
        Array.from({ length: 50 }, () => one('phone')),
        { line: '203.0.113.55' },
      );
    }
    const after = await read();
    expect(after.total.phone - before.total.phone).toBe(1);
    expect(after.leftOut.burst + after.leftOut.repeat).toBe(
      before.leftOut.burst + before.leftOut.repeat + 9_999,
    );
  });
});
