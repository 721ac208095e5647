import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';

const day = 86_400_000;
const at = (days: number): Date => new Date(testNow + days * day);

describe.each(databaseKinds)('points and coupons on %s', (kind) => {
  let server: TestApp;
  let member: { authorization: string };
  let stranger: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    const lot = (
      id: number,
      left: number,
      expiresIn: number,
      state: 'active' | 'used' = 'active',
    ) => ({
      id,
      userId: 1,
      source: `test:${id}`,
      state,
      earned: 500,
      left,
      earnedAt: at(expiresIn - 365),
      expiresAt: at(expiresIn),
      changedAt: at(0),
    });
    // The last one is over, though no job has said so yet.
    await database.orm
      .insert(pointLots)
      .values([
        lot(1, 300, 6),
        lot(2, 500, 29),
        lot(3, 500, 200),
        lot(4, 0, 90, 'used'),
        lot(5, 500, -1),
      ]);
    await database.orm.insert(pointMoves).values([
      { userId: 1, lotId: 2, kind: 'earn', amount: 500, at: at(-336) },
      { userId: 1, lotId: 1, kind: 'spend', amount: -200, at: at(-20) },
      { userId: 1, lotId: 5, kind: 'earn', amount: 500, at: at(-500) },
    ]);
    const coupon = (code: string, until: number, state: 'available' | 'used' = 'available') => ({
      userId: 1,
      code,
      name: { vi: code, en: null, ko: null },
      state,
      value: { kind: 'amount' as const, amount: 50_000 },
      from: at(-10),
      until: at(until),
      changedAt: at(-1),
    });
    await database.orm.insert(userCoupons).values([
      coupon('SAU', 20),
      coupon('GAN', 3),
      coupon('QUA', -1),
      coupon('ROI', 9, 'used'),
      { ...coupon('MAI', 15), from: at(1) },
      {
        ...coupon('PHAN', 30),
        value: { kind: 'percent', percent: 12, max: 80_000 },
        minimum: 400_000,
      },
    ]);
    server = await testApp(database);
    member = await signInToShop(server.app, 'khach@hien.example');
    stranger = await signInToShop(server.app, 'tho@hien.example');
  });
  afterAll(() => server.close());

  const get = async <Body>(path: string, headers: { authorization: string }) =>
    (await server.app.inject({ url: `/mall/api/${path}`, headers })).json<Body>();

  test('counts as the domain does, and says what ends within 30 days', async () => {
    const points = await get<{ expiring: { amount: number; days: number }[] }>(
      'points/balance',
      member,
    );
    expect(points).toMatchObject({ current: 1_300, accumulated: 2_500, used: 700, expired: 500 });
    expect(points.expiring.map(({ amount, days }) => [amount, days])).toEqual([
      [300, 6],
      [500, 29],
    ]);
    expect(await get('points/balance', stranger)).toMatchObject({ current: 0, expiring: [] });
  });

  test('a year of history, the oldest first', async () => {
    const { items } = await get<{ items: { amount: number }[] }>('points/history', member);
    expect(items.map(({ amount }) => amount)).toEqual([500, -200]);
    const { items: spent, meta } = await get<{ items: { amount: number }[]; meta: object }>(
      'points/history?kind=spend',
      member,
    );
    expect(spent.map(({ amount }) => amount)).toEqual([-200]);
    expect(meta).toMatchObject({ total: 1 });
  });

  test('coupons that end first come first; one past its date cannot be used', async () => {
    const all = await get<{
      items: { code: string; state: string; usable: boolean }[];
      available: number;
    }>('coupon/list', member);
    expect(all.items.map(({ code, state, usable }) => [code, state, usable])).toEqual([
      ['GAN', 'available', true],
      ['SAU', 'available', true],
      ['PHAN', 'available', true],
      // From tomorrow on.
      ['MAI', 'available', false],
      ['ROI', 'used', false],
      ['QUA', 'expired', false],
    ]);
    expect(all.available).toBe(3);
    const [near, , percent] = all.items;
    expect(near).toMatchObject({
      kind: 'amount',
      amount: 50_000,
      percent: null,
      max: null,
      minimum: 0,
    });
    expect(percent).toMatchObject({
      kind: 'percent',
      amount: null,
      percent: 12,
      max: 80_000,
      minimum: 400_000,
    });
    const page = await get<typeof all & { meta: object }>(
      'coupon/list?state=available&limit=2&page=2',
      member,
    );
    expect(page.items.map(({ code }) => code)).toEqual(['PHAN', 'MAI']);
    expect(page.meta).toMatchObject({ page: 2, total: 4 });
    expect((await get<{ items: unknown[] }>('coupon/list', stranger)).items).toEqual([]);
  });
});
