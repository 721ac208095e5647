import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeQuotations } from '../db/schema/office.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plantCase } from '../testing/fixture-cases.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { signIn, type TestApp, testApp } from '../testing/test-app.ts';

type Case = Answer<'decideOfficeQuotation'>['data'];

describe.each(databaseKinds)('offers of offices on %s', (kind) => {
  let server: TestApp;
  let staff: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    const [id = 0] = await plantStaff(database);
    server = await testApp(database);
    staff = await signIn(server.app, 'quan-tri@hien.example');
    await plantCase.listOfficeQuotationCases(database.orm, 1, id);
  });
  afterAll(() => server.close());

  const decide = async (body: object) => {
    const [row] = await server.database.orm.select().from(officeQuotations);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/office-quotation/decide/${row?.id}`,
      headers: staff,
      payload: { reason: '', lines: [], valid_days: 14, start: null, ...body },
    });
    const { data, code } = answer.json<{ data?: Case; code?: string }>();
    return { status: answer.statusCode, code, total: data?.quotation.total, lines: data?.lines };
  };

  test('the same press is answered again; an offer of another sum is not taken for it', async () => {
    const quote = { decision: 'quote', expected_version: 0 };
    const first = await decide(quote);
    expect(first).toMatchObject({ status: 200 });
    expect(await decide(quote)).toMatchObject({ status: 200, total: first.total });
    const [line] = first.lines ?? [];
    if (line === undefined) throw new Error('nothing is asked for');
    // Another window, which has not seen the first offer.
    const { id, quantity, price } = line;
    const dearer = { ...quote, lines: [{ id, quantity, price: price + 1_000_000 }] };
    expect(await decide(dearer)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await decide({ ...quote, reason: 'Gồm lắp đặt' })).toMatchObject({ status: 409 });
  });
});
