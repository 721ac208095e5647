import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findReferral } from '../../checkout/basket.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Referral = Answer<'createReferralCode'>['data'];
type Use = Answer<'listReferralUses'>['data']['items'][number];

const day = 86_400_000;

describe.each(databaseKinds)('referral codes on %s', (kind) => {
  let server: TestApp;
  let staff: Record<string, string>;
  let now = testNow;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot']);
    server = await testApp(database, { clock: { now: () => now } });
    staff = await signIn(server.app, 'mot@hien.example');
  });
  afterAll(() => server.close());

  const rows = (text: string, values: unknown[] = []) => server.database.rows({ text }, values);
  const post = async (url: string, payload: object, headers = staff) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    return {
      status: answer.statusCode,
      ...answer.json<{
        data: Referral;
        code: string;
        errors?: { field: string; code: string }[];
        current?: Referral;
      }>(),
    };
  };
  const create = (more: object, headers = staff) =>
    post(
      '/admin/referral/create',
      { code: 'BANBE', label: 'Bạn bè', owner: 'campaign', email: '', key: randomUUID(), ...more },
      headers,
    );
  const end = (id: number, version: number, reason = 'Hết hợp tác') =>
    post(`/admin/referral/end/${id}`, { reason, expected_version: version });
  const get = async <Data>(path: string, headers = staff) => {
    const answer = await server.app.inject({ url: `/admin/referral/${path}`, headers });
    return { status: answer.statusCode, ...answer.json<{ data: Data }>() };
  };
  const foundBy = (buyer: number, code: string) =>
    findReferral(server.database.orm, buyer, code, now);
  /** A payment that named it, as a checkout leaves it. */
  const payment = (code: string, total: number, placed: number, more: object = {}) => {
    const { purpose = 'shop', cancelled = null } = more as {
      purpose?: string;
      cancelled?: Date | null;
    };
    return rows(
      `insert into payment_groups (number, user_id, purpose, method, goods, total, referral_code, placed_at, due_at, cancelled_at)
        values ($1, 1, $2, 'COD', $3, $3, $4, $5, $5, $6)`,
      [`SO-${randomUUID()}`, purpose, total, code, new Date(placed), cancelled],
    );
  };

  test('staff alone make, end and see them', async () => {
    const member = await signIn(server.app, 'khach@hien.example');
    expect((await create({}, member)).status).toBe(403);
    expect((await get('list', member)).status).toBe(403);
    expect((await get('uses/1', member)).status).toBe(403);
    expect(
      (await post('/admin/referral/end/1', { reason: 'x', expected_version: 0 }, member)).status,
    ).toBe(403);
  });

  test('one that is made counts at checkout at once, however it is typed', async () => {
    expect(await foundBy(1, 'banbe')).toBe('invalid');
    const key = randomUUID();
    const [first, again] = await Promise.all([
      create({ code: ' banbe ', key }),
      create({ code: ' banbe ', key }),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data.id).toBe(first.data.id);
    // The key belongs to that code alone.
    expect((await create({ code: 'KHAC1', key })).status).toBe(409);
    expect(first.data).toMatchObject({
      code: 'BANBE',
      owner: 'campaign',
      member: null,
      state: 'active',
      uses: { payments: 0, total: 0, cancelled: 0, last_at: null },
      acts: [{ act: 'made', by: 'Quản trị mot' }],
    });
    expect(await foundBy(1, ' BanBe ')).toEqual({ code: 'BANBE' });
    expect(await create({})).toMatchObject({
      status: 422,
      code: 'CODE_TAKEN',
      errors: [{ field: 'code' }],
    });
  });

  test('belongs to a member by email, who does not recommend themselves', async () => {
    expect(
      await create({ code: 'KHACH1', owner: 'member', email: 'khong-co@hien.example' }),
    ).toMatchObject({ status: 422, code: 'OWNER_UNKNOWN', errors: [{ field: 'email' }] });
    expect(await create({ code: 'KHACH1', owner: 'member' })).toMatchObject({
      status: 400,
      errors: [{ field: 'email', code: 'validation.email.required' }],
    });
    const { data } = await create({
      code: 'KHACH1',
      owner: 'member',
      email: 'Khach@hien.example',
    });
    expect(data.member?.email).toBe('khach@hien.example');
    const [owner] = (await rows(`select id from users where email = 'khach@hien.example'`)) as {
      id: number;
    }[];
    expect(await foundBy(owner?.id ?? 0, 'KHACH1')).toBe('own');
    expect(await foundBy((owner?.id ?? 0) + 1, 'KHACH1')).toEqual({ code: 'KHACH1' });
  });

  test('what was bought with it is counted without what was cancelled, and without who bought', async () => {
    const { data } = await create({ code: 'SALE1', label: 'Anh Tú', owner: 'sales' });
    await payment('SALE1', 1_000_000, testNow - 3 * day);
    await payment('SALE1', 2_500_000, testNow - day, { purpose: 'design' });
    await payment('SALE1', 9_000_000, testNow - 2 * day, { cancelled: new Date(testNow) });
    await payment('BANBE', 7_000_000, testNow - day);
    const { data: listed } = await get<{ items: Referral[] }>('list?q=anh%20tu');
    expect(listed.items).toMatchObject([
      {
        code: 'SALE1',
        uses: {
          payments: 2,
          total: 3_500_000,
          cancelled: 1,
          last_at: new Date(testNow - day).toISOString(),
        },
      },
    ]);
    const { data: uses } = await get<{ items: Use[]; meta: { total: number } }>(`uses/${data.id}`);
    expect(uses.meta.total).toBe(3);
    expect(
      uses.items.map(({ total, purpose, cancelled_at }) => [total, purpose, cancelled_at !== null]),
    ).toEqual([
      [2_500_000, 'design', false],
      [9_000_000, 'shop', true],
      [1_000_000, 'shop', false],
    ]);
    expect(Object.keys(uses.items[0] ?? {}).toSorted()).toEqual(
      ['cancelled_at', 'number', 'paid_at', 'placed_at', 'purpose', 'total'].toSorted(),
    );
    expect((await get('uses/99999')).status).toBe(404);
  });

  test('once ended it counts no more, its uses stay, and it is not made again', async () => {
    const { data } = await create({ code: 'KETTHUC' });
    await payment('KETTHUC', 1_200_000, testNow - day);
    expect(await end(data.id, 0, ' ')).toMatchObject({ status: 422, code: 'AUTH_15' });
    const both = await Promise.all([end(data.id, 0), end(data.id, 0)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.data).toMatchObject({
      state: 'ended',
      version: 1,
      uses: { payments: 1, total: 1_200_000 },
      acts: [{ act: 'ended', text: 'Hết hợp tác' }, { act: 'made' }],
    });
    expect(await foundBy(1, 'KETTHUC')).toBe('ended');
    expect(await end(data.id, 1, 'Lần nữa')).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    });
    expect((await create({ code: 'KETTHUC' })).code).toBe('CODE_TAKEN');
    const states = async (state: string) =>
      (await get<{ items: Referral[] }>(`list?state=${state}`)).data.items.map(({ code }) => code);
    expect(await states('ended')).toEqual(['KETTHUC']);
    expect(await states('active')).not.toContain('KETTHUC');
  });
});
