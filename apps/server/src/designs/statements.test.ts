import { pictures } from '@hien/pictures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designRooms, designs } from '../db/schema/designs.ts';
import type { Answer } from '../http/handler.ts';
import { PictureBook } from '../seed/picture-book.ts';
import { designRows } from '../seed/rows/designs.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

const rows = designRows(new PictureBook(pictures));
const roomsOf = (id: number | undefined) =>
  rows.rooms.filter(({ designId }) => designId === id).length;
const byRooms = rows.designs
  .filter(({ withdrawnAt }) => withdrawnAt == null)
  .toSorted((a, b) => roomsOf(a.id) - roomsOf(b.id));

describe.each(databaseKinds)('statements of a design on %s', (kind) => {
  const sent: string[] = [];
  let server: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind, { onStatement: (text) => sent.push(text) });
    await plant(database);
    await database.orm.delete(designs);
    await database.orm
      .insert(designs)
      .values(rows.designs.map((row) => ({ ...row, ownerId: null })));
    await database.orm.insert(designRooms).values(rows.rooms);
    server = await testApp(database);
    headers = await signIn(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  const asked = async (url: string) => {
    // The first time something is asked, a database may be told of a statement.
    await server.app.inject({ url, headers });
    sent.length = 0;
    const answer = await server.app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return { statements: sent.length, answer };
  };

  test('as many for the design with the most rooms as for the one with fewest', async () => {
    const [few, many] = [byRooms[0]?.id, byRooms.at(-1)?.id];
    const small = await asked(`/app/interior-design/detail/${few}`);
    const large = await asked(`/app/interior-design/detail/${many}`);
    const roomsIn = ({ answer }: typeof small) =>
      answer.json<Answer<'getDesign'>>().data.rooms.length;
    expect(roomsIn(large)).toBeGreaterThan(roomsIn(small));
    // Who asks, and the design with all that stands in it.
    expect([small.statements, large.statements]).toEqual([2, 2]);
  });

  test('a page of sixty takes as many as a page of one', async () => {
    const one = await asked('/app/interior-design/list?limit=1');
    const all = await asked('/app/interior-design/list?limit=60');
    expect(all.statements).toBe(one.statements);
    expect(all.statements).toBeLessThan(4);
  });
});
