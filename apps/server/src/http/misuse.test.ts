import { inquiryLimits, limits, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaUploads } from '../db/schema/system.ts';
import { privateName } from '../media/upload-address.ts';
import { claimUploads } from '../media/upload-repository.ts';
import { plantContractors } from '../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

type Headers = { authorization: string };

const dayMs = 86_400_000;

describe.each(databaseKinds)('what members may not do on %s', (kind) => {
  const clock = movableClock(testNow);
  const staff = 'quan-tri@hien.example';
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['quan-tri']);
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());

  const statusOf = async (url: string, headers: Headers): Promise<number> =>
    (await server.app.inject({ url, headers })).statusCode;
  const post = async (url: string, headers: Headers, payload: object): Promise<number> =>
    (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;

  test('a penalty ends sessions, and lifting it gives none of them back', async () => {
    const main = await signIn(server.app, 'tho@hien.example');
    const shop = await signInToShop(server.app, 'tho@hien.example');
    const admin = await signIn(server.app, staff);
    const [member] = await server.database.rows<{ id: number; version: number }>(
      { text: `select id, version from users where email = 'tho@hien.example'` },
      [],
    );
    const step = async (action: string, version: number): Promise<number> =>
      post(`/admin/member/sanction/${member?.id}`, admin, {
        action,
        reason: 'Spam',
        ...(action === 'suspend' && { days: 7 }),
        expected_version: version,
      });
    const open = async (): Promise<number[]> => [
      await statusOf('/app/user/profile', main),
      await statusOf('/app/lead/list', main),
      await statusOf('/mall/api/question/mine', shop),
    ];
    expect(await open()).toEqual([200, 200, 200]);
    const version = member?.version ?? 0;
    expect(await step('warn', version)).toBe(200);
    expect(await open()).toEqual([200, 200, 200]);
    expect(await step('suspend', version + 1)).toBe(200);
    expect(await open()).toEqual([401, 401, 401]);
    expect(await step('lift', version + 2)).toBe(200);
    expect(await open()).toEqual([401, 401, 401]);
    expect(await statusOf('/app/user/profile', await signIn(server.app, 'tho@hien.example'))).toBe(
      200,
    );
  });

  test('a token of an account that is stopped otherwise reads nothing of its role', async () => {
    const main = await signIn(server.app, 'tho@hien.example');
    const stop = (status: string) =>
      server.database.rows(
        { text: `update users set status = $1 where email = 'tho@hien.example'` },
        [status],
      );
    await stop('banned');
    expect(await statusOf('/app/lead/list', main)).toBe(401);
    expect(await statusOf('/app/inbox/list', main)).toBe(401);
    await stop('active');
  });

  test('a session that is not used ends, one that is used goes on', async () => {
    const used = await signIn(server.app, 'khach@hien.example');
    const left = await signIn(server.app, 'khach@hien.example');
    for (let days = 0; days < limits.session.idleDays; days += 2) {
      clock.advance(2 * dayMs);
      expect(await statusOf('/app/user/profile', used)).toBe(200);
    }
    clock.advance(60_000);
    expect(await statusOf('/app/user/profile', left)).toBe(401);
    expect(await statusOf('/app/user/profile', used)).toBe(200);
    // However much it is used, a session ends thirty days after it began.
    for (let days = 0; days < 16; days += 2) {
      clock.advance(2 * dayMs);
      await statusOf('/app/user/profile', used);
    }
    expect(await statusOf('/app/user/profile', used)).toBe(401);
    const admin = await signIn(server.app, staff);
    clock.advance(limits.session.staffIdleHours * 3_600_000 + 1);
    expect(await statusOf('/app/user/profile', admin)).toBe(401);
  });

  test('questions of one member are limited, also from many addresses at once', async () => {
    const headers = await signInToShop(server.app, 'khach@hien.example');
    const ask = async (n: number): Promise<number> =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/mall/api/question/ask',
          headers,
          remoteAddress: `10.7.0.${n}`,
          payload: {
            productId: 1,
            category: 'item',
            content: `Câu ${n}`,
            secret: false,
            key: `nhieu-${n}-cau`,
          },
        })
      ).statusCode;
    const most = limits.writingPerHour.questions;
    const found = await Promise.all(Array.from({ length: most + 10 }, (_, n) => ask(n)));
    expect(found.filter((status) => status === 429)).toHaveLength(10);
    expect(found.filter((status) => status === 201)).toHaveLength(most);
    // The same question sent again is none.
    const first = found.indexOf(201);
    expect(await ask(first)).toBe(201);
    clock.advance(3_600_001);
    expect(await ask(most + 20)).toBe(201);
  });

  test('messages to contractors and posts of one member are limited too', async () => {
    const headers = await signIn(server.app, 'khach@hien.example');
    // To so many that none of them has had its day's share from this member before the hour's is used up.
    const companies = await plantContractors(server.database, {
      count: limits.writingPerHour.messages / inquiryLimits.perCompanyADay + 1,
      cities: ['Hà Nội'],
    });
    const kinds = [
      {
        url: '/app/inbox/upload',
        most: limits.writingPerHour.messages,
        of: (n: number) => ({
          target_type: 'contractor',
          contractor_id: companies[n % companies.length]?.companyId ?? 0,
          phone_number: '0912 345 678',
          email: 'khach@hien.example',
          content: `Báo giá ${n}`,
          images: [],
          key: `bao-gia-${n}-lan`,
        }),
      },
      {
        url: '/app/customer-center/write',
        most: limits.writingPerHour.posts,
        of: (n: number) => ({
          category: 'order',
          title: `Hỏi ${n}`,
          content: 'Bao giờ giao?',
          images: [],
          key: `hoi-lan-${n}-nua`,
        }),
      },
    ];
    for (const { url, most, of } of kinds) {
      const statuses = await Promise.all(
        Array.from({ length: most + 5 }, async (_, n) => {
          const answer = await server.app.inject({
            method: 'POST',
            url,
            headers,
            remoteAddress: `10.8.${n % 3}.1`,
            payload: of(n),
          });
          return answer.statusCode;
        }),
      );
      const passed = statuses.filter((status) => status < 300);
      expect([url, passed.length, statuses.filter((status) => status === 429).length]).toEqual([
        url,
        most,
        5,
      ]);
    }
  });

  test('a secret question hides who asked', async () => {
    const headers = await signInToShop(server.app, 'khach@hien.example');
    await post('/mall/api/question/ask', headers, {
      productId: 2,
      category: 'item',
      content: 'Chỉ mình tôi',
      secret: true,
      key: 'cau-hoi-kin-1',
    });
    const names = async (as: Partial<Headers>): Promise<string[]> => {
      const answer = await server.app.inject({
        url: '/mall/api/public/product/2/questions',
        headers: as,
      });
      return answer
        .json<{ items: { secret: boolean; author: { name: string } }[] }>()
        .items.filter(({ secret }) => secret)
        .map(({ author }) => author.name);
    };
    expect(await names({})).toEqual(['']);
    expect((await names(headers))[0]).not.toBe('');
  });

  test('a private upload is claimed by its owner alone, a public one by anybody', async () => {
    const { orm } = server.database;
    const upload = (name: string, ownerId: number | null) => ({
      name,
      ownerId,
      width: 1,
      height: 1,
      bytes: 1,
      sha256: name,
      placeholder: '',
      color: '#fff',
      createdAt: new Date(testNow),
    });
    const [mine, all] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
    await orm.insert(mediaUploads).values([upload(privateName(mine), 1), upload(all, null)]);
    const claim = (name: string, userId: number | null) => {
      const folder = name === mine ? 'private' : 'uploads';
      return claimUploads(orm, [`/media/${folder}/${name}`], { userId, at: new Date(testNow) });
    };
    expect(await claim(mine, 2)).toBe(false);
    expect(await claim(mine, null)).toBe(false);
    const [row] = await orm.select().from(mediaUploads);
    expect(row?.usedAt).toBeNull();
    expect(await claim(mine, 1)).toBe(true);
    expect(await claim(all, 2)).toBe(true);
  });
});
