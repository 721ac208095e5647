import { limits, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { mediaUploads } from '../db/schema/system.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

type Headers = Record<string, string>;

const campaign = {
  kind: 'campaign',
  name: '  Nguyễn Thu An ',
  phone: '+84 912 345 678',
  email: 'Thu.An@hien.example',
  house_type: '2-bedroom',
  house_area: 72.5,
  message: '',
  consent: true,
  marketing: true,
};
const licence = '0123456789abcdef0123456789abcdef.webp';
const anothers = 'fedcba9876543210fedcba9876543210.webp';
const shop = {
  store_name: 'Công ty TNHH Gỗ Ven Sông',
  registration_number: '0312345678',
  tax_code: '0312345678',
  business_address: '12 Bến Nghé',
  owner: 'Thu An',
  address: '12 Bến Nghé',
  contact_name: 'Thu An',
  contact_email: 'khach@hien.example',
  contact_phone: '0912345678',
  bank_name: 'Vietcombank',
  account_holder: 'GO VEN SONG',
  account_number: '0071001234567',
  holder_note: '',
  licence: `/media/private/${licence}`,
  self_delivery: true,
  policy: true,
};

describe.each(databaseKinds)('leads and partners on %s', (kind) => {
  let server: TestApp;
  let member: Headers;
  let seller: Headers;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    const facts = {
      width: 800,
      height: 600,
      bytes: 1000,
      sha256: 'x',
      placeholder: '',
      color: '#ffffff',
    };
    await database.orm.insert(mediaUploads).values([
      { ...facts, name: `private-${licence}`, ownerId: 1 },
      { ...facts, name: `private-${anothers}`, ownerId: 3 },
    ]);
    await database.orm.insert(users).values({
      email: 'quan-tri@hien.example',
      firstName: 'Hà',
      roles: ['admin'],
      language: 'en',
    });
    server = await testApp(database, { clock });
    member = await signIn(server.app, 'khach@hien.example');
    seller = await signIn(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  const get = async (url: string, headers: Headers = {}) => {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const post = async (
    url: string,
    payload: object,
    headers: Headers = {},
    remoteAddress = '10.1.0.1',
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers,
      remoteAddress,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const stored = (where: string) =>
    server.database.rows<Record<string, unknown>>(
      { text: `select * from leads where ${where} order by id` },
      [],
    );

  test('a request is stored clean, with the version and the time of the consent', async () => {
    const { status, body } = await post('/app/lead/send', campaign, { 'accept-language': 'ko' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'campaign', state: 'received', repeated: false });
    expect(Date.parse(body.data.answer_by)).toBeGreaterThan(testNow);
    const [row] = await stored(`kind = 'campaign'`);
    expect(row).toMatchObject({
      name: 'Nguyễn Thu An',
      phone: '0912345678',
      email: 'thu.an@hien.example',
      language: 'ko',
      terms_version: 2,
      user_id: null,
    });
    for (const column of ['consent_at', 'marketing_consent_at'])
      expect(new Date(row?.[column] as string).getTime()).toBe(testNow);
    expect(JSON.stringify(row)).not.toContain('10.1.0.1');
  });

  const mailsTo = (recipient: string) =>
    server.database.rows<{ template: string; language: string; values: Record<string, string> }>(
      { text: 'select template, language, values from outbox where recipient = $1 order by id' },
      [recipient],
    );

  test('the sender is told in the language of the page, staff in their own', async () => {
    expect(await mailsTo('thu.an@hien.example')).toEqual([
      { template: 'lead-received', language: 'ko', values: expect.anything() },
    ]);
    const [mail] = await mailsTo('quan-tri@hien.example');
    expect(mail).toMatchObject({ template: 'lead-arrived', language: 'en' });
    expect(mail?.values['phone']).toBe('0912345678');
  });

  test('pressed twice, and by two at once, it is one request', async () => {
    const again = await post('/app/lead/send', { ...campaign, house_area: 80 });
    expect(again.body.data).toMatchObject({ repeated: true });
    const two = { ...campaign, email: 'hai.lan@hien.example' };
    const both = await Promise.all([post('/app/lead/send', two), post('/app/lead/send', two)]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    expect(both.map(({ body }) => body.data.repeated).toSorted()).toEqual([false, true]);
    expect(await stored(`email = 'hai.lan@hien.example'`)).toHaveLength(1);
  });

  test('somebody else’s e-mail with another phone tells nothing about them', async () => {
    const other = await post('/app/lead/send', { ...campaign, phone: '0987654321' });
    expect(other.body.data.repeated).toBe(false);
  });

  test('what the contract lets pass and the form does not is refused at its field', async () => {
    const refused = await post('/app/lead/send', {
      ...campaign,
      name: '   ',
      phone: '0000000000',
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'phone',
    ]);
  });

  test('HTML in a text field stays the text that it is', async () => {
    const message = '<script>alert(1)</script> & <b>chào</b>';
    await post('/app/lead/send', { ...campaign, email: 'html@hien.example', message });
    const [row] = await stored(`email = 'html@hien.example'`);
    expect(row?.['details']).toMatchObject({ message });
  });

  test('a bulk order needs a member and products that are sold', async () => {
    const { message: _, marketing: __, house_area: ___, house_type: ____, ...contact } = campaign;
    const bulk = { ...contact, kind: 'bulk_order', company: '', message: 'Báo giá' };
    const lines = [{ product_id: 1, quantity: 60 }];
    expect((await post('/app/lead/send', { ...bulk, lines })).status).toBe(401);
    const sent = await post('/app/lead/send', { ...bulk, lines }, member);
    expect(sent.status).toBe(201);
    const more = [{ product_id: 1, quantity: 61 }];
    expect(
      (await post('/app/lead/send', { ...bulk, lines: more }, member)).body.data,
    ).toMatchObject({ repeated: false });
    const unknown = [{ product_id: 99_999, quantity: 60 }];
    expect((await post('/app/lead/send', { ...bulk, lines: unknown }, member)).body.code).toBe(
      'PRODUCT_05',
    );
    const mine = await get('/app/lead/list', member);
    expect(mine.body.data.items.map(({ kind: is }: { kind: string }) => is)).toEqual([
      'bulk_order',
      'bulk_order',
    ]);
    expect((await get('/app/lead/list', seller)).body.data.items).toEqual([]);
  });

  test('a trial, and its invoice from the same e-mail alone', async () => {
    const {
      message: _,
      marketing: __,
      ...trial
    } = {
      ...campaign,
      kind: 'trial_project',
      project_id: 1,
    };
    const asked = await post('/app/lead/send', trial);
    expect(asked.body.data.subject_id).toBe(1);
    expect((await post('/app/lead/send', { ...trial, project_id: 77 })).status).toBe(404);
    const { id } = asked.body.data;
    const shown = await get(`/app/lead/trial/${id}`);
    expect(Object.keys(shown.body.data).toSorted()).toEqual([
      'asked_at',
      'id',
      'project_id',
      'project_name',
    ]);
    const tax = {
      kind: 'trial_tax',
      trial_id: id,
      name: 'An',
      phone: '0912345678',
      email: 'thu.an@hien.example',
      company: 'An Gia',
      tax_code: '0312345678',
      address: '12 Bến Nghé',
      consent: true,
    };
    expect((await post('/app/lead/send', tax)).status).toBe(201);
    expect((await post('/app/lead/send', tax)).body.data.repeated).toBe(true);
    // Who corrects a number wants the invoice with the right one.
    const corrected = await post('/app/lead/send', { ...tax, tax_code: '0312345679' });
    expect(corrected.body.data.repeated).toBe(false);
    expect((await stored(`kind = 'trial_tax'`)).map(({ details }) => details)).toMatchObject([
      { tax_code: '0312345678' },
      { tax_code: '0312345679' },
    ]);
    const foreign = await post('/app/lead/send', { ...tax, email: 'la@hien.example' });
    expect(foreign).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
    expect((await post('/app/lead/send', { ...tax, trial_id: 99_999 })).status).toBe(404);
  });

  test('an address that sends too much has to wait, and is told how long', async () => {
    const send = (index: number) =>
      post('/app/lead/send', { ...campaign, email: `so${index}@hien.example` }, {}, '10.9.9.9');
    for (let index = 0; index < limits.leads.perAddressPerHour; index += 1)
      expect((await send(index)).status).toBe(201);
    const over = await send(100);
    expect(over).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance(3_600_001);
    expect((await send(101)).status).toBe(201);
  });

  test('a mailbox that somebody else names is written to no more than its hour allows, from whatever addresses', async () => {
    const send = (index: number, email = 'Nan-Nhan@hien.example') =>
      post(
        '/app/lead/send',
        { ...campaign, email, phone: `09123${String(10_000 + index)}` },
        {},
        `10.20.0.${index}`,
      );
    for (let index = 0; index < limits.leads.perEmailPerHour; index += 1)
      expect((await send(index)).status).toBe(201);
    expect(await send(100)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await send(101, 'nan-nhan@HIEN.example')).status).toBe(429);
    expect((await send(102, 'nguoi-khac@hien.example')).status).toBe(201);
    const mails = await server.database.rows<{ to: string }>(
      {
        text: `select recipient as "to" from outbox where lower(recipient) = 'nan-nhan@hien.example'`,
      },
      [],
    );
    expect(mails).toHaveLength(limits.leads.perEmailPerHour);
  });

  test('of many that an address sends at once as many are taken as its hour allows', async () => {
    const send = (index: number) =>
      post('/app/lead/send', { ...campaign, email: `cung${index}@hien.example` }, {}, '10.9.9.8');
    const all = await Promise.all(
      Array.from({ length: limits.leads.perAddressPerHour + 6 }, (_, index) => send(index)),
    );
    const count = (wanted: number) => all.filter(({ status }) => status === wanted).length;
    expect([count(201), count(429)]).toEqual([limits.leads.perAddressPerHour, 6]);
    // What was taken is taken again without counting.
    const taken = all.findIndex(({ status }) => status === 201);
    expect((await send(taken)).status).toBe(201);
  });

  test('a shop applies once; the second press is the first, another application is refused', async () => {
    expect((await get('/app/partner/application', member)).body).toEqual({ data: null });
    const both = await Promise.all([
      post('/app/partner/apply', shop, member),
      post('/app/partner/apply', shop, member),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    const { data } = (await get('/app/partner/application', member)).body;
    expect(data).toMatchObject({
      state: 'applied',
      place: 1,
      holder_matches: true,
      terms_version: 2,
      store_name: shop.store_name,
    });
    expect(
      (await post('/app/partner/apply', { ...shop, owner: 'Người khác' }, member)).status,
    ).toBe(409);
    const mails = await mailsTo('khach@hien.example');
    expect(mails.filter(({ template }) => template === 'partner-applied')).toHaveLength(1);
    const [upload] = await server.database.rows<{ used: boolean }>(
      { text: 'select used_at is not null as used from media_uploads where name = $1' },
      [`private-${licence}`],
    );
    expect(upload?.used).toBe(true);
  });

  test('a made-up licence is refused, a holder with another name is noted (D92)', async () => {
    const other = await signIn(server.app, 'tho@hien.example');
    // The member's own licence is somebody else's here.
    for (const address of ['/media/uploads/../../etc/passwd', shop.licence])
      expect(
        (await post('/app/partner/apply', { ...shop, licence: address }, other)).body,
      ).toMatchObject({ code: 'PRODUCT_07', errors: [{ field: 'licence' }] });
    expect((await get('/app/partner/application', other)).body.data).toBeNull();
    const { status, body } = await post(
      '/app/partner/apply',
      {
        ...shop,
        account_holder: 'NGUYEN VAN AN',
        holder_note: 'Chủ hộ kinh doanh',
        licence: `/media/private/${anothers}`,
      },
      other,
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ holder_matches: false, place: 2 });
  });

  test('a seller and a guest', async () => {
    expect((await post('/app/partner/apply', shop, seller)).status).toBe(409);
    expect((await post('/app/partner/apply', shop)).status).toBe(401);
  });

  test('after a rejection it is sent again with something changed', async () => {
    await server.database.rows(
      {
        text: `update partner_applications set state = 'rejected', reason = 'Ảnh mờ' where user_id = 1`,
      },
      [],
    );
    const same = await post('/app/partner/apply', shop, member);
    expect(same).toMatchObject({ status: 422, body: { errors: [{ code: 'UNCHANGED' }] } });
    clock.advance(60_000);
    const { status, body } = await post(
      '/app/partner/apply',
      { ...shop, owner: 'Thu An 2' },
      member,
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ state: 'applied', place: 2 });
    const events = await server.database.rows<{ event: string }>(
      {
        text: `select event from partner_application_events e join partner_applications a on a.id = e.application_id
          where a.user_id = 1 order by e.id`,
      },
      [],
    );
    expect(events.map(({ event }) => event)).toEqual(['apply', 'reapply']);
  });
});
