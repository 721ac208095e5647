import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

const here = 'Đà Nẵng';
const until = new Date(testNow + 3 * 86_400_000);

describe.each(databaseKinds)('paid places that a visitor keeps away, on %s', (kind) => {
  let server: TestApp;
  let member: { authorization: string };
  const ids: number[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    const made = await database.orm
      .insert(contractors)
      .values(
        ['a', 'b', 'c'].map((slug, at) => ({
          userId: 3,
          slug,
          companyName: `Công ty ${slug.toUpperCase()}`,
          companyPhone: '0900000001',
          email: `${slug}@hien.example`,
          address: '1 Bạch Đằng',
          city: here,
          taxCode: `040000000${at}`,
          introduction: { vi: 'Thi công', en: null, ko: null },
          workCities: [here],
          score: 100 * at,
          strongest: 'answer' as const,
          approval: 'approved' as const,
        })),
      )
      .returning({ id: contractors.id });
    ids.push(...made.map(({ id }) => id));
    const [a = 0, b = 0] = ids;
    await database.orm.insert(contractorPositions).values([
      { city: here, position: 4, contractorId: a, runsUntil: until },
      { city: here, position: 51, contractorId: b, runsUntil: until },
    ]);
    member = await signIn(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  const list = async (query = '', headers = {}) => {
    const url = `/app/contractor/list?city=${encodeURIComponent(here)}${query}`;
    const { data } = (await server.app.inject({ url, headers })).json<Answer<'listContractors'>>();
    return data.items.map(({ id, place }) => `${'abc'[ids.indexOf(id)]} ${place.by}`);
  };
  const refuse = (contractorId: number | undefined, refused = true, headers = member) =>
    server.app.inject({
      method: 'POST',
      url: '/app/contractor/refused-place',
      headers,
      payload: { contractor_id: contractorId, refused },
    });

  test('a guest’s device says whom to leave out: the company stands where its points put it', async () => {
    expect(await list()).toEqual(['a payment', 'b payment', 'c merit']);
    expect(await list(`&refused=${ids[0]}`)).toEqual(['b payment', 'c merit', 'a merit']);
    expect(await list(`&refused=${ids[0]}&refused=${ids[1]}&limit=1&page=3`)).toEqual(['a merit']);
  });

  test('a member’s account remembers it, nobody else’s directory changes, and it is taken back', async () => {
    const twice = [await refuse(ids[1]), await refuse(ids[1])];
    for (const answer of twice)
      expect(answer.json<Answer<'refusePlace'>>().data.items).toEqual([
        { id: ids[1], name: 'Công ty B' },
      ]);
    expect(await list('', member)).toEqual(['a payment', 'c merit', 'b merit']);
    expect(await list()).toEqual(['a payment', 'b payment', 'c merit']);
    expect((await refuse(ids[1], false)).json<Answer<'refusePlace'>>().data.items).toEqual([]);
    expect(await list('', member)).toEqual(['a payment', 'b payment', 'c merit']);
  });

  test('one that is not in the directory cannot be refused', async () => {
    expect((await refuse(2_000_000_000)).statusCode).toBe(404);
    expect((await refuse(2_000_000_000, false)).statusCode).toBe(200);
  });
});
