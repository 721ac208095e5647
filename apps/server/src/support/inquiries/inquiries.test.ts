import { type InquiryJob, inquiryLimits, movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { signInAttempts } from '../../db/schema/account.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { outbox } from '../../db/schema/mail.ts';
import { notices } from '../../db/schema/orders.ts';
import { inboxMessages, inboxReplies } from '../../db/schema/support.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type Thread = Answer<'getInboxThread'>['data'];
type List = Answer<'listInbox'>['data'];

const minute = 60_000;
const hour = 60 * minute;
const companyId = 1;

const job: InquiryJob = {
  service: 'renovation',
  premises: '2-bedroom',
  city: 'Thành phố Hồ Chí Minh',
  district: 'Quận 7',
  area: 68.5,
  budget_from: 200_000_000,
  budget_to: 350_000_000,
  begins: 'month',
};

/** docs/adr/0201: what is to be done is asked for, a company may refuse, and either side may end it. */
describe.each(databaseKinds)('inquiries to a company on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let member: Header;
  let company: Header;
  let stranger: Header;
  let keys = 0;
  let start = 0;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, language)
          select 'khac@hien.example', password_hash, 'Bình', 'Lê', 'ko' from users where email = $1`,
      },
      ['khach@hien.example'],
    );
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    start = clock.now();
    await database.orm.delete(inboxReplies);
    await database.orm.delete(inboxMessages);
    await database.orm.delete(outbox);
    await database.orm.delete(notices);
    await database.orm.delete(signInAttempts);
    await database.orm
      .update(contractors)
      .set({ answerMinutes: null })
      .where(eq(contractors.id, companyId));
    member = await signIn(server.app, 'khach@hien.example');
    company = await signIn(server.app, 'tho@hien.example');
    stranger = await signIn(server.app, 'khac@hien.example');
  });

  const post = async <Data>(url: string, payload: object, headers: Header) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    const body = answer.json<{ data: Data; code?: string; message?: string }>();
    return { status: answer.statusCode, data: body.data, code: body.code, said: body.message };
  };
  const send = (more: object = {}, headers = member) =>
    post<{ id: number }>(
      '/app/inbox/upload',
      {
        target_type: 'contractor',
        contractor_id: companyId,
        phone_number: '0912 345 678',
        email: 'khach@hien.example',
        content: 'Xin báo giá cải tạo.',
        images: [],
        job,
        ...more,
      },
      headers,
    );
  const ask = async (more: object = {}, headers = member): Promise<number> =>
    (await send(more, headers)).data.id;
  const reply = (id: number, headers: Header) => {
    keys += 1;
    const words = { id, content: 'Vâng.', images: [], key: `inquiry-reply-${keys}` };
    return post('/app/inbox/reply', words, headers);
  };
  const refuse = (id: number, more: object = {}, headers = company) =>
    post<Thread['inquiry']>(
      '/app/inbox/refuse',
      { id, reason: 'fully-booked', words: '', ...more },
      headers,
    );
  const close = (id: number, headers: Header) =>
    post<Thread['inquiry']>('/app/inbox/close', { id }, headers);
  const thread = async (id: number, headers: Header): Promise<Thread> => {
    const answer = await server.app.inject({ url: `/app/inbox/detail/${id}`, headers });
    return answer.json<{ data: Thread }>().data;
  };
  const list = async (query: string, headers: Header): Promise<List> => {
    const answer = await server.app.inject({ url: `/app/inbox/list?${query}`, headers });
    return answer.json<{ data: List }>().data;
  };
  const answerMinutes = async () => {
    const [row] = await database.orm
      .select({ minutes: contractors.answerMinutes, points: contractors.points })
      .from(contractors)
      .where(eq(contractors.id, companyId));
    return row;
  };
  const mails = (template: string) =>
    database.orm.select().from(outbox).where(eq(outbox.template, template));

  test('what is to be done is read by both, and its place stands in the mail', async () => {
    const id = await ask({ job: { ...job, district: '  Quận 7 ' } });
    for (const who of [member, company])
      expect((await thread(id, who)).inquiry).toEqual({
        state: 'new',
        job,
        refusal: null,
        closed_by: null,
        ended_at: null,
        overdue: false,
      });
    expect((await list('q=quan%207', company)).items).toMatchObject([{ id, inquiry: { job } }]);
    const [mail] = await mails('inbox-words');
    expect(JSON.stringify(mail)).toContain('Quận 7, Thành phố Hồ Chí Minh · 68.5 m²');
  });

  test('the list shows the last words as those of who said them', async () => {
    const saidOf = async (headers: Header) => {
      const [first] = (await list('', headers)).items;
      return { excerpt: first?.excerpt, last_by_me: first?.last_by_me };
    };
    const id = await ask();
    await refuse(id);
    // A reason says no words: the last ones are still the member's.
    expect(await saidOf(company)).toEqual({ excerpt: 'Xin báo giá cải tạo.', last_by_me: false });
    expect(await saidOf(member)).toEqual({ excerpt: 'Xin báo giá cải tạo.', last_by_me: true });
    await reply(id, company);
    expect(await saidOf(company)).toEqual({ excerpt: 'Vâng.', last_by_me: true });
    await refuse(id, { words: 'Thợ chính vừa nghỉ.' });
    expect(await saidOf(company)).toEqual({ excerpt: 'Thợ chính vừa nghỉ.', last_by_me: true });
    expect(await saidOf(member)).toEqual({ excerpt: 'Thợ chính vừa nghỉ.', last_by_me: false });
  });

  test.each([
    ['a city that is none', { city: 'Atlantis' }],
    ['a district of blanks', { district: ' \u2003' }],
    ['a budget that ends before it begins', { budget_from: 2, budget_to: 1 }],
    ['work that nobody does', { service: 'magic' }],
    ['no square metres', { area: 0 }],
    ['half a đồng', { budget_to: 1.5 }],
  ])('%s is refused', async (_, wrong) => {
    expect(await send({ job: { ...job, ...wrong } })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
  });

  test('a message of an older app goes without', async () => {
    const id = await ask({ job: undefined });
    expect((await thread(id, company)).inquiry).toMatchObject({ state: 'new', job: null });
  });

  test('a refusal reaches the member with its reason, once', async () => {
    const id = await ask();
    const words = { reason: 'too-far', words: '  Xưởng ở Hà Nội. ' };
    const answers = await Promise.all([refuse(id, words), refuse(id, words)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const inquiry = {
      state: 'refused',
      refusal: { reason: 'too-far', words: 'Xưởng ở Hà Nội.' },
      closed_by: null,
      ended_at: new Date(start).toISOString(),
      overdue: false,
    };
    const mine = await thread(id, member);
    expect(mine).toMatchObject({ state: 'unread', inquiry });
    expect(await database.orm.select().from(notices)).toMatchObject([
      { about: 'inquiry.refused', values: { pageOf: 'inquiry', pageKey: String(id) } },
    ]);
    expect(await mails('inquiry-step')).toMatchObject([{ recipient: 'khach@hien.example' }]);
  });

  test('“another reason” wants words, and nobody but the company refuses', async () => {
    const id = await ask();
    expect(await refuse(id, { reason: 'other', words: ' \n' })).toMatchObject({
      status: 422,
      code: 'AUTH_15',
    });
    expect((await refuse(id, { reason: 'tired' })).status).toBe(400);
    expect((await refuse(id, {}, member)).status).toBe(404);
    expect((await refuse(id, {}, stranger)).status).toBe(404);
    expect((await close(id, stranger)).status).toBe(404);
    expect((await thread(id, company)).inquiry.state).toBe('new');
  });

  test('who was refused writes no more there; a company that thinks better of it does', async () => {
    const id = await ask();
    await refuse(id);
    expect(await reply(id, member)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await reply(id, company)).status).toBe(201);
    expect((await thread(id, member)).inquiry).toMatchObject({
      state: 'answered',
      refusal: null,
      ended_at: null,
    });
    expect((await reply(id, member)).status).toBe(201);
    clock.moveTo(start + hour);
    expect((await refuse(id)).data.state).toBe('refused');
    expect(await mails('inquiry-step')).toHaveLength(2);
  });

  test('what its sender takes back is closed for both, and the company hears of it', async () => {
    const id = await ask();
    expect((await close(id, member)).data).toMatchObject({ state: 'closed', closed_by: 'sender' });
    expect((await close(id, member)).status).toBe(200);
    for (const who of [member, company])
      expect(await reply(id, who)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await refuse(id)).status).toBe(409);
    expect(await mails('inquiry-step')).toMatchObject([{ recipient: 'tho@hien.example' }]);
  });

  test('a company closes what it answered, not what waits', async () => {
    const id = await ask();
    const early = await close(id, company);
    expect(early).toMatchObject({ status: 409, said: expect.stringContaining('trả lời') });
    await reply(id, company);
    expect((await close(id, company)).data).toMatchObject({ closed_by: 'contractor' });
    expect(await mails('inquiry-step')).toEqual([]);
  });

  test('of taking back and a refusal at one moment one wins', async () => {
    const id = await ask();
    const [back, refusal] = await Promise.all([close(id, member), refuse(id)]);
    expect([back.status, refusal.status].toSorted()).toEqual([200, 409]);
    const { state } = (await thread(id, member)).inquiry;
    expect(state).toBe(back.status === 200 ? 'closed' : 'refused');
  });

  test('the list is narrowed by where they stand', async () => {
    const refused = await ask();
    const waits = await ask();
    const answered = await ask({}, stranger);
    await refuse(refused);
    await reply(answered, company);
    const ids = async (query: string, who: Header) =>
      (await list(query, who)).items.map(({ id }) => id);
    expect(await ids('inquiry=new', company)).toEqual([waits]);
    expect(await ids('inquiry=refused', company)).toEqual([refused]);
    expect(await ids('inquiry=answered&side=received', company)).toEqual([answered]);
    expect(await ids('inquiry=refused', member)).toEqual([refused]);
    expect(await ids('inquiry=closed', company)).toEqual([]);
  });

  test('the answer time is the median of first answers, refusals among them', async () => {
    const [one, two, three] = [await ask(), await ask(), await ask({}, stranger)];
    clock.moveTo(start + 10 * minute);
    await reply(one, company);
    expect(await answerMinutes()).toMatchObject({ minutes: 10, points: { answer: 200 } });
    clock.moveTo(start + 30 * minute);
    await refuse(two);
    clock.moveTo(start + 20 * hour);
    await reply(three, company);
    // Of 10, 30 and 1,200 minutes; a second word is no first answer.
    await reply(one, company);
    expect((await answerMinutes())?.minutes).toBe(30);
  });

  test('who is left waiting counts, who took it back does not', async () => {
    const [waiting, back, quick] = [await ask(), await ask(), await ask({}, stranger)];
    await close(back, member);
    clock.moveTo(start + 5 * minute);
    await reply(quick, company);
    expect((await answerMinutes())?.minutes).toBe(5);
    clock.moveTo(start + 100 * hour);
    company = await signIn(server.app, 'tho@hien.example');
    stranger = await signIn(server.app, 'khac@hien.example');
    const later = await ask({}, stranger);
    clock.moveTo(start + 101 * hour);
    await reply(later, company);
    // 5 minutes, an hour, and 101 hours of waiting: the middle one.
    expect((await answerMinutes())?.minutes).toBe(60);
    expect((await thread(waiting, company)).inquiry.state).toBe('new');
  });

  test('one company is not flooded by one member, and others are still reached', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= inquiryLimits.perCompanyADay; sent += 1)
      statuses.push((await send()).status);
    expect(statuses).toEqual([...Array(inquiryLimits.perCompanyADay).fill(201), 429]);
    expect((await send({}, stranger)).status).toBe(201);
    clock.moveTo(start + 25 * hour);
    member = await signIn(server.app, 'khach@hien.example');
    expect((await send()).status).toBe(201);
  });
});
