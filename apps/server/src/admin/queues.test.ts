import { mainOperations } from '@hien/api/contract';
import { fixedClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesPerPage } from '../cases/case-list.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { clearCases, plantCase } from '../testing/fixture-cases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { staffLists } from './queues.ts';

type ListId = keyof typeof staffLists;
const lists = Object.keys(staffLists) as ListId[];

/** A page of these is one statement over two tables (`content/desk/list.ts`), and no list of one table. */
const ofTheirOwn: readonly string[] = [
  'listReading',
  // Of one shop's month, whose id its path names.
  'listSettlementLines',
  // Of one code, whose id its path names.
  'listReferralUses',
];

/** Shops and companies are there already: what is planted is stopped, or has a name of its own. */
const asked: Partial<Record<ListId, string>> = {
  listShops: '?sales=stopped',
  listDesignSales: '?sale=withheld',
  listItemSales: '?sale=stopped',
  listCompanyFacts: '?q=xuong+thu+giay+to',
};

const paged = mainOperations.filter(
  ({ operationId, method, path, parameters, token }) =>
    !ofTheirOwn.includes(operationId) &&
    method === 'get' &&
    token === 'required' &&
    path.startsWith('/admin/') &&
    parameters.some(({ name, in: place }) => name === 'page' && place === 'query'),
);

test('every list that the contract lets staff page through is in the table', () => {
  expect(paged.map(({ operationId }) => operationId).toSorted()).toEqual(lists.toSorted());
});

describe.each(databaseKinds)('lists of staff on %s', (kind) => {
  const sent: string[] = [];
  let server: TestApp;
  let headers: { authorization: string };
  let staff = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind, { onStatement: (text) => sent.push(text) });
    await plant(database);
    // Every case of some lists takes a piece of the same option.
    await database.rows({ text: 'update product_options set stock = stock + 100' }, []);
    [staff = 0] = await plantStaff(database, ['mot']);
    await clearCases(database);
    server = await testApp(database, { clock: fixedClock(testNow) });
    headers = await signIn(server.app, 'mot@hien.example');
  });
  afterAll(() => server.close());

  /** How many rows a page shows, and how many statements it took. */
  async function read(id: ListId): Promise<{ rows: number; statements: number }> {
    const url = paged.find(({ operationId }) => operationId === id)?.path ?? '';
    sent.length = 0;
    const answer = await server.app.inject({ url: `${url}${asked[id] ?? ''}`, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    const { items } = answer.json<{ data: { items: unknown[] } }>().data;
    return { rows: items.length, statements: sent.length };
  }

  test.each(lists)('%s asks for twenty rows as often as for one', async (id) => {
    const { orm } = server.database;
    const add = (index: number) => plantCase[id](orm, index, staff);
    await add(0);
    const one = await read(id);
    expect(one.rows).toBe(1);
    for (let index = 1; index < casesPerPage; index += 1) await add(index);
    expect(await read(id)).toEqual({ rows: casesPerPage, statements: one.statements });
    expect(one.statements).toBeLessThan(9);
  });
});
