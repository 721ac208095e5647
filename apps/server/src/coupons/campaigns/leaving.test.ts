import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutgoingMail, Transport } from '../../mail/smtp.ts';
import { sendDueMails } from '../../mail/worker.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Campaign = Answer<'saveCouponCampaign'>['data'];

const minute = 60_000;

/** docs/adr/0202: a draft can be thrown away, and what was stopped is not mailed any more. */
describe.each(databaseKinds)('coupons that staff take back on %s', (kind) => {
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

  const rows = <Row>(text: string, values: unknown[] = []) =>
    server.database.rows<Row & Record<string, unknown>>({ text }, values);
  const post = async (url: string, payload: object, headers = staff) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    const body = answer.json<{ data: Campaign; code?: string; current?: Campaign }>();
    return { status: answer.statusCode, ...body };
  };
  const save = async (
    code: string,
    more: { emails?: string[]; id?: number; version?: number } = {},
  ) => {
    const { emails = [], id = null, version = 0 } = more;
    const content = {
      code,
      name: { vi: 'Mừng nhà mới', en: 'For a new home', ko: '새집 축하' },
      kind: 'amount',
      amount: 100_000,
      percent: null,
      max: null,
      minimum: 0,
      from: '2026-11-20',
      until: '2026-12-20',
      audience: emails.length === 0 ? 'code' : 'members',
      emails,
      joined_from: '',
      joined_until: '',
      most: emails.length === 0 ? 10 : null,
    };
    const body = { id, expected_version: version, content, key: randomUUID() };
    return (await post('/admin/coupon/save', body)).data;
  };
  const move = (id: number, action: 'start' | 'stop', version: number) =>
    post(`/admin/coupon/move/${id}`, {
      action,
      withdraw: false,
      reason: action === 'stop' ? 'Sai mức giảm' : '',
      expected_version: version,
    });
  const discard = (id: number, version = 0, headers = staff) =>
    post(`/admin/coupon/discard/${id}`, { expected_version: version }, headers);
  const codes = async () =>
    (await rows<{ code: string }>('select code from coupon_campaigns order by code')).map(
      ({ code }) => code,
    );

  test('a draft is gone, its code is free, and who threw it away stays', async () => {
    const { id } = await save('BODI1');
    const presses = await Promise.all([discard(id), discard(id)]);
    expect(presses.map(({ status, data }) => [status, data.id])).toEqual([
      [200, id],
      [200, id],
    ]);
    expect(await codes()).not.toContain('BODI1');
    const acts = await rows(
      `select a.act, a.text, u.email from staff_acts a join users u on u.id = a.user_id
        where a.subject = 'coupon' and a.subject_id = $1 order by a.id`,
      [id],
    );
    expect(acts).toEqual([
      { act: 'made', text: null, email: 'mot@hien.example' },
      { act: 'discarded', text: 'BODI1', email: 'mot@hien.example' },
    ]);
    expect((await save('BODI1')).id).not.toBe(id);
  });

  test('nobody but staff throws it away, and of two colleagues the second hears that it is gone', async () => {
    const { id } = await save('BODI2');
    expect((await discard(id, 0, member)).status).toBe(403);
    expect(await codes()).toContain('BODI2');
    expect((await discard(id)).status).toBe(200);
    expect((await discard(id, 0, other)).status).toBe(404);
    expect((await discard(99_999)).status).toBe(404);
  });

  test('what changed meanwhile, runs or was stopped stays', async () => {
    const { id } = await save('BODI3');
    await save('BODI3', { id });
    const late = await discard(id, 0);
    expect(late).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', current: { version: 1 } });
    await move(id, 'start', 1);
    expect(await discard(id, 2)).toMatchObject({ status: 409, current: { state: 'running' } });
    await move(id, 'stop', 2);
    expect(await discard(id, 3)).toMatchObject({ status: 409, current: { state: 'stopped' } });
    expect(await codes()).toContain('BODI3');
  });

  test('of starting and throwing away at one moment one wins', async () => {
    const { id } = await save('BODI4');
    const [started, gone] = await Promise.all([move(id, 'start', 0), discard(id)]);
    expect([started.status, gone.status].toSorted()).toSatisfy(
      ([first, second]: number[]) => first === 200 && (second === 404 || second === 409),
    );
    expect((await codes()).includes('BODI4')).toBe(started.status === 200);
  });

  describe('mails of a campaign', () => {
    const agreed = async (email: string) => {
      await rows(
        `insert into users (email, first_name, last_name, password_hash, marketing_consent_at, language)
          select $1, 'An', 'Lê', password_hash, $2, 'ko' from users where email = 'khach@hien.example'`,
        [email, new Date(now)],
      );
      return email;
    };
    const runs = async (code: string, emails: string[]) => {
      const { id } = await save(code, { emails });
      expect((await move(id, 'start', 0)).status).toBe(200);
      return id;
    };
    /** One round of the worker; `during` happens while a mail is handed over. */
    const leave = async (during?: (mail: OutgoingMail) => Promise<boolean>) => {
      const left: string[] = [];
      const transport: Transport = {
        deliver: async (mail) => {
          if (during !== undefined && !(await during(mail)))
            return { ok: false, reason: '451 later', final: false };
          left.push(mail.to);
          return { ok: true };
        },
        close: () => undefined,
      };
      await sendDueMails({
        database: server.database,
        now: () => now,
        transport,
        base: 'https://hien.example',
      });
      return left.filter((to) => to.startsWith('tang-'));
    };
    const states = async (code: string) =>
      (
        await rows<{ recipient: string; state: string; values: unknown }>(
          `select recipient, state, values from outbox where recipient like $1 order by id`,
          [`tang-${code}%`],
        )
      ).map(({ recipient, state, values }) => [recipient, state, values === null]);

    test('what waits when it is stopped does not leave, what of another waits does', async () => {
      const one = await agreed('tang-a1@hien.example');
      const two = await agreed('tang-b1@hien.example');
      const id = await runs('TANGA', [one]);
      await runs('TANGB', [two]);
      await move(id, 'stop', 1);
      expect(await leave()).toEqual([two]);
      expect(await states('a')).toEqual([[one, 'expired', true]]);
      now += 10 * minute;
      expect(await leave()).toEqual([]);
    });

    test('nor does a further try', async () => {
      const one = await agreed('tang-c1@hien.example');
      const id = await runs('TANGC', [one]);
      expect(await leave(() => Promise.resolve(false))).toEqual([]);
      expect(await states('c')).toEqual([[one, 'waiting', false]]);
      await move(id, 'stop', 1);
      now += 10 * minute;
      expect(await leave()).toEqual([]);
      expect(await states('c')).toEqual([[one, 'expired', true]]);
    });

    test('nor what a worker has taken already and not handed over yet', async () => {
      const emails = [await agreed('tang-d1@hien.example'), await agreed('tang-d2@hien.example')];
      const id = await runs('TANGD', emails);
      // Both are taken at once; the campaign is stopped while the first of them is handed over.
      const stops: number[] = [];
      const left = await leave(async () => {
        if (stops.length === 0) stops.push((await move(id, 'stop', 1)).status);
        return true;
      });
      expect(stops).toEqual([200]);
      expect(left).toHaveLength(1);
      expect((await states('d')).map(([, state]) => state).toSorted()).toEqual(['expired', 'sent']);
    });
  });
});
