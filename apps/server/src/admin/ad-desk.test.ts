import { fixedClock, fromIct, ictDate } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auctions, bids } from '../db/schema/auctions.ts';
import { contractorCounters, contractorPositions, contractors } from '../db/schema/contractors.ts';
import { outbox } from '../db/schema/mail.ts';
import { adOrders, memberships } from '../db/schema/memberships.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { plantContractors } from '../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { signIn, type TestApp, testApp } from '../testing/test-app.ts';

const now = fromIct(2026, 3, 6) + 10 * 3_600_000;
const day = 86_400_000;
const city = 'Hà Nội';

describe.each(databaseKinds)('advertising as staff see it on %s', (kind) => {
  let server: TestApp;
  let staff: { authorization: string };
  let company: { id: number; userId: number };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantContractors(database, { count: 2, cities: [city] });
    server = await testApp(database, { clock: fixedClock(now) });
    await plantStaff(database);
    staff = await signIn(server.app, 'quan-tri@hien.example');
    const [found] = await database.orm
      .select({ id: contractors.id, userId: contractors.userId })
      .from(contractors)
      .orderBy(contractors.id);
    if (found === undefined) throw new Error('no company');
    company = found;
    await database.orm.delete(contractorPositions);
    await database.orm.insert(memberships).values({
      contractorId: company.id,
      userId: company.userId,
      state: 'purchased',
      version: 1,
      plan: 'gold',
      cities: [
        { city, position: 11 },
        { city: 'Huế', position: 12 },
      ],
      periodStart: new Date(now - day),
      periodEnd: new Date(now + 20 * day),
      anchorDay: 5,
      changedAt: new Date(now - day),
    });
    await database.orm.insert(contractorPositions).values(
      [
        { city, position: 11 },
        { city: 'Huế', position: 12 },
      ].map((place) => ({
        ...place,
        contractorId: company.id,
        runsUntil: new Date(now + 25 * day),
        shown: true,
      })),
    );
  });
  afterAll(() => server.close());

  const list = async (q = '') => {
    const answer = await server.app.inject({
      url: `/admin/ad-membership/list?q=${encodeURIComponent(q)}`,
      headers: staff,
    });
    return answer.json<Answer<'listAdMemberships'>>().data.items;
  };
  const decide = async (id: number, body: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/ad-membership/decide/${id}`,
      headers: staff,
      payload: body,
    });
    return { status: answer.statusCode, data: answer.json<Answer<'decideAdMembership'>>().data };
  };
  const shown = async () =>
    (
      await server.database.orm
        .select({ shown: contractorPositions.shown })
        .from(contractorPositions)
        .where(eq(contractorPositions.contractorId, company.id))
    ).map((place) => place.shown);
  const told = (about: string) =>
    server.database.orm
      .select()
      .from(notices)
      .where(sql`${notices.about} = ${about} and ${notices.userId} = ${company.userId}`);

  test('staff read what the company reads of its places, of the last thirty days alone', async () => {
    const [one] = await list();
    const figures = async (id = one?.id ?? 0, headers: { authorization: string } = staff) => {
      const answer = await server.app.inject({
        url: `/admin/ad-membership/figures/${id}`,
        headers,
      });
      return {
        status: answer.statusCode,
        data: answer.json<Answer<'readAdMembershipFigures'>>().data,
      };
    };
    const counted = (daysAgo: number, type: string, outcome: string, times: number) => ({
      contractorId: company.id,
      day: ictDate(now - daysAgo * day),
      type,
      adType: 'gold' as const,
      city,
      outcome,
      count: times,
    });
    await server.database.orm
      .insert(contractorCounters)
      .values([
        counted(30, 'number_of_impressions', 'counted', 1_000),
        counted(29, 'number_of_impressions', 'counted', 40),
        counted(0, 'number_of_impressions', 'counted', 2),
        counted(0, 'number_of_calls', 'counted', 3),
        counted(1, 'number_of_calls', 'robot', 5),
        counted(2, 'number_of_views', 'own', 7),
      ] as (typeof contractorCounters.$inferInsert)[]);
    // What this server has just seen is part of it.
    await server.app.inject({
      method: 'POST',
      url: '/app/contractor/seen',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Mobile Safari/537.36' },
      payload: { events: [{ contractor_id: company.id, channel: 'email' }] },
    });
    expect(await figures()).toEqual({
      status: 200,
      data: {
        from: '2026-02-05',
        to: '2026-03-06',
        total: { impression: 42, profile: 0, website: 0, phone: 3, email: 1 },
        left_out: { robot: 5, repeat: 0, own: 7, burst: 0 },
      },
    });
    expect((await figures(99_999)).status).toBe(404);
    expect((await figures(one?.id, await signIn(server.app, 'tho@hien.example'))).status).toBe(403);
  });

  test('a suspended company is shown nowhere, is told why, once, and comes back', async () => {
    const [one] = await list();
    if (one === undefined) throw new Error('no membership');
    const press = { action: 'suspend', reason: 'Giấy phép đã hết hạn', expected_version: 1 };
    const first = await decide(one.id, press);
    expect(first).toMatchObject({ status: 200, data: { suspended: true, version: 2 } });
    expect(await shown()).toEqual([false, false]);
    // The same press again is the same answer: a line that broke, a second tap.
    expect(await decide(one.id, press)).toEqual(first);
    expect(await told('membership.suspended')).toHaveLength(1);
    const mails = await server.database.orm.select().from(outbox);
    expect(
      mails.filter(({ values }) => JSON.stringify(values).includes(press.reason)),
    ).toHaveLength(1);

    const back = await decide(one.id, {
      action: 'restore',
      reason: 'Đã gửi giấy phép mới',
      expected_version: 2,
    });
    expect(back.data.acts.map(({ act }) => act)).toEqual(['restored', 'suspended']);
    expect(await shown()).toEqual([true, true]);
    expect(await told('membership.restored')).toHaveLength(1);
  });

  test('companies are found without their accents', async () => {
    const [one] = await list();
    const bare = (one?.company ?? '').normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
    expect(await list(bare.replaceAll('đ', 'd'))).toHaveLength(1);
    expect(await list('không ai tên này')).toEqual([]);
  });

  test('takings of a month: plans over their cities, bids that won, and what is held apart', async () => {
    const { orm } = server.database;
    const group = async (number: string, total: number, paidAt: number) => {
      const [made] = await orm
        .insert(paymentGroups)
        .values({
          number,
          userId: company.userId,
          purpose: 'ad',
          method: 'QR',
          goods: total,
          total,
          placedAt: new Date(paidAt),
          dueAt: new Date(paidAt),
          paidAt: new Date(paidAt),
        })
        .returning({ id: paymentGroups.id });
      return made?.id ?? 0;
    };
    const march = fromIct(2026, 3, 1);
    for (const [number, paidAt] of [
      ['SO20260301-900001', march],
      // The last moment of February in Vietnam.
      ['SO20260228-900002', march - 1],
    ] as const)
      await orm.insert(adOrders).values({
        groupId: await group(number, 5_000_001, paidAt),
        contractorId: company.id,
        kind: 'purchase',
        plan: 'gold',
        cities: [
          { city, position: 11 },
          { city: 'Huế', position: 12 },
        ],
        state: 'paid',
        placedAt: new Date(paidAt),
        dueAt: new Date(paidAt),
      });
    const [auction] = await orm
      .insert(auctions)
      .values({ city, week: '2026-03-02', weekKey: '', ownerKey: '', head: '0'.repeat(64) })
      .returning({ id: auctions.id });
    const bid = async (
      number: number,
      more: Pick<typeof bids.$inferInsert, 'state' | 'amount'> & { refundDueAt?: Date },
    ) =>
      orm.insert(bids).values({
        auctionId: auction?.id ?? 0,
        number,
        contractorId: company.id,
        userId: company.userId,
        groupId: await group(`SO20260303-90001${number}`, more.amount, march + 2 * day),
        owners: [],
        slot: number,
        version: 1,
        ad: 'none',
        placedAt: new Date(march + 2 * day),
        changedAt: new Date(march + 2 * day),
        ...more,
      });
    await bid(1, { state: 'won', amount: 700_000 });
    await bid(2, { state: 'waiting', amount: 900_000 });
    await bid(3, { state: 'lost', amount: 800_000, refundDueAt: new Date(now + day) });

    const read = async (month?: string) =>
      (
        await server.app.inject({
          url: `/admin/ad-takings${month === undefined ? '' : `?month=${month}`}`,
          headers: staff,
        })
      ).json<Answer<'readAdTakings'>>().data;
    expect(await read()).toMatchObject({
      month: '2026-03',
      cities: [
        { city, memberships: 2_500_001, auctions: 700_000, held: 900_000, total: 3_200_001 },
        { city: 'Huế', memberships: 2_500_000, auctions: 0, held: 0, total: 2_500_000 },
      ],
      total: { memberships: 5_000_001, auctions: 700_000, held: 900_000, total: 5_700_001 },
    });
    expect((await read('2026-02')).total.total).toBe(5_000_001);

    const summaries = (
      await server.app.inject({ url: '/admin/auction/list', headers: staff })
    ).json<Answer<'listAuctions'>>().data.items;
    expect(summaries[0]).toMatchObject({
      city,
      week: '2026-03-02',
      phase: 'running',
      bids: 3,
      companies: 1,
      won: { slots: 1, amount: 700_000 },
      held: 900_000,
      to_return: 800_000,
      taken_back: 0,
    });
  });
});
