import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { isStillWanted } from '../../consent-gate.ts';
import { renderMail } from '../../mail/render.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { giveCoupons } from './give.ts';

type Campaign = Answer<'saveCouponCampaign'>['data'];
type Content = Campaign['content'];
type Refused = { code: string; errors?: { field: string; code: string }[]; current?: Campaign };

const day = 86_400_000;

const content = (more: Partial<Content> = {}): Content => ({
  code: 'NHAMOI10',
  name: { vi: 'Mừng nhà mới', en: 'For a new home', ko: '새집 축하' },
  kind: 'percent',
  amount: null,
  percent: 10,
  max: 500_000,
  minimum: 2_000_000,
  from: '2026-11-20',
  until: '2026-12-20',
  audience: 'code',
  emails: [],
  joined_from: '',
  joined_until: '',
  most: 200,
  ...more,
});

describe.each(databaseKinds)('campaigns of coupons on %s', (kind) => {
  let server: TestApp;
  let now = testNow;
  let staff: Record<string, string>;
  let other: Record<string, string>;
  let member: Record<string, string>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock: { now: () => now } });
    staff = await signIn(server.app, 'mot@hien.example');
    other = await signIn(server.app, 'hai@hien.example');
    member = await signIn(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  /** Later; the session of a day before is over. */
  const comes = async (at: number) => {
    now = at;
    staff = await signIn(server.app, 'mot@hien.example');
  };
  const rows = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row & Record<string, unknown>>({ text }, values);
  const post = async (url: string, payload: object, headers = staff) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    const body = answer.json<{ data: Campaign } & Refused>();
    return { status: answer.statusCode, ...body };
  };
  const save = (
    what: Content,
    {
      id = null,
      version = 0,
      key = randomUUID(),
    }: { id?: number | null; version?: number; key?: string } = {},
    headers = staff,
  ) => post('/admin/coupon/save', { id, expected_version: version, content: what, key }, headers);
  const move = (id: number, action: 'start' | 'stop', version: number, more: object = {}) =>
    post(`/admin/coupon/move/${id}`, {
      action,
      withdraw: false,
      reason: '',
      expected_version: version,
      ...more,
    });
  const list = async (query = '', headers = staff) => {
    const answer = await server.app.inject({ url: `/admin/coupon/list${query}`, headers });
    return { status: answer.statusCode, items: answer.json().data?.items as Campaign[] };
  };
  const one = async (id: number) => {
    const { items } = await list();
    const found = items.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no campaign ${id}`);
    return found;
  };
  const running = async (more: Partial<Content>) => {
    const { data } = await save(content(more));
    expect((await move(data.id, 'start', 0)).status).toBe(200);
    return data.id;
  };
  const join = async (email: string, more: { at?: number; consent?: boolean } = {}) => {
    const at = new Date(more.at ?? testNow);
    const [made] = await rows<{ id: number }>(
      `insert into users (email, first_name, last_name, password_hash, created_at, marketing_consent_at, language)
        select $1, 'An', 'Lê', password_hash, $2, $3, 'ko' from users where email = 'khach@hien.example' returning id`,
      [email, at, more.consent === true ? at : null],
    );
    return made?.id ?? 0;
  };
  const give = () =>
    giveCoupons(server.database, now, (error) => {
      throw error;
    });
  const owned = async (code: string) =>
    (
      await rows<{ email: string }>(
        `select u.email from user_coupons c join users u on u.id = c.user_id where c.code = $1 order by u.email`,
        [code],
      )
    ).map(({ email }) => email);

  test('staff alone write, start, stop and see them', async () => {
    expect((await list('', member)).status).toBe(403);
    expect((await save(content(), {}, member)).status).toBe(403);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/admin/coupon/move/1',
      headers: member,
      payload: { action: 'start', withdraw: false, reason: '', expected_version: 0 },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('a draft is made once for each key, folded, with what it costs at most and who made it', async () => {
    const key = randomUUID();
    const [first, again] = await Promise.all([
      save(content({ code: ' lan1 ' }), { key }),
      save(content({ code: ' lan1 ' }), { key }),
    ]);
    expect(first.status).toBe(200);
    expect(again.data.id).toBe(first.data.id);
    expect(first.data).toMatchObject({
      state: 'draft',
      version: 0,
      content: content({ code: 'LAN1' }),
      // 200 × 500,000.
      cost_at_most: 100_000_000,
      figures: { issued: 0, used: 0, given_back: 0, withdrawn: 0, discount: 0 },
      started_at: null,
      created_by: 'Quản trị mot',
      acts: [{ act: 'made', by: 'Quản trị mot', text: null }],
    });
    expect((await save(content({ code: 'LAN2' }), { key })).status).toBe(409);
  });

  test('what cannot be so is said at its field', async () => {
    const wrong = async (more: Partial<Content>) =>
      (await save(content(more))).errors?.map(({ field, code }) => [field, code]);
    expect(await wrong({ code: 'Ê!' })).toEqual([['code', 'validation.coupon.code']]);
    expect(await wrong({ until: '2026-11-19' })).toEqual([['until', 'validation.date.order']]);
    expect(await wrong({ percent: 101 })).toEqual([['percent', 'validation.number.too-large']]);
    expect(await wrong({ max: null })).toEqual([['max', 'validation.required']]);
    expect(await wrong({ kind: 'amount' })).toEqual([['amount', 'validation.required']]);
    expect(await wrong({ most: 0 })).toEqual([['most', 'validation.number.zero']]);
    expect(await wrong({ audience: 'members' })).toEqual([['emails', 'validation.required']]);
    expect(await wrong({ audience: 'members', emails: ['an'] })).toEqual([
      ['emails', 'validation.email.invalid'],
    ]);
    expect(await wrong({ audience: 'joined', joined_from: '2026-11-20' })).toEqual([
      ['joined_until', 'validation.required'],
    ]);
    expect(await wrong({ name: { vi: 'Quà', en: 'Gift', ko: ' ' } })).toEqual([
      ['name.ko', 'validation.required'],
    ]);
  });

  test('one code is one campaign, whoever writes it and however late', async () => {
    const { data } = await save(content({ code: 'RIENG1' }));
    expect(await save(content({ code: 'rieng1' }))).toMatchObject({
      status: 422,
      code: 'CODE_TAKEN',
      errors: [{ field: 'code' }],
    });
    const { data: second } = await save(content({ code: 'RIENG2' }));
    expect(await save(content({ code: 'RIENG1' }), { id: second.id })).toMatchObject({
      status: 422,
      code: 'CODE_TAKEN',
    });
    expect((await one(data.id)).content.code).toBe('RIENG1');
  });

  test('of two who write to a draft the second sees what the first wrote', async () => {
    const { data } = await save(content({ code: 'HAI1' }));
    const both = await Promise.all([
      save(content({ code: 'HAI1', most: 3 }), { id: data.id }),
      save(content({ code: 'HAI1', most: 4 }), { id: data.id }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { id: data.id, version: 1 },
    });
  });

  test('what runs is not written any more, and starts once', async () => {
    const { data } = await save(content({ code: 'CHAY1' }));
    const both = await Promise.all([move(data.id, 'start', 0), move(data.id, 'start', 0)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await one(data.id)).acts.map(({ act }) => act)).toEqual(['started', 'made']);
    expect(
      await save(content({ code: 'CHAY1', most: 9 }), { id: data.id, version: 1 }),
    ).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', current: { state: 'running' } });
    expect((await move(99_999, 'start', 0)).status).toBe(404);
  });

  test('whose last day is over is not started; one that ran is over by the clock', async () => {
    const { data } = await save(content({ code: 'QUA1', from: '2026-11-01', until: '2026-11-19' }));
    expect(await move(data.id, 'start', 0)).toMatchObject({
      status: 400,
      errors: [{ field: 'until', code: 'validation.date.over' }],
    });
    const id = await running({ code: 'QUA2', until: '2026-11-20' });
    // To the end of the day in Vietnam, 17:00 UTC.
    await comes(Date.parse('2026-11-20T16:59:59.999Z'));
    expect((await one(id)).state).toBe('running');
    await comes(Date.parse('2026-11-20T17:00:00Z'));
    expect((await one(id)).state).toBe('ended');
    expect((await list('?state=ended')).items.map(({ content: { code } }) => code)).toEqual([
      'QUA2',
    ]);
    expect((await list('?state=running')).items.map((each) => each.id)).not.toContain(id);
    expect((await move(id, 'stop', 1, { reason: 'Muộn' })).status).toBe(409);
    await comes(testNow);
  });

  test('members of the addresses get theirs and hear of it; mails go to who agreed, and ask again', async () => {
    const id1 = await join('dong-y@hien.example', { consent: true });
    const id2 = await join('khong-dong-y@hien.example');
    const id = await running({
      code: 'TANG1',
      audience: 'members',
      emails: ['Dong-Y@hien.example', 'khong-dong-y@hien.example', 'chua-co@hien.example'],
      most: null,
    });
    expect(await owned('TANG1')).toEqual(['dong-y@hien.example', 'khong-dong-y@hien.example']);
    expect(await one(id)).toMatchObject({
      cost_at_most: 1_500_000,
      content: { most: 3 },
      unknown_emails: ['chua-co@hien.example'],
      figures: { issued: 2 },
    });
    const told = await rows<{ user_id: number }>(
      `select user_id from notices where about = 'coupon.given' order by user_id`,
    );
    expect(told.map(({ user_id }) => user_id)).toEqual([id1, id2]);
    const mails = await rows<{
      recipient: string;
      language: 'ko';
      template: string;
      values: Record<string, never>;
    }>(`select recipient, language, template, values from outbox where template = 'coupon-given'`);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['dong-y@hien.example']);
    const [mail] = mails;
    if (mail === undefined) throw new Error('no mail');
    const said = renderMail('coupon-given', mail.values, mail.language, 'https://hien.example');
    expect(said?.subject).toContain('(광고)');
    expect(said?.text).toMatch(/TANG1[\s\S]*10% 할인, 최대 500,000/u);
    expect(await isStillWanted(server.database, mail)).toBe(true);
    await rows(`update users set marketing_consent_at = null where id = $1`, [id1]);
    expect(await isStillWanted(server.database, mail)).toBe(false);

    // Whoever joins with an address of the list later, gets it then, once.
    await join('chua-co@hien.example');
    await Promise.all([give(), give()]);
    await give();
    expect(await owned('TANG1')).toHaveLength(3);
    expect((await one(id)).unknown_emails).toEqual([]);
  });

  test('whoever joins within the days gets the welcome, no more of them than there are', async () => {
    const from = Date.parse('2026-11-20T17:00:00Z');
    await join('som@hien.example', { at: from - 1 });
    const id = await running({
      code: 'CHAO1',
      audience: 'joined',
      joined_from: '2026-11-21',
      joined_until: '2026-11-22',
      most: 2,
    });
    expect(await owned('CHAO1')).toEqual([]);
    await comes(from + 2 * day);
    for (const [name, at] of [
      ['a', from],
      ['b', from + 2 * day - 1],
      ['c', from + 5],
      ['muon', from + 2 * day],
    ] as const)
      await join(`${name}@hien.example`, { at });
    await give();
    expect(await owned('CHAO1')).toEqual(['a@hien.example', 'b@hien.example']);
    expect((await one(id)).figures.issued).toBe(2);
    await comes(testNow);
  });

  test('a stop needs words, ends entering at once, and leaves or withdraws what was given', async () => {
    const shop = await signInToShop(server.app, 'khach@hien.example');
    const enter = async (code: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/mall/api/coupon/enter',
          headers: shop,
          payload: { code, idempotencyKey: randomUUID() },
        })
      ).json<{ code: string; state?: string }>();
    const kept = await running({ code: 'GIU1' });
    const taken = await running({ code: 'THU1' });
    expect((await enter('GIU1')).state).toBe('available');
    expect((await enter('THU1')).state).toBe('available');
    expect(await move(kept, 'stop', 1)).toMatchObject({ status: 422, code: 'AUTH_15' });
    await move(kept, 'stop', 1, { reason: 'Hết ngân sách' });
    const stop = { reason: 'Sai mức giảm', withdraw: true };
    const presses = await Promise.all([move(taken, 'stop', 1, stop), move(taken, 'stop', 1, stop)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const states = await rows<{ code: string; state: string }>(
      `select code, state from user_coupons where code in ('GIU1', 'THU1') order by code`,
    );
    expect(states).toEqual([
      { code: 'GIU1', state: 'available' },
      { code: 'THU1', state: 'withdrawn' },
    ]);
    expect((await one(taken)).figures).toMatchObject({ issued: 1, withdrawn: 1 });
    expect((await one(taken)).acts[0]).toMatchObject({
      act: 'stopped-withdrawn',
      by: 'Quản trị mot',
      text: 'Sai mức giảm',
    });
    expect((await list('?state=stopped')).items).toHaveLength(2);
    const seen = await server.app.inject({ url: '/mall/api/coupon/list?limit=60', headers: shop });
    const shown = seen.json<{ items: { code: string; state: string; usable: boolean }[] }>().items;
    expect(shown.find(({ code }) => code === 'THU1')).toMatchObject({
      state: 'withdrawn',
      usable: false,
    });
  });

  test('a search finds codes and names, with accents or without', async () => {
    await save(content({ code: 'TIM1', name: { vi: 'Tuần lễ đèn', en: 'Lamps', ko: '조명' } }));
    const codes = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).items.map((each) => each.content.code);
    expect(await codes('tuan den')).toEqual(['TIM1']);
    expect(await codes('조명')).toEqual(['TIM1']);
    expect(await codes('tim1')).toEqual(['TIM1']);
    expect(await codes('không có')).toEqual([]);
  });
});
