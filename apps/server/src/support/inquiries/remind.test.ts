import { movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dueTimers } from '../../clock/due-timers.ts';
import type { Database } from '../../db/database.ts';
import { signInAttempts, users } from '../../db/schema/account.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { outbox } from '../../db/schema/mail.ts';
import { notices } from '../../db/schema/orders.ts';
import { inboxMessages, inboxReplies } from '../../db/schema/support.ts';
import type { Answer } from '../../http/handler.ts';
import { passTime } from '../../jobs/pass-time.ts';
import { renderMail } from '../../mail/render.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type List = Answer<'listInbox'>['data'];

const hour = 3_600_000;
/** A Tuesday, 10:00 in Vietnam: no Sunday and no holiday is near. */
const tuesday = Date.parse('2026-03-03T03:00:00Z');
const loud = (error: unknown): never => {
  throw error;
};

/** docs/adr/0204: each side hears once of an inquiry that waits. */
describe.each(databaseKinds)('inquiries that wait on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let member: Header;
  let company: Header;
  let start = tuesday;
  const clock = movableClock(tuesday);

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // A clock goes only forward: each test has the Tuesday of four weeks later, without what the one before has left.
    await database.orm.delete(inboxReplies);
    await database.orm.delete(inboxMessages);
    start += 28 * 24 * hour;
    await comes(0);
    await database.orm.delete(outbox);
    await database.orm.delete(notices);
  });

  /** So long after the start; sessions of before are over. */
  const comes = async (after: number) => {
    clock.moveTo(start + after);
    await database.orm.delete(signInAttempts);
    member = await signIn(server.app, 'khach@hien.example');
    company = await signIn(server.app, 'tho@hien.example');
  };
  const post = async <Data>(url: string, payload: object, headers: Header) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<{ data: Data }>().data;
  };
  const ask = async (headers = member): Promise<number> => {
    const { id } = await post<{ id: number }>(
      '/app/inbox/upload',
      {
        target_type: 'contractor',
        contractor_id: 1,
        phone_number: '0912 345 678',
        email: 'khach@hien.example',
        content: 'Xin báo giá cải tạo.',
        images: [],
      },
      headers,
    );
    return id;
  };
  const round = () => passTime(database, clock.now(), loud);
  const told = async () => {
    const rows = await database.orm
      .select({ about: notices.about, email: users.email, values: notices.values })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.userId))
      .orderBy(notices.id);
    return rows
      .filter(({ about }) => about.startsWith('inquiry.'))
      .map(({ about, email, values }) => [about, email, values['pageKey']]);
  };
  const mailed = async () =>
    (
      await database.orm
        .select()
        .from(outbox)
        .where(eq(outbox.template, 'inquiry-step'))
        .orderBy(outbox.id)
    ).map(({ recipient, values }) => [recipient, values?.['about']]);
  const list = async (headers: Header, query = ''): Promise<List> => {
    const answer = await server.app.inject({ url: `/app/inbox/list?${query}`, headers });
    return answer.json<{ data: List }>().data;
  };

  test('the company after a day, the member after three, each once', async () => {
    const id = await ask();
    clock.moveTo(start + 24 * hour - 1);
    await round();
    expect(await told()).toEqual([]);
    clock.moveTo(start + 24 * hour);
    await Promise.all([round(), round()]);
    await round();
    expect(await told()).toEqual([['inquiry.waits', 'tho@hien.example', String(id)]]);
    expect(await mailed()).toEqual([['tho@hien.example', 'inquiry.waits']]);
    // News that are gone are not told once more.
    await database.orm.delete(notices);
    clock.moveTo(start + 72 * hour - 1);
    await round();
    expect(await told()).toEqual([]);
    clock.moveTo(start + 72 * hour);
    await Promise.all([round(), round()]);
    clock.moveTo(start + 500 * hour);
    await round();
    expect(await told()).toEqual([['inquiry.overdue', 'khach@hien.example', String(id)]]);
    expect(await mailed()).toEqual([
      ['tho@hien.example', 'inquiry.waits'],
      ['khach@hien.example', 'inquiry.overdue'],
    ]);
  });

  test('each mail names the other side and leads to the conversation, in the language of its reader', async () => {
    const id = await ask();
    clock.moveTo(start + 300 * hour);
    await round();
    const rows = await database.orm.select().from(outbox).orderBy(outbox.id);
    const letters = rows
      .filter(({ template }) => template === 'inquiry-step')
      .map(({ template, values, language }) =>
        renderMail(template, values ?? {}, language, 'https://hien.example'),
      );
    expect(letters.map((letter) => letter?.subject)).toEqual([
      'Một khách vẫn đang chờ công ty trả lời',
      'Nhà thầu bạn hỏi vẫn chưa trả lời',
    ]);
    for (const letter of letters) {
      expect(letter?.text).toContain(`/vi/inbox?message=${id}`);
      expect(letter?.text).not.toMatch(/undefined|null/);
    }
    const [asked] = await database.orm
      .select({ name: contractors.companyName })
      .from(contractors)
      .where(eq(contractors.id, 1));
    expect(letters[1]?.text).toContain(asked?.name);
  });

  test('what was answered, refused or taken back is not told of', async () => {
    const [answered, refused, back] = [await ask(), await ask(), await ask()];
    const words = { content: 'Vâng.', images: [], key: `inquiry-waits-${answered}` };
    await post('/app/inbox/reply', { id: answered, ...words }, company);
    await post('/app/inbox/refuse', { id: refused, reason: 'too-far', words: '' }, company);
    await post('/app/inbox/close', { id: back }, member);
    await database.orm.delete(notices);
    clock.moveTo(start + 100 * hour);
    await round();
    expect(await told()).toEqual([]);
  });

  test('an answer between the two ends the waiting', async () => {
    const id = await ask();
    await comes(30 * hour);
    await round();
    await post(
      '/app/inbox/reply',
      { id, content: 'Vâng.', images: [], key: `inquiry-late-${id}` },
      company,
    );
    clock.moveTo(start + 100 * hour);
    await round();
    expect((await told()).map(([about]) => about)).toEqual(['inquiry.waits']);
  });

  test('a server that slept tells both at once', async () => {
    await ask();
    clock.moveTo(start + 300 * hour);
    await round();
    expect((await told()).map(([about]) => about)).toEqual(['inquiry.waits', 'inquiry.overdue']);
  });

  test('what somebody wrote to a company of their own waits for nobody', async () => {
    await ask(company);
    expect((await list(company)).new_inquiries).toBe(0);
    clock.moveTo(start + 100 * hour);
    await round();
    expect(await told()).toEqual([]);
  });

  test('the list says that it waits too long, from the moment its sender is told', async () => {
    await ask();
    const overdue = async () => (await list(member)).items.map(({ inquiry }) => inquiry.overdue);
    await comes(72 * hour - 1);
    expect(await overdue()).toEqual([false]);
    await comes(72 * hour);
    expect(await overdue()).toEqual([true]);
  });

  test('a company reads how many are new, whatever is filtered; others have none to count', async () => {
    const [first] = [await ask(), await ask()];
    expect((await list(company)).new_inquiries).toBe(2);
    expect((await list(company, 'side=sent&q=abc')).new_inquiries).toBe(2);
    expect((await list(member)).new_inquiries).toBeNull();
    await post('/app/inbox/read', { id: first }, company);
    expect((await list(company)).new_inquiries).toBe(2);
    await post('/app/inbox/refuse', { id: first, reason: 'too-far', words: '' }, company);
    const { items, new_inquiries } = await list(company, 'side=received&inquiry=new');
    expect(items).toHaveLength(1);
    expect(new_inquiries).toBe(1);
  });

  test('the demo clock lists who is told next', async () => {
    await ask();
    const timers = async () => {
      const due = await dueTimers(database.orm, 'vi', clock.now());
      return due
        .filter(({ timer }) => timer.startsWith('inquiry-'))
        .map(({ timer, at }) => [timer, at]);
    };
    const after = (hours: number) => new Date(start + hours * hour).toISOString();
    expect(await timers()).toEqual([['inquiry-waits', after(24)]]);
    clock.moveTo(start + 25 * hour);
    await round();
    expect(await timers()).toEqual([['inquiry-overdue', after(72)]]);
    clock.moveTo(start + 80 * hour);
    await round();
    expect(await timers()).toEqual([]);
  });
});
