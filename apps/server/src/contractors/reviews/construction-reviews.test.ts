import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { countKnownCosts } from '../known-costs.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };

const words = {
  rating: 5,
  phone: '0912345678',
  district: 'Bình Thạnh',
  city: 'Hà Nội',
  area: 50,
  style: 'modern',
  house_type: '2-bedroom',
  period_months: 2,
  cost_from: 200_000_000,
  cost_to: 300_000_000,
  review: 'Đúng hẹn.',
  images: [],
};

describe.each(databaseKinds)('construction reviews on %s', (kind) => {
  let server: TestApp;
  let companies: { id: number; email: string; tax: string }[];
  let customers: Header[];
  let sent = 0;
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await sql(
      `insert into users (email, password_hash, first_name, last_name)
        select 'khach-' || n || '@hien.example', password_hash, 'Khách', 'Số ' || n
        from users, generate_series(1, 12) n where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles, partner)
        select 'tho-' || n || '@hien.example', password_hash, 'Thợ', 'Số ' || n, array['contractor'], array['construction']
        from users, generate_series(1, 3) n where email = 'khach@hien.example'`,
    );
    companies = await sql(
      `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
        select id, 'tho-' || id, 'Thợ ' || id, '0900000000', email, 'Số 1', 'Hà Nội', '03012345' || id, '{"vi":"Thợ","en":null,"ko":null}', 'approved'
        from users where email like 'tho-%' order by id
        returning id, email, tax_code as tax`,
    );
    customers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => signIn(server.app, `khach-${at + 1}@hien.example`)),
    );
  });
  afterAll(() => server.close());

  const company = (at: number) => companies[at] ?? { id: 0, email: '', tax: '' };
  const customer = (at: number) => customers[at] ?? { authorization: '' };
  const write = (contractorId: number, headers: Header, changes: Record<string, unknown> = {}) => {
    sent += 1;
    return server.app.inject({
      method: 'POST',
      url: '/app/contractor/review',
      headers,
      payload: {
        ...words,
        contractor_id: contractorId,
        building: `Nhà ${sent}`,
        key: `review-key-${sent}`,
        ...changes,
      },
    });
  };
  const list = async (contractorId: number, query = '') =>
    (await server.app.inject(`/app/contractor/${contractorId}/reviews${query}`)).json().data;
  const columns = async (contractorId: number) => {
    const [row] = await sql<{ rating: number; count: number; score: number }>(
      'select rating, review_count as count, score from contractors where id = $1',
      [contractorId],
    );
    return row;
  };

  test('reviews that come at the same moment are all counted, and move the company', async () => {
    const { id } = company(0);
    const before = await columns(id);
    const stars = [5, 5, 5, 1, 5, 5];
    const answers = await Promise.all(
      stars.map((rating, at) => write(id, customer(at), { rating })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(stars.map(() => 201));
    const after = await columns(id);
    expect(after).toMatchObject({ count: 6, rating: 4.3 });
    expect(after?.score).not.toBe(before?.score);
  });

  test('a home is reviewed once by a member, whatever its accents; another home is another review', async () => {
    const { id } = company(1);
    const first = await write(id, customer(0), { building: 'Chung cư Gió Đông' });
    expect(first.statusCode).toBe(201);
    const again = await write(id, customer(0), { building: 'chung cu  gio dong' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'CONFLICT']);
    expect((await write(id, customer(0), { building: 'Nhà ông bà' })).statusCode).toBe(201);
    expect((await write(id, customer(1), { building: 'Chung cư Gió Đông' })).statusCode).toBe(201);
    expect((await list(id)).summary.count).toBe(3);
  });

  test('a lost answer sent again is the same review', async () => {
    const { id } = company(2);
    const key = 'review-lost-answer';
    const first = await write(id, customer(2), { key, building: 'Nhà một' });
    const second = await write(id, customer(2), { key, building: 'Nhà một' });
    expect(second.json().data.id).toBe(first.json().data.id);
    expect((await columns(id))?.count).toBe(1);
    // The company hears of it once.
    const mails = await sql<{ recipient: string; values: { stars: number; text: string } }>(
      `select recipient, values from outbox where template = 'construction-reviewed' and recipient = $1`,
      [company(2).email],
    );
    expect(mails).toMatchObject([{ values: { stars: 5, text: 'Đúng hẹn.' } }]);
  });

  test('nobody reviews their own company, under whatever account', async () => {
    const { id, email, tax } = company(2);
    const owner = await write(id, await signIn(server.app, email));
    expect([owner.statusCode, owner.json().message]).toEqual([
      403,
      'Đây là công ty của bạn, nên bạn không đánh giá được.',
    ]);
    await sql(
      `insert into business_profiles (user_id, state, version, sent, sent_at, changed_at)
        select id, 'pending', 1, jsonb_build_object('tax_code', $1::text), now(), now() from users where email = 'khach-8@hien.example'`,
      [`${tax}-001`],
    );
    expect((await write(id, customer(7))).statusCode).toBe(403);
  });

  test('a flood ends after five in an hour, and what was refused counts nowhere', async () => {
    const { id } = company(1);
    const before = (await columns(id))?.count ?? 0;
    const codes: number[] = [];
    for (let at = 0; at < 7; at += 1) codes.push((await write(id, customer(6))).statusCode);
    expect(codes).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect((await columns(id))?.count).toBe(before + 5);
  });

  test('of a removed review the day, the rule and the stars are left', async () => {
    const { id } = company(2);
    const { id: review } = (await write(id, customer(3), { rating: 1 })).json().data;
    await sql(
      `update construction_reviews set removed_on = '2026-03-01', removed_for = 'insult' where id = $1`,
      [review],
    );
    const { items, summary } = await list(id);
    expect(items.find((one: { id: number }) => one.id === review)).toMatchObject({
      rating: 1,
      removed: { on: '2026-03-01', rule: 'insult' },
      content: null,
      author: null,
      building: null,
      cost: null,
    });
    expect(summary).toMatchObject({ removed: 1, count: 1 });
    expect((await list(id, '?stars=1')).items).toEqual([]);
  });

  test('staff take a review away once, by the rule the company named; mean and writer hear of it', async () => {
    const { id, email } = company(2);
    const builder = await signIn(server.app, email);
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles)
        select 'can-bo@hien.example', password_hash, 'Thu', 'Trần', array['admin'] from users where email = 'khach@hien.example'`,
    );
    const staff = await signIn(server.app, 'can-bo@hien.example');
    const { id: review } = (await write(id, customer(5), { rating: 1 })).json().data;
    const before = await columns(id);
    const ask = (rule: string, headers = builder) =>
      server.app.inject({
        method: 'POST',
        url: '/app/contractor/review/removal',
        headers,
        payload: { id: review, rule, words: 'Gọi thợ là đồ ăn cắp.' },
      });
    const stranger = await signIn(server.app, company(0).email);
    expect((await ask('insult', stranger)).statusCode).toBe(404);
    expect((await ask('insult')).statusCode).toBe(200);
    expect((await ask('insult')).statusCode).toBe(200);
    expect((await ask('advertising')).statusCode).toBe(409);
    // It stands until they decide.
    expect((await columns(id))?.count).toBe(before?.count);

    const waiting = await server.app.inject({
      url: '/admin/construction-review/list',
      headers: staff,
    });
    const [one] = waiting.json().data.items;
    expect(one).toMatchObject({ rule: 'insult', words: 'Gọi thợ là đồ ăn cắp.', version: 0 });
    const decide = (decision: string) =>
      server.app.inject({
        method: 'POST',
        url: `/admin/construction-review/decide/${one.id}`,
        headers: staff,
        payload: { decision, reason: 'Xúc phạm người thợ.', expected_version: 0 },
      });
    expect((await decide('remove')).statusCode).toBe(200);
    // A lost answer sent again; another decision comes too late.
    expect((await decide('remove')).statusCode).toBe(200);
    expect((await decide('keep')).statusCode).toBe(409);
    const after = await columns(id);
    expect(after?.count).toBe((before?.count ?? 0) - 1);
    expect(after?.rating).toBeGreaterThan(before?.rating ?? 5);
    expect((await ask('insult')).statusCode).toBe(404);
    const told = await sql<{ about: string; email: string }>(
      `select n.about, u.email from notices n join users u on u.id = n.user_id where n.key like 'construction-%' order by u.email`,
    );
    expect(told).toEqual([
      { about: 'construction-review.deleted', email: 'khach-6@hien.example' },
      { about: 'construction-review.deleted', email },
    ]);
    const mailed = await sql<{ recipient: string; values: { to: string; removed: boolean } }>(
      `select recipient, values from outbox where template = 'construction-removal-decided' order by recipient`,
    );
    expect(mailed).toMatchObject([
      { recipient: 'khach-6@hien.example', values: { to: 'member', removed: true } },
      { recipient: email, values: { to: 'company', removed: true } },
    ]);
  });

  const act = async (path: string, headers: Header, payload: Record<string, unknown>) =>
    server.app.inject({ method: 'POST', url: `/app/contractor/review/${path}`, headers, payload });
  const change = {
    rating: 2,
    area: 52,
    style: 'modern',
    house_type: '2-bedroom',
    period_months: 2,
    cost_from: 200_000_000,
    cost_to: 300_000_000,
    review: 'Đúng hẹn, keo bếp chưa gọn.',
    images: [],
  };
  const mine = async (headers: Header, query = '') =>
    (await server.app.inject({ url: `/app/contractor/review/mine${query}`, headers })).json().data;

  test('its writer changes a review for thirty days, and the company’s mean follows', async () => {
    const { id } = company(1);
    const writer = customer(8);
    const { id: review } = (await write(id, writer, { rating: 5 })).json().data;
    const before = await columns(id);
    const changed = await act('edit', writer, { ...change, id: review });
    expect(changed.json().data).toMatchObject({
      state: 'published',
      review: { rating: 2, area: 52, content: change.review },
    });
    expect((await columns(id))?.rating).toBeLessThan(before?.rating ?? 0);
    expect((await columns(id))?.count).toBe(before?.count);
    // The same once more changes nothing, not even the day.
    const again = await act('edit', writer, { ...change, id: review });
    expect(again.json().data.review.edited_at).toBe(changed.json().data.review.edited_at);
    const shown = (await list(id)).items.find((one: { id: number }) => one.id === review);
    expect(shown.edited_at).toBe(changed.json().data.review.edited_at);
    // Nobody else changes it, and nobody after thirty days.
    expect((await act('edit', customer(3), { ...change, id: review })).statusCode).toBe(404);
    await sql(
      `update construction_reviews set created_at = created_at - interval '31 days' where id = $1`,
      [review],
    );
    const late = await act('edit', writer, { ...change, id: review, rating: 1 });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Đánh giá chỉ sửa được trong 30 ngày đầu.',
    ]);
  });

  test('what the company answered is not changed, and can be taken back; its gravestone counts no more', async () => {
    const { id, email } = company(1);
    const writer = customer(9);
    const { id: review } = (await write(id, writer, { rating: 1 })).json().data;
    await act('reply', await signIn(server.app, email), { id: review, content: 'Xin lỗi anh.' });
    expect((await act('edit', writer, { ...change, id: review })).statusCode).toBe(409);
    const before = await columns(id);
    expect((await act('withdraw', customer(4), { id: review })).statusCode).toBe(404);
    const gone = await act('withdraw', writer, { id: review });
    expect(gone.json().data).toMatchObject({
      state: 'withdrawn',
      // Its writer still reads it.
      review: { content: words.review, removed: { rule: 'withdrawn' } },
    });
    expect((await act('withdraw', writer, { id: review })).statusCode).toBe(200);
    expect((await columns(id))?.count).toBe((before?.count ?? 0) - 1);
    const shown = (await list(id)).items.find((one: { id: number }) => one.id === review);
    expect(shown).toMatchObject({ content: null, author: null, removed: { rule: 'withdrawn' } });
    expect((await mine(writer, '?state=withdrawn')).items).toHaveLength(1);
  });

  test('while staff look at a review its writer waits; what they took away is over', async () => {
    const { id, email } = company(1);
    const writer = customer(10);
    const { id: review } = (await write(id, writer)).json().data;
    const builder = await signIn(server.app, email);
    await act('removal', builder, { id: review, rule: 'insult', words: 'Gọi thợ là đồ ăn cắp.' });
    for (const path of ['edit', 'withdraw'])
      expect(
        (await act(path, writer, path === 'edit' ? { ...change, id: review } : { id: review }))
          .statusCode,
      ).toBe(409);
    expect((await mine(writer, '?state=asked')).items[0]).toMatchObject({
      state: 'asked',
      edit_refused: 'asked',
      removal: { rule: 'insult', decision: null },
    });
    await sql(
      `update construction_removals set state = 'removed', decision = 'Xúc phạm.', decided_at = now() where review_id = $1`,
      [review],
    );
    await sql(
      `update construction_reviews set removed_on = '2026-03-01', removed_for = 'insult' where id = $1`,
      [review],
    );
    expect((await act('withdraw', writer, { id: review })).statusCode).toBe(409);
    const { items, counts } = await mine(writer, '?state=removed');
    expect(counts.removed).toBe(1);
    expect(items[0]).toMatchObject({
      review: { content: words.review },
      removal: { state: 'removed', decision: 'Xúc phạm.' },
    });
  });

  test('whom one wrote to can be reviewed, once each, until it is', async () => {
    const writer = customer(11);
    const companiesOf = async () =>
      (await server.app.inject({ url: '/app/contractor/review/to-write', headers: writer })).json()
        .data.items;
    expect(await companiesOf()).toEqual([]);
    await sql(
      `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
        select user_id, 'nguoi-moi', 'Người Mới', '0900000000', 'moi@hien.example', 'Số 1', 'Hà Nội', '0309999999', introduction, 'approved'
        from contractors where id = $1`,
      [company(0).id],
    );
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `select id from contractors where slug = 'nguoi-moi'`,
    );
    for (const at of [1, 2])
      await sql(
        `insert into inbox_messages (target_type, contractor_id, sender_id, phone_number, email, content, created_at)
          select 'contractor', $1, id, '0912345678', email, 'Báo giá giúp tôi.', $2 from users where email = 'khach-12@hien.example'`,
        [id, `2026-03-0${at}T03:00:00Z`],
      );
    const [one, ...others] = await companiesOf();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      company: { contractor_id: id, listed: true },
      wrote_at: '2026-03-02T03:00:00Z',
      answered: false,
    });
    await write(id, writer);
    expect(await companiesOf()).toEqual([]);
  });

  test('a member’s own reviews come from the index, in its order', async () => {
    await sql('set enable_seqscan = off');
    const plan = await sql<{ 'QUERY PLAN': string }>(
      `explain select t.id from construction_reviews t left join construction_removals r on r.review_id = t.id
        where t.user_id = 1 order by t.created_at desc, t.id desc limit 10`,
    );
    await sql('set enable_seqscan = on');
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('construction_reviews_mine');
  });

  test('a company answers its own review once', async () => {
    const { id, email } = company(0);
    const [{ id: review }] = (await list(id)).items;
    const reply = async (from: string, content: string) =>
      server.app.inject({
        method: 'POST',
        url: '/app/contractor/review/reply',
        headers: await signIn(server.app, from),
        payload: { id: review, content },
      });
    expect((await reply(company(1).email, 'Không phải nhà tôi.')).statusCode).toBe(404);
    expect((await reply(email, 'Cảm ơn anh.')).json().data.reply.content).toBe('Cảm ơn anh.');
    expect((await reply(email, 'Cảm ơn anh.')).statusCode).toBe(200);
    expect((await reply(email, 'Đổi ý.')).statusCode).toBe(409);
  });

  test.each([
    ['no square metre', { area: 0 }, 400],
    ['fewer than none', { area: -20 }, 400],
    ['no month', { period_months: 0 }, 400],
    ['no cost', { cost_from: 0 }, 400],
    ['costs the wrong way round', { cost_from: 300_000_001 }, 422],
    [
      'five hundred pictures',
      { images: Array.from({ length: 500 }, (_, at) => `/media/uploads/${at}.webp`) },
      400,
    ],
    ['a picture from elsewhere', { images: ['https://bad.example/x.png'] }, 400],
    [
      'a picture of somebody else',
      { images: ['/media/uploads/0123456789abcdef0123456789abcdef.webp'] },
      422,
    ],
    ['six stars', { rating: 6 }, 400],
    ['half a star', { rating: 0.5 }, 400],
    ['a style that nobody builds', { style: 'barock' }, 400],
    ['a city without a name', { city: '' }, 400],
  ])('%s is refused, and nothing of it is kept', async (_, change, status) => {
    const { id } = company(0);
    const before = (await list(id)).summary;
    const answer = await write(id, customer(11), change);
    expect(answer.statusCode).toBe(status);
    expect((await list(id)).summary).toEqual(before);
  });

  test('markup is kept as the words that somebody typed', async () => {
    const { id } = company(0);
    const review = '<img src=x onerror=alert(1)> </script><script>alert(1)</script>';
    const made = await write(id, customer(10), { review, building: '<b>Nhà</b>' });
    expect([made.statusCode, made.json().data.content]).toEqual([201, review]);
    const read = await server.app.inject(`/app/contractor/${id}/reviews?sort=newest`);
    expect(read.headers['content-type']).toMatch(/^application\/json/);
    expect(read.json().data.items[0]).toMatchObject({ content: review, building: '<b>Nhà</b>' });
  });

  test('a removed review is read, answered and changed at none of its old addresses', async () => {
    const { id, email } = company(0);
    const { id: review } = (await write(id, customer(9))).json().data;
    await sql(
      `update construction_reviews set removed_on = '2026-03-01', removed_for = 'insult' where id = $1`,
      [review],
    );
    const shown = (await list(id, '?limit=60')).items.find(
      (one: { id: number }) => one.id === review,
    );
    expect(shown).toMatchObject({ content: null, author: null, building: null, pictures: [] });
    const builder = await signIn(server.app, email);
    const reply = await act('reply', builder, { id: review, content: 'Không đúng.' });
    expect(reply.statusCode).toBe(409);
    expect((await act('edit', customer(9), { ...change, id: review })).statusCode).toBe(409);
    expect((await act('withdraw', customer(9), { id: review })).statusCode).toBe(409);
    expect(
      (await act('removal', builder, { id: review, rule: 'insult', words: 'Nữa.' })).statusCode,
    ).toBe(404);
  });

  test('what a square metre cost is told from five reviews of three companies on', async () => {
    const ask = async (style: string) => {
      await countKnownCosts(server.database.orm, Date.now());
      const url = `/app/contractor/cost-truth?style=${style}&city=Hu%E1%BA%BF`;
      return (await server.app.inject(url)).json().data;
    };
    const costs = { city: 'Huế', style: 'luxury', cost_from: 400_000_000, cost_to: 600_000_000 };
    for (const [at, one] of [0, 0, 1, 1].entries())
      await write(company(one).id, customer(at), costs);
    expect(await ask('luxury')).toBeNull();
    await write(company(2).id, customer(4), { ...costs, style: 'classic' });
    for (const [at, one] of [0, 0, 1, 1, 2].entries())
      await write(company(one).id, customer(at), { ...costs, style: 'industrial' });
    expect(await ask('industrial')).toMatchObject({
      lower: 10_000_000,
      median: 10_000_000,
      n: 5,
      companies: 3,
    });
  });
});
