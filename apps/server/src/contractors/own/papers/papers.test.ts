import { ictDate, movableClock } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { factColumns } from '../../../admin/company-facts.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { companyPapers, contractors } from '../../../db/schema/contractors.ts';
import { outbox } from '../../../db/schema/mail.ts';
import { notices } from '../../../db/schema/orders.ts';
import { mediaUploads } from '../../../db/schema/system.ts';
import type { Answer } from '../../../http/handler.ts';
import { personalData } from '../../../my-page/personal-data.ts';
import { databaseKinds, freshDatabase } from '../../../testing/databases.ts';
import { testNow } from '../../../testing/fixture-values.ts';
import { plant } from '../../../testing/fixtures.ts';
import { plantStaff } from '../../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../../testing/test-app.ts';
import { tellOfEndingPapers } from './tell-of-ends.ts';

type Papers = Answer<'listOwnPapers'>['data'];
type Case = Answer<'checkCompanyFact'>['data'];

const day = 86_400_000;
const loud = (error: unknown): never => {
  throw error;
};

/** docs/adr/0177: a company sends a newer paper, staff decide, and its end is told before it comes. */
describe.each(databaseKinds)('papers of a company on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let company: { authorization: string };
  let staff: { authorization: string };
  let ownerId = 0;
  let sent = 0;
  const clock = movableClock(testNow);
  const dayFrom = (days: number): string => ictDate(clock.now() + days * day);
  const companyId = 1;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot']);
    server = await testApp(database, { clock });
    const [row] = await database.orm
      .update(users)
      .set({ partner: ['construction'] })
      .where(eq(users.email, 'tho@hien.example'))
      .returning({ id: users.id });
    ownerId = row?.id ?? 0;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    company = await signIn(server.app, 'tho@hien.example');
    staff = await signIn(server.app, 'mot@hien.example');
    await database.orm.delete(companyPapers);
    await database.orm.delete(notices);
    await database.orm.delete(outbox);
    await database.orm
      .update(contractors)
      .set({
        userId: ownerId,
        ...factColumns([]),
        approval: 'approved',
        version: 0,
        papersToldTo: null,
        paperSentAt: null,
      })
      .where(eq(contractors.id, companyId));
  });

  /** A private upload of somebody. */
  const file = async (userId = ownerId): Promise<string> => {
    sent += 1;
    const name = `private-${String(sent).padStart(32, '0')}.pdf`;
    await database.orm.insert(mediaUploads).values({
      name,
      width: 0,
      height: 0,
      bytes: 1,
      sha256: `paper ${sent}`,
      sourceSha256: `paper ${sent}`,
      placeholder: '',
      color: '#ffffff',
      ownerId: userId,
      createdAt: new Date(clock.now()),
    });
    return `/media/private/${name.slice('private-'.length)}`;
  };
  const send = async (changes: object = {}, headers = company) => {
    sent += 1;
    return server.app.inject({
      method: 'POST',
      url: '/app/contractor/papers/send',
      headers,
      payload: {
        paper: 'policy',
        until: dayFrom(300),
        files: [await file()],
        key: `paper-key-${sent}`,
        ...changes,
      },
    });
  };
  const own = async (): Promise<Papers> =>
    (await server.app.inject({ url: '/app/contractor/papers/mine', headers: company })).json<{
      data: Papers;
    }>().data;
  const listed = async (query = ''): Promise<Case[]> =>
    (await server.app.inject({ url: `/admin/company-facts/list?${query}`, headers: staff })).json<{
      data: { items: Case[] };
    }>().data.items;
  const counted = async () =>
    (await server.app.inject({ url: '/admin/overview', headers: staff }))
      .json<Answer<'getAdminOverview'>>()
      .data.queues.find(({ queue }) => queue === 'company-facts');
  const press = (way: 'check' | 'refuse', payload: object) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/company-facts/${way}/${companyId}`,
      headers: staff,
      payload,
    });
  const told = async () =>
    (await database.orm.select().from(notices)).map(({ about, userId }) => [about, userId]);
  const mailed = async () =>
    (await database.orm.select().from(outbox))
      .filter(({ template }) => template === 'paper-step')
      .map(({ values, recipient }) => [values?.['about'], recipient]);
  const usedAt = async (address: string) =>
    (
      await database.orm
        .select()
        .from(mediaUploads)
        .where(eq(mediaUploads.name, `private-${address.slice('/media/private/'.length)}`))
    )[0]?.usedAt ?? null;

  test('one that is sent waits first in the list of staff, and the page says what it said', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(200);
    expect((await own()).sent).toMatchObject([{ kind: 'insurance', state: 'waiting' }]);
    expect((await own()).facts).toEqual([]);
    const [first] = await listed();
    expect(first).toMatchObject({ id: companyId, version: 1, sent: [{ paper: 'policy' }] });
    expect((await listed('of=sent')).map(({ id }) => id)).toEqual([companyId]);
    expect(await counted()).toMatchObject({
      waiting: 1,
      oldest_at: new Date(clock.now()).toISOString(),
    });
  });

  test('staff accept it as they write down what they saw; the company is told by news and mail', async () => {
    await send();
    const answer = await press('check', {
      paper: 'policy',
      on: dayFrom(0),
      until: dayFrom(300),
      note: 'Số XD-2026-00418',
      expected_version: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ data: Case }>().data.sent).toEqual([]);
    const papers = await own();
    expect(papers.sent).toMatchObject([{ state: 'accepted' }]);
    expect(papers.facts).toMatchObject([{ kind: 'insurance', until: dayFrom(300) }]);
    expect(await told()).toEqual([['paper.accepted', ownerId]]);
    expect(await mailed()).toEqual([['paper.accepted', 'tho@hien.example']]);
    expect(await listed('of=sent')).toEqual([]);
    expect(await counted()).toMatchObject({ waiting: 0, oldest_at: null });
  });

  test('another paper of the same fact that staff saw themselves accepts nothing', async () => {
    await send({ paper: 'lease' });
    await press('check', {
      paper: 'visit',
      on: dayFrom(0),
      until: null,
      note: 'Đã đến',
      expected_version: 1,
    });
    expect((await own()).sent).toMatchObject([{ state: 'waiting' }]);
    expect(await told()).toEqual([]);
  });

  test('a refusal has a reason that the company reads; the files go', async () => {
    const address = await file();
    await send({ files: [address] });
    expect(await usedAt(address)).not.toBeNull();
    const refusal = { kind: 'insurance', reason: 'Thiếu trang cuối', expected_version: 1 };
    expect((await press('refuse', { ...refusal, reason: ' ' })).statusCode).toBe(422);
    expect((await press('refuse', { ...refusal, expected_version: 0 })).statusCode).toBe(409);
    expect((await press('refuse', { ...refusal, kind: 'office' })).statusCode).toBe(409);
    const answer = await press('refuse', refusal);
    expect(answer.statusCode).toBe(200);
    // Pressed again after a lost answer it is the same press.
    expect((await press('refuse', refusal)).statusCode).toBe(200);
    expect(answer.json<{ data: Case }>().data.acts[0]).toMatchObject({ act: 'refused-insurance' });
    expect((await own()).sent).toMatchObject([
      { state: 'refused', reason: 'Thiếu trang cuối', files: [] },
    ]);
    expect(await usedAt(address)).toBeNull();
    expect(await told()).toEqual([['paper.refused', ownerId]]);
    expect(await mailed()).toEqual([['paper.refused', 'tho@hien.example']]);
  });

  test('a newer one takes the place of what waits, and staff who look look again', async () => {
    const first = await file();
    await send({ files: [first] });
    await send({ until: dayFrom(400) });
    expect((await own()).sent).toMatchObject([{ until: dayFrom(400) }]);
    expect(await usedAt(first)).toBeNull();
    const seen = { paper: 'policy', on: dayFrom(0), until: dayFrom(300), note: 'Số 1' };
    expect((await press('check', { ...seen, expected_version: 1 })).statusCode).toBe(409);
  });

  test('the same key again is the same, and ten a day are enough', async () => {
    const files = [await file()];
    const statuses = [];
    for (let at = 0; at < 2; at += 1)
      statuses.push((await send({ files, key: 'paper-again' })).statusCode);
    expect(statuses).toEqual([200, 200]);
    expect(await database.orm.select().from(companyPapers)).toHaveLength(1);
    const [row] = await database.orm.select().from(companyPapers);
    if (row === undefined) throw new Error('no paper');
    const { id: _, ...rest } = row;
    await database.orm.insert(companyPapers).values(
      Array.from({ length: 9 }, (__, at) => ({
        ...rest,
        state: 'accepted' as const,
        requestKey: `older-${at}`,
      })),
    );
    expect((await send()).statusCode).toBe(429);
  });

  test.each([
    ['without the end that it has', { until: null }, 422],
    ['that is over', { until: '2020-01-01' }, 422],
    ['of a kind that staff look up', { paper: 'register', until: null }, 400],
    ['without a file', { files: [] }, 400],
    ['that everybody could name', { files: ['/media/rooms/nowhere.webp'] }, 422],
  ])('one %s is refused', async (_, changes, status) => {
    expect((await send(changes)).statusCode).toBe(status);
    expect(await database.orm.select().from(companyPapers)).toEqual([]);
  });

  test('a file of somebody else is refused, and who keeps no company sends none', async () => {
    expect((await send({ files: [await file(1)] })).statusCode).toBe(422);
    expect((await send({}, await signIn(server.app, 'khach@hien.example'))).statusCode).toBe(403);
  });

  test('a company that is not listed sends none', async () => {
    await database.orm
      .update(contractors)
      .set({ approval: 'suspended' })
      .where(eq(contractors.id, companyId));
    expect((await send()).statusCode).toBe(409);
  });

  test('who leaves takes the papers along', async () => {
    await send();
    const entry = personalData.find(({ name }) => name === 'company_papers');
    const who = { userId: ownerId, email: 'tho@hien.example' };
    const { rows } = (await database.orm.execute(entry?.read(who) ?? sql`select 1`)) as {
      rows: object[];
    };
    expect(rows).toMatchObject([{ kind: 'insurance', state: 'waiting' }]);
    await database.orm.execute(entry?.erase?.(who) ?? sql`select 1`);
    expect(await database.orm.select().from(companyPapers)).toEqual([]);
  });

  test('an end within thirty days is told once, by news and mail, and the new one again', async () => {
    const facts = (until: string) =>
      database.orm
        .update(contractors)
        .set(factColumns([{ kind: 'insurance', paper: 'policy', on: dayFrom(-300), until }]))
        .where(eq(contractors.id, companyId));
    await facts(dayFrom(31));
    await tellOfEndingPapers(database.orm, clock.now(), loud);
    expect(await told()).toEqual([]);
    clock.advance(day);
    for (let at = 0; at < 3; at += 1) {
      await tellOfEndingPapers(database.orm, clock.now(), loud);
      clock.advance(day);
    }
    expect(await told()).toEqual([['paper.ending', ownerId]]);
    expect(await mailed()).toEqual([['paper.ending', 'tho@hien.example']]);
    await facts(dayFrom(200));
    await tellOfEndingPapers(database.orm, clock.now() + 180 * day, loud);
    expect(await told()).toHaveLength(2);
  });
});
