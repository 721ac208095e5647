import type { Input } from '@hien/api';
import { ictDate, movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { staffActs } from '../db/schema/payments.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

type Listed = Answer<'listContractors'>['data']['items'];
type Case = Answer<'checkCompanyFact'>['data'];

const day = 86_400_000;

/** docs/adr/0169: what staff saw of a company, by which paper, and until when that holds. */
describe.each(databaseKinds)('checked facts on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  /** It goes on from test to test, and never back. */
  const clock = movableClock(testNow);
  const dayFrom = (days: number): string => ictDate(clock.now() + days * day);
  let one: { authorization: string };
  let other: { authorization: string };
  let policy: Omit<Input<'checkCompanyFact'>, 'id'>;
  const companyId = 1;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    policy = {
      paper: 'policy',
      on: dayFrom(-1),
      until: dayFrom(40),
      note: 'Số XD-2026-00418',
      expected_version: 0,
    };
    // Anew: weeks have gone by in some tests.
    one = await signIn(server.app, 'mot@hien.example');
    other = await signIn(server.app, 'hai@hien.example');
    await database.orm.delete(staffActs);
    await database.orm
      .update(contractors)
      .set({ facts: [], checkedUntil: null, paperEnds: null, version: 0 })
      .where(eq(contractors.id, companyId));
  });

  const send = async (way: 'check' | 'withdraw', payload: object, headers = one) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/company-facts/${way}/${companyId}`,
      headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<{ data: Case; errors?: object[] }>() };
  };
  const shown = async (): Promise<Answer<'getContractor'>['data']['facts']> =>
    (await server.app.inject({ url: `/app/contractor/detail/${companyId}` })).json<
      Answer<'getContractor'>
    >().data.facts;
  const verified = async (): Promise<number[]> =>
    (await server.app.inject({ url: '/app/contractor/list?verified=true' }))
      .json<{ data: { items: Listed } }>()
      .data.items.map(({ id }) => id);
  const listed = async (query: string): Promise<Case[]> =>
    (
      await server.app.inject({
        url: `/admin/company-facts/list?${query}`,
        // Anew: weeks have gone by in some tests.
        headers: await signIn(server.app, 'mot@hien.example'),
      })
    ).json<{ data: { items: Case[] } }>().data.items;

  test('a fact stands on the page with its paper and its days, and who saw it stays with staff', async () => {
    const { status, body } = await send('check', policy);
    expect([status, body.data.version]).toEqual([200, 1]);
    expect(await shown()).toEqual([
      { kind: 'insurance', paper: 'policy', on: policy.on, until: policy.until },
    ]);
    expect(body.data.acts).toEqual([
      expect.objectContaining({
        act: 'checked-insurance',
        text: `Hợp đồng bảo hiểm công trình · ${policy.on} → ${policy.until} · Số XD-2026-00418`,
      }),
    ]);
    const page = await server.app.inject({ url: `/app/contractor/detail/${companyId}` });
    expect(page.body).not.toContain('XD-2026-00418');
  });

  test('the same press twice writes one line; two of staff do not write over one another', async () => {
    await send('check', policy);
    expect((await send('check', policy)).body.data.acts).toHaveLength(1);
    const late = await send('check', { ...policy, until: dayFrom(90) }, other);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 1 } });
    expect((await shown())[0]?.until).toBe(policy.until);
  });

  test('a newer paper takes the place of the older one, which stays in the acts', async () => {
    await send('check', policy);
    await send('check', { ...policy, until: dayFrom(400), expected_version: 1 }, other);
    expect(await shown()).toHaveLength(1);
    expect((await listed('q=xay+dep'))[0]?.acts).toHaveLength(2);
  });

  test('who looks for checked companies finds it through the last day of its paper', async () => {
    await send('check', policy);
    clock.advance(40 * day);
    expect(await verified()).toContain(companyId);
    clock.advance(day);
    expect(await verified()).not.toContain(companyId);
    // What ran out is still shown, with its day.
    expect((await shown())[0]?.until).toBe(policy.until);
    expect(await listed('of=ending')).toHaveLength(1);
  });

  test('staff find first what ends within thirty days', async () => {
    await send('check', policy);
    expect(await listed('of=ending')).toEqual([]);
    clock.advance(11 * day);
    expect((await listed('of=ending')).map(({ id }) => id)).toEqual([companyId]);
    expect((await listed('of=none')).map(({ id }) => id)).not.toContain(companyId);
  });

  test('what was taken back leaves the page, and its reason stays in the acts', async () => {
    await send('check', policy);
    const gone = { kind: 'insurance', reason: 'Hợp đồng đã hủy', expected_version: 1 };
    const { body } = await send('withdraw', gone, other);
    expect(body.data.facts).toEqual([]);
    expect(body.data.acts.map(({ act, text }) => [act, text])).toEqual([
      ['unchecked-insurance', 'Hợp đồng đã hủy'],
      ['checked-insurance', expect.any(String)],
    ]);
    expect(await shown()).toEqual([]);
    expect(await verified()).not.toContain(companyId);
    expect((await send('withdraw', { ...gone, expected_version: 2 })).status).toBe(409);
  });

  test.each([
    ['on', 'a day to come', () => ({ on: dayFrom(1) })],
    ['until', 'a policy without an end', () => ({ until: null })],
    ['until', 'a paper that is over', () => ({ on: dayFrom(-9), until: dayFrom(-2) })],
    ['note', 'no words', () => ({ note: '   ' })],
  ] as const)('%s is refused with its field: %s', async (field, _what, change) => {
    const { status, body } = await send('check', { ...policy, ...change() });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
    expect(await shown()).toEqual([]);
  });

  test('a company that is not listed is not checked', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/admin/company-facts/check/2',
      headers: one,
      payload: policy,
    });
    expect(answer.statusCode).toBe(404);
  });
});
