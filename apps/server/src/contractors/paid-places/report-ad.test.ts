import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';

type Case = Answer<'decideAd'>['data'];
type Headers = { authorization?: string };

const here = 'Đà Nẵng';
const day = 86_400_000;

describe.each(databaseKinds)('reported paid places on %s', (kind) => {
  let server: TestApp;
  let member: Headers;
  let owner: Headers;
  let admin: Headers;
  let other: Headers;
  let id = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['quan-tri', 'dong-nghiep']);
    server = await testApp(database);
    member = await signIn(server.app, 'khach@hien.example');
    owner = await signIn(server.app, 'ban-hang@hien.example');
    admin = await signIn(server.app, 'quan-tri@hien.example');
    other = await signIn(server.app, 'dong-nghiep@hien.example');
    const [known] = await database.rows<{ id: number }>(
      { text: `select id from users where email = 'ban-hang@hien.example'` },
      [],
    );
    const [made] = await database.orm
      .insert(contractors)
      .values({
        userId: known?.id ?? 0,
        slug: 'a',
        companyName: 'Công ty A',
        companyPhone: '0900000001',
        email: 'a@hien.example',
        address: '1 Bạch Đằng',
        city: here,
        taxCode: '0400000001',
        introduction: { vi: 'Thi công', en: null, ko: null },
        workCities: [here],
        approval: 'approved' as const,
      })
      .returning({ id: contractors.id });
    id = made?.id ?? 0;
    await database.orm.insert(contractorPositions).values({
      city: here,
      position: 4,
      contractorId: id,
      runsUntil: new Date(testNow + 3 * day),
    });
  });
  afterAll(() => server.close());

  const report = (headers: Headers = {}, more: Record<string, unknown> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/app/contractor/report-ad',
      headers,
      payload: {
        contractor_id: id,
        city: here,
        reason: 'misleading',
        words: '',
        device: 'thietbi00',
        ...more,
      },
    });
  const cases = async (state = 'waiting'): Promise<readonly Case[]> => {
    const answer = await server.app.inject({
      url: `/admin/ad/list?state=${state}`,
      headers: admin,
    });
    return answer.json<Answer<'listAdCases'>>().data.items;
  };
  const decide = (
    one: Case,
    decision: string,
    more: Record<string, unknown> = {},
    headers: Headers = admin,
  ) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/ad/decide/${one.id}`,
      headers,
      payload: { decision, rule: null, reason: '', expected_version: one.version, ...more },
    });
  const placed = async () => {
    const url = `/app/contractor/list?city=${encodeURIComponent(here)}`;
    const { data } = (await server.app.inject({ url })).json<Answer<'listContractors'>>();
    return data.items.map(({ place }) => place.by);
  };
  const told = (about: string) =>
    server.database.rows<{ user_id: number }>(
      { text: 'select user_id from notices where about = $1' },
      [about],
    );

  test('what is no bought place, one’s own, and “other” without words are refused', async () => {
    expect((await report({}, { city: 'Huế' })).statusCode).toBe(404);
    expect((await report({}, { contractor_id: 1 })).statusCode).toBe(404);
    expect((await report(owner)).statusCode).toBe(409);
    const wordless = await report({}, { reason: 'other', words: ' ' });
    expect(wordless.statusCode).toBe(422);
    expect(wordless.json()).toMatchObject({ errors: [{ field: 'words', code: 'AUTH_15' }] });
    expect(await cases()).toEqual([]);
  });

  test('guests and members count once each, at the same moment too, and the day runs from the first', async () => {
    const answers = await Promise.all([
      report(),
      report(member),
      report(),
      report({}, { device: 'thietbi01', reason: 'other', words: 'Ảnh của người khác' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const again = await report({}, { reason: 'offensive' });
    expect(again.json()).toMatchObject({ data: { reason: 'misleading' } });
    const [one, ...others] = await cases();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ reports: 3, state: 'open', places: [{ city: here, position: 4 }] });
    expect(Date.parse(one?.due_at ?? '') - Date.parse(one?.opened_at ?? '')).toBe(day);
    expect(one?.said.filter((said) => said.member)).toHaveLength(1);
    const kept = await server.database.rows<{ device: string | null }>(
      { text: 'select device from ad_reports where user_id is null' },
      [],
    );
    for (const { device } of kept) expect(device).not.toMatch(/^thietbi/);
  });

  test('what stands stays on show; who reported it as a member hears it, and the guests’ words are gone', async () => {
    const [one] = await cases();
    if (one === undefined) throw new Error('nothing waits');
    const press = () => decide(one, 'stands');
    expect((await press()).json()).toMatchObject({ data: { state: 'stands', version: 1 } });
    expect((await press()).statusCode).toBe(200);
    expect((await decide(one, 'take-down', { rule: 'other', reason: 'Sai' })).statusCode).toBe(409);
    expect(await placed()).toEqual(['payment']);
    expect(await told('paid-place.report-stands')).toHaveLength(1);
    const kept = await server.database.rows(
      { text: 'select 1 from ad_reports where device is not null' },
      [],
    );
    expect(kept).toEqual([]);
  });

  test('a place that is taken down is off at once, its company hears why, and it comes back once', async () => {
    await report();
    const [one] = await cases();
    if (one === undefined) throw new Error('nothing waits');
    expect((await decide(one, 'take-down', { rule: 'misleading' })).statusCode).toBe(422);
    expect((await decide(one, 'take-down', { reason: 'Sai' })).statusCode).toBe(400);
    const taken = await decide(one, 'take-down', {
      rule: 'misleading',
      reason: 'Không chứng minh',
    });
    expect(taken.json()).toMatchObject({ data: { state: 'taken-down', rule: 'misleading' } });
    expect(await placed()).toEqual(['merit']);
    expect(await told('paid-place.taken-down')).toHaveLength(1);
    const mails = await server.database.rows<{ template: string }>(
      { text: `select template from outbox where template = 'ad-taken-down'` },
      [],
    );
    expect(mails).toHaveLength(1);
    expect((await report({}, { device: 'thietbi02' })).statusCode).toBe(404);
    const [down] = await cases('decided');
    if (down === undefined) throw new Error('nothing decided');
    const back = await decide(down, 'restore', { reason: 'Có tài liệu' });
    expect(back.json()).toMatchObject({ data: { state: 'restored', answer: 'Có tài liệu' } });
    expect(await placed()).toEqual(['payment']);
    expect((await decide({ ...down, version: 2 }, 'restore', { reason: 'Nữa' })).statusCode).toBe(
      409,
    );
  });

  const appeal = (caseId: number, words: string, headers: Headers = owner) =>
    server.app.inject({
      method: 'POST',
      url: '/app/contractor/appeal-ad',
      headers,
      payload: { id: caseId, words },
    });
  const takeDown = async (device: string) => {
    await report({}, { device });
    const [one] = await cases();
    if (one === undefined) throw new Error('nothing waits');
    await decide(one, 'take-down', { rule: 'misleading', reason: 'Không chứng minh' });
    return one.id;
  };

  test('the company appeals once, and another colleague answers: the ads come back or stay off', async () => {
    const [company] = await server.database.rows<{ id: number }>(
      { text: `select id from users where email = 'ban-hang@hien.example'` },
      [],
    );
    await server.database.rows(
      {
        text: `update users set roles = roles || array['contractor'], partner = partner || array['construction'] where id = $1`,
      },
      [company?.id ?? 0],
    );
    owner = await signIn(server.app, 'ban-hang@hien.example');
    const caseId = await takeDown('thietbi20');
    expect((await appeal(caseId, ' ')).statusCode).toBe(422);
    expect((await appeal(caseId, 'Sai', member)).statusCode).toBe(403);
    expect((await appeal(999_999, 'Sai')).statusCode).toBe(404);
    const made = await appeal(caseId, 'Đã bỏ câu ấy.');
    expect(made.json()).toMatchObject({ data: { state: 'appealed', appeal_until: null } });
    expect((await appeal(caseId, 'Đã bỏ câu ấy.')).statusCode).toBe(200);
    expect((await appeal(caseId, 'Câu khác')).statusCode).toBe(409);
    // It stays off meanwhile, and waits for staff again.
    expect(await placed()).toEqual(['merit']);
    const [waits] = await cases();
    if (waits === undefined) throw new Error('nothing waits');
    expect(waits).toMatchObject({ id: caseId, state: 'appealed', appeal: 'Đã bỏ câu ấy.' });
    expect((await decide(waits, 'uphold', { reason: 'Vẫn còn' })).statusCode).toBe(403);
    expect((await decide(waits, 'uphold', { reason: ' ' }, other)).statusCode).toBe(422);
    const upheld = await decide(waits, 'uphold', { reason: 'Vẫn còn trong ảnh bìa' }, other);
    expect(upheld.json()).toMatchObject({ data: { state: 'upheld' } });
    expect(await placed()).toEqual(['merit']);
    expect(await told('paid-place.upheld')).toHaveLength(1);
    const mine = await server.app.inject({
      url: '/mall/api/ad-membership/mine',
      headers: await signInToShop(server.app, 'ban-hang@hien.example'),
    });
    expect(mine.json()).toMatchObject({
      takenDown: { state: 'upheld', answer: 'Vẫn còn trong ảnh bìa', appeal_until: null },
    });
  });

  test('an appeal after its days is refused', async () => {
    await server.database.rows({ text: `update ad_cases set state = 'restored'` }, []);
    const caseId = await takeDown('thietbi21');
    await server.database.rows(
      { text: `update ad_cases set decided_at = decided_at - interval '16 days' where id = $1` },
      [caseId],
    );
    const late = await appeal(caseId, 'Sai');
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('hết hạn');
    await server.database.rows({ text: `update ad_cases set state = 'restored'` }, []);
  });

  test('a guest reports ten in an hour', async () => {
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await report({}, { device: `thietbi1${n}` }));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });
});
