import { randomUUID } from 'node:crypto';
import { formatDate } from '@hien/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponCampaigns } from '../../db/schema/rewards.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;
type Header = { authorization: string };
type Body = {
  id: number;
  code: string;
  state: string;
  errors?: { field: string; message: string }[];
};

describe.each(databaseKinds)('a code that is entered on %s', (kind) => {
  let server: TestApp;
  let now = testNow;
  const people: Header[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock: { now: () => now } });
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name)
          select 'nguoi-' || n || '@hien.example', password_hash, 'Người'
          from users, generate_series(1, 6) n where email = 'khach@hien.example'`,
      },
      [],
    );
    for (let n = 1; n <= 6; n += 1)
      people.push(await signInToShop(server.app, `nguoi-${n}@hien.example`));
    const campaign = (code: string, more: Partial<typeof couponCampaigns.$inferInsert> = {}) => ({
      code,
      name: { vi: `Mã ${code}`, en: `Code ${code}`, ko: null },
      state: 'running' as const,
      value: { kind: 'percent' as const, percent: 10, max: 500_000 },
      minimum: 2_000_000,
      from: new Date(testNow - day),
      until: new Date(testNow + day),
      audience: 'code' as const,
      most: 100,
      ...more,
    });
    await database.orm
      .insert(couponCampaigns)
      .values([
        campaign('MOINGUOI'),
        campaign('NHAP', { state: 'draft' }),
        campaign('MAIMOI', { from: new Date(testNow + day / 2) }),
        campaign('HOMQUA', { until: new Date(testNow - 1) }),
        campaign('DUNGROI', { state: 'stopped' }),
        campaign('RIENGAI', { audience: 'members', emails: ['ai@hien.example'] }),
        campaign('HAIPHAN', { most: 2 }),
      ]);
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.rows({ text: 'delete from sign_in_attempts' }, []));

  const enter = async (
    who: number,
    code: string,
    key: string = randomUUID(),
    from = '203.0.113.7',
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/coupon/enter',
      headers: people[who] ?? {},
      remoteAddress: from,
      payload: { code, idempotencyKey: key },
    });
    return { status: answer.statusCode, ...answer.json<Body>() };
  };

  test('is the member’s own, however it is written and however often it is sent', async () => {
    const key = randomUUID();
    const both = await Promise.all([enter(0, ' moinguoi ', key), enter(0, ' moinguoi ', key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]).toEqual(both[1]);
    // The key belongs to that code alone.
    expect((await enter(0, 'HAIPHAN', key)).status).toBe(409);
    expect(both[0]).toMatchObject({
      code: 'MOINGUOI',
      name: 'Mã MOINGUOI',
      state: 'available',
      usable: true,
      kind: 'percent',
      percent: 10,
      max: 500_000,
      minimum: 2_000_000,
    });
    const own = await server.app.inject({ url: '/mall/api/coupon/list', headers: people[0] ?? {} });
    expect(own.json<{ items: Body[] }>().items.map(({ id }) => id)).toEqual([both[0]?.id]);
    const yours = (more: string) => ({
      status: 422,
      code: 'COUPON_YOURS',
      errors: [{ field: 'code', message: `Bạn đã có mã giảm giá này rồi. ${more}` }],
    });
    expect(await enter(0, 'MOINGUOI')).toMatchObject(
      yours('Hãy chọn mã này trong danh sách mã của bạn.'),
    );
    await server.database.rows({ text: `update user_coupons set state = 'used'` }, []);
    expect(await enter(0, 'MOINGUOI')).toMatchObject(yours('Mã giảm giá đã được sử dụng.'));
    await server.database.rows({ text: `update user_coupons set state = 'available'` }, []);
  });

  test.each([
    ['KHONGCO', 'COUPON_UNKNOWN'],
    // What is not for everybody is not there: whoever guesses learns nothing.
    ['NHAP', 'COUPON_UNKNOWN'],
    ['RIENGAI', 'COUPON_UNKNOWN'],
    ['MAIMOI', 'COUPON_EARLY'],
    ['HOMQUA', 'COUPON_OVER'],
    ['DUNGROI', 'COUPON_OVER'],
  ])('%s is refused as %s', async (code, refused) => {
    expect(await enter(1, code)).toMatchObject({ status: 422, code: refused });
  });

  test('one that has not begun says from which day, one that is over since when', async () => {
    const said = async (code: string) =>
      (await enter(1, code)).errors?.map(({ message }) => message);
    const day = (at: number) => formatDate(at, 'date', 'vi');
    expect(await said('MAIMOI')).toEqual([
      `Mã giảm giá này chưa bắt đầu. Hãy nhập lại từ ngày ${day(testNow + 43_200_000)}.`,
    ]);
    expect(await said('HOMQUA')).toEqual([
      `Chương trình của mã giảm giá này đã kết thúc vào ngày ${day(testNow - 1)}.`,
    ]);
    // Staff stopped it before its last day.
    expect(await said('DUNGROI')).toEqual(['Chương trình của mã giảm giá này đã kết thúc.']);
    // Whatever is not for them is as unknown as what nobody made, in its words too.
    expect(await said('RIENGAI')).toEqual(await said('KHONGCO'));
  });

  test('of two that are left, two get one, however many press at once', async () => {
    const answers = await Promise.all([0, 1, 2, 3, 4].map((who) => enter(who, 'HAIPHAN')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422]);
    expect(new Set(answers.filter(({ status }) => status === 422).map(({ code }) => code))).toEqual(
      new Set(['COUPON_GONE']),
    );
  });

  test('guests sign in first', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/coupon/enter',
      payload: { code: 'MOINGUOI', idempotencyKey: randomUUID() },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('after ten wrong ones an account waits out its hour, from wherever it comes', async () => {
    const tried = [];
    for (let n = 0; n < 12; n += 1)
      tried.push((await enter(5, `SAI${n}X`, randomUUID(), `203.0.113.${n}`)).status);
    expect(tried).toEqual([...Array<number>(10).fill(422), 429, 429]);
    // A good one waits as well.
    expect((await enter(5, 'MOINGUOI')).status).toBe(429);
    now += 3_600_001;
    expect((await enter(5, 'MOINGUOI')).status).toBe(200);
    now = testNow;
  });

  test('after thirty wrong ones an address waits, whoever asks', async () => {
    const tried = [];
    for (let n = 0; n < 31; n += 1) tried.push((await enter(n % 4, `DO${n}XX`)).status);
    expect(tried.slice(0, 30)).toEqual(Array<number>(30).fill(422));
    expect(tried[30]).toBe(429);
    expect((await enter(0, 'DOKHAC', randomUUID(), '198.51.100.4')).status).toBe(422);
  });

  test('a code that there is, is no guess', async () => {
    for (let n = 0; n < 12; n += 1) expect((await enter(4, 'HOMQUA')).status).toBe(422);
    expect((await enter(4, 'MOINGUOI')).status).toBe(200);
  });
});
