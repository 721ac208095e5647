import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { roomIds } from './built-sql.ts';

describe.each(databaseKinds)('rooms of a finished home on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  const idsOf = async (rooms: readonly { place: number }[]) => {
    const [row] = await database.rows<{ ids: unknown }>(
      {
        text: `select ${roomIds} as ids
          from (select (select min(unit_id) from rooms) as unit_id, $1::jsonb as rooms) t`,
      },
      [JSON.stringify(rooms)],
    );
    return row?.ids;
  };

  test('stand in the order in which they are told', async () => {
    const [first] = await database.rows<{ id: number }>(
      {
        text: `select id from rooms where unit_id = (select min(unit_id) from rooms) order by position, id limit 1`,
      },
      [],
    );
    expect(await idsOf([{ place: 0 }])).toEqual([first?.id]);
  });
  test('that the home type has no more leave their place empty, so that the next keep theirs', async () => {
    const [first] = (await idsOf([{ place: 0 }])) as [number];
    expect(await idsOf([{ place: 38 }, { place: 0 }])).toEqual([null, first]);
    expect(await idsOf([{ place: 38 }])).toEqual([null]);
  });
  test('are none where none were told', async () => expect(await idsOf([])).toEqual([]));
});
