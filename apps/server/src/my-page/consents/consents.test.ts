import { limits, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendNewsletter } from '../../home/newsletter/send.ts';
import { hasConsent } from '../../consent-gate.ts';
import type { Letter } from '../../mail/letter.ts';
import { sendDueMails } from '../../mail/worker.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { password, testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

const minute = 60_000;
const day = 86_400_000;

type Headers = Record<string, string>;
type Consent = {
  kind: string;
  granted: boolean;
  since: string | null;
  version: number | null;
  history: { granted: boolean; version: number; at: string }[];
};

const campaign = {
  kind: 'campaign',
  name: 'Một Người',
  phone: '0912345678',
  house_type: '2-bedroom',
  house_area: 72,
  message: '',
  consent: true,
  marketing: true,
};

describe.each(databaseKinds)('the consents of a member on %s', (kind) => {
  let server: TestApp;
  const clock = movableClock(testNow);
  const iso = (ms: number) => new Date(ms).toISOString();

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, login_method)
          select name || '@hien.example', password_hash, 'Một', 'Người', 'system'
          from users, unnest(array['mot', 'hai', 'ba', 'bon', 'nam', 'di']) name where email = 'khach@hien.example'`,
      },
      [],
    );
    await database.rows(
      {
        text: `insert into users (email, first_name, last_name, roles, language, password_hash)
          select 'quan-tri@hien.example', 'Hà', '', '{admin}', 'en', password_hash from users where email = 'khach@hien.example'`,
      },
      [],
    );
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());

  const enter = (name: string): Promise<Headers> => signIn(server.app, `${name}@hien.example`);
  const ask = async (url: string, headers: Headers = {}) => {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const post = async (url: string, payload: object, headers: Headers = {}) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = async (headers: Headers): Promise<Consent[]> =>
    (await ask('/app/user/consent/list', headers)).body.data.items;
  const one = async (headers: Headers, of: string) =>
    (await list(headers)).find((consent) => consent.kind === of);
  const set = (headers: Headers, of: string, granted: boolean, version = 1) =>
    post('/app/user/consent/set', { kind: of, granted, version }, headers);
  const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);
  const ledger = (email: string, of: string) =>
    rows<{ granted: boolean; version: number; at: Date }>(
      `select c.granted, c.version, c.at from consents c join users u on u.id = c.user_id
        where u.email = $1 and c.kind = $2 order by c.id`,
      [email, of],
    );
  const deliver = async () => {
    const delivered: { to: string; subject: string }[] = [];
    await sendDueMails({
      database: server.database,
      now: clock.now,
      base: 'https://hien.example',
      transport: {
        deliver: async ({ to, subject }: Letter & { to: string }) => {
          delivered.push({ to, subject });
          return { ok: true };
        },
        close: () => {},
      } as never,
    });
    return delivered;
  };

  test('a guest has none; a member who ticked nothing has nothing to take back', async () => {
    expect((await ask('/app/user/consent/list')).status).toBe(401);
    expect(
      (await post('/app/user/consent/set', { kind: 'marketing', granted: true, version: 1 }))
        .status,
    ).toBe(401);
    expect(await list(await enter('mot'))).toEqual([
      { kind: 'marketing', granted: false, since: null, version: null, history: [] },
    ]);
  });

  test('each press is a row of its own with version and time; the same press again is none', async () => {
    const headers = await enter('mot');
    const given = clock.now();
    expect(await set(headers, 'marketing', true)).toMatchObject({ status: 200 });
    expect((await set(headers, 'marketing', true)).body.data.items[0].history).toHaveLength(1);
    clock.advance(minute);
    const taken = clock.now();
    expect((await set(headers, 'marketing', false)).body.data.items[0]).toEqual({
      kind: 'marketing',
      granted: false,
      since: iso(taken),
      version: 1,
      history: [
        { granted: false, version: 1, at: iso(taken) },
        { granted: true, version: 1, at: iso(given) },
      ],
    });
    expect((await set(headers, 'marketing', false)).status).toBe(200);
    expect((await ledger('mot@hien.example', 'marketing')).map(({ granted }) => granted)).toEqual([
      true,
      false,
    ]);
  });

  test('two tabs that press at once write one row', async () => {
    const [one_, two] = [await enter('hai'), await enter('hai')];
    const answers = await Promise.all(
      [one_, two, one_, two].map((who) => set(who, 'marketing', true)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ledger('hai@hien.example', 'marketing')).toHaveLength(1);
  });

  test('nobody agrees to another text, or to what was never asked of them; what an account needs has no switch', async () => {
    const headers = await enter('mot');
    expect(await set(headers, 'marketing', true, 2)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
    expect((await set(headers, 'newsletter', true)).status).toBe(404);
    expect((await set(headers, 'campaign', false)).status).toBe(404);
    expect((await set(headers, 'terms', false)).status).toBe(400);
    // Who looks at an older page still takes back.
    await set(headers, 'marketing', true);
    expect((await set(headers, 'marketing', false, 99)).body.data.items[0]).toMatchObject({
      granted: false,
      version: 1,
    });
  });

  test('giving is limited, taking back never is', async () => {
    const headers = await enter('ba');
    let last = 200;
    for (let press = 0; press <= limits.consentsPerHour; press++) {
      last = (await set(headers, 'marketing', true)).status;
      expect((await set(headers, 'marketing', false)).status).toBe(200);
    }
    expect(last).toBe(429);
    expect(await one(headers, 'marketing')).toMatchObject({ granted: false });
    expect((await one(headers, 'marketing'))?.history).toHaveLength(50);
  });

  test('terms, policy and news of the sign-up stand there by themselves, in the order they are asked', async () => {
    await rows(
      `insert into consents (user_id, kind, version, granted, at)
        select id, v.kind, v.number, true, $1::timestamptz from users, (values ('terms', 3), ('privacy', 2), ('adult', 1)) v(kind, number)
        where email = 'bon@hien.example'`,
      [iso(testNow - 9 * day)],
    );
    const items = await list(await enter('bon'));
    expect(items.map(({ kind: of, version, since }) => [of, version, since])).toEqual([
      ['marketing', null, null],
      ['terms', 3, iso(testNow - 9 * day)],
      ['privacy', 2, iso(testNow - 9 * day)],
      ['adult', 1, iso(testNow - 9 * day)],
    ]);
  });

  test('a letter that waits in the outbox does not go to who left meanwhile; what the list knew before is kept', async () => {
    const headers = await enter('bon');
    const confirmed = testNow - 40 * day;
    await rows(
      `insert into newsletter_subscribers (email, language, consent_at, confirmed_at)
        select name || '@hien.example', 'vi', $1::timestamptz, $1::timestamptz from unnest(array['bon', 'doc-gia']) name`,
      [iso(confirmed)],
    );
    expect(await one(headers, 'newsletter')).toMatchObject({
      granted: true,
      since: iso(confirmed),
    });
    await rows(
      `update articles set published_at = $1 where id = (select min(id) from articles where kind = 'article')`,
      [new Date('2026-12-05T03:00:00Z')],
    );
    await deliver();
    clock.moveTo(Date.parse('2027-01-01T03:00:00Z'));
    await sendNewsletter(server.database, clock.now(), (error) => {
      throw error;
    });
    const left = clock.now();
    expect((await set(await enter('bon'), 'newsletter', false)).status).toBe(200);
    const told = (await deliver()).map(({ to }) => to);
    expect(told).toContain('doc-gia@hien.example');
    expect(told).not.toContain('bon@hien.example');
    const [waiting] = await rows<{ state: string; values: unknown }>(
      `select state, values from outbox where recipient = 'bon@hien.example' and template = 'newsletter'`,
    );
    expect(waiting).toEqual({ state: 'expired', values: null });
    clock.advance(minute);
    const back = clock.now();
    const again = await enter('bon');
    await set(again, 'newsletter', true);
    expect((await one(again, 'newsletter'))?.history).toEqual([
      { granted: true, version: 1, at: iso(back) },
      { granted: false, version: 1, at: iso(left) },
      { granted: true, version: 1, at: iso(confirmed) },
    ]);
    expect(await hasConsent(server.database, 'newsletter', 'bon@hien.example')).toBe(true);
  });

  test('news of campaigns ticked in forms, as a guest too, are taken back together; staff see when', async () => {
    const guest = { ...campaign, email: 'nam@hien.example' };
    const sent = clock.now();
    expect((await post('/app/lead/send', guest)).status).toBe(201);
    const headers = await enter('nam');
    clock.advance(minute);
    const other = { ...campaign, email: 'khac@hien.example', phone: '0912345679' };
    expect((await post('/app/lead/send', other, headers)).status).toBe(201);
    const untouched = { ...campaign, email: 'la@hien.example', phone: '0912345670' };
    expect((await post('/app/lead/send', untouched)).status).toBe(201);
    expect(await one(headers, 'campaign')).toMatchObject({ granted: true, since: iso(sent) });
    expect(await hasConsent(server.database, 'campaign', 'nam@hien.example')).toBe(true);
    clock.advance(minute);
    const taken = clock.now();
    await set(headers, 'campaign', false);
    for (const email of ['nam', 'khac'])
      expect(await hasConsent(server.database, 'campaign', `${email}@hien.example`)).toBe(false);
    expect(await hasConsent(server.database, 'campaign', 'la@hien.example')).toBe(true);
    const staff = await enter('quan-tri');
    const { body } = await ask('/admin/lead/list?state=waiting', staff);
    const seen = new Map(
      body.data.items.map((lead: { email: string; marketing: object }) => [
        lead.email,
        lead.marketing,
      ]),
    );
    expect(seen.get('nam@hien.example')).toEqual({
      agreed_at: iso(sent),
      withdrawn_at: iso(taken),
    });
    expect(seen.get('la@hien.example')).toMatchObject({ withdrawn_at: null });
    clock.advance(minute);
    await set(headers, 'campaign', true);
    expect((await one(headers, 'campaign'))?.history.map(({ granted }) => granted)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(await hasConsent(server.database, 'campaign', 'nam@hien.example')).toBe(true);
  });

  test('advertising goes to members who agree to it, and to nobody who has left or was stopped', async () => {
    const headers = await enter('di');
    expect(await hasConsent(server.database, 'marketing', 'di@hien.example')).toBe(false);
    await set(headers, 'marketing', true);
    expect(await hasConsent(server.database, 'marketing', 'di@hien.example')).toBe(true);
    await rows(`update users set status = 'suspended' where email = 'di@hien.example'`);
    expect(await hasConsent(server.database, 'marketing', 'di@hien.example')).toBe(false);
    await rows(`update users set status = 'active' where email = 'di@hien.example'`);
  });

  test('the export has every row; leaving keeps the proof without a name, and ends what was agreed to', async () => {
    const headers = await enter('di');
    await post('/app/lead/send', { ...campaign, email: 'di@hien.example', phone: '0912345671' });
    await set(headers, 'marketing', false);
    const { body } = await ask('/app/user/export', headers);
    expect(body.data.records.consents).toMatchObject([
      { kind: 'marketing', version: 1, granted: true },
      { kind: 'marketing', version: 1, granted: false },
    ]);
    expect(body.data.records.requests).toMatchObject([
      { kind: 'campaign', marketing_consent_at: expect.anything(), marketing_withdrawn_at: null },
    ]);
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      `select id from users where email = 'di@hien.example'`,
    );
    expect(
      (await post('/app/user/delete-account', { password, understood: true }, headers)).status,
    ).toBe(200);
    expect(
      await rows('select kind, granted from consents where user_id = $1 order by id', [id]),
    ).toEqual([
      { kind: 'marketing', granted: true },
      { kind: 'marketing', granted: false },
    ]);
    expect(await rows(`select 1 from leads where email = 'di@hien.example'`)).toEqual([]);
    expect(await hasConsent(server.database, 'campaign', 'da-roi@hien.invalid')).toBe(false);
    expect(await hasConsent(server.database, 'marketing', 'di@hien.example')).toBe(false);
  });
});
