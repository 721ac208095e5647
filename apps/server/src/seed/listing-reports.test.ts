import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { plantedSample } from '../testing/planted-sample.ts';

let database: Database;

beforeAll(async () => {
  ({ database } = await plantedSample('pglite'));
}, 120_000);
afterAll(() => database.close());

test('staff find a report of each kind of listing, and one that was kept; nothing left the shelves for them', async () => {
  const rows = await database.rows<{ about: string; state: string; reports: number }>(
    {
      text: `select about, state, reports from community_cases where about is not null order by about, state`,
    },
    [],
  );
  expect(rows).toEqual([
    { about: 'design', state: 'reported', reports: 1 },
    { about: 'product', state: 'kept', reports: 1 },
    { about: 'product', state: 'reported', reports: 2 },
    { about: 'product-review', state: 'reported', reports: 1 },
    { about: 'question', state: 'reported', reports: 1 },
  ]);
  const stopped = await database.rows(
    { text: 'select 1 from products where staff_stop is not null' },
    [],
  );
  expect(stopped).toEqual([]);
});
