import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';

describe.each(databaseKinds)('named statements on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  afterAll(() => database.close());

  test('give what unnamed ones give, for every kind of value', async () => {
    const text =
      'select $1::int[] as list, $2::timestamptz as at, $3::text as none, $4::jsonb as json, $5::boolean as flag, $6::text as words';
    const values = [[1, 2], new Date(5), null, JSON.stringify({ a: ['ế'] }), true, `'"\\ đ`];
    const named = [];
    for (let times = 0; times < 3; times += 1)
      named.push(...(await database.rows({ name: 'kinds', text }, values)));
    const [plain] = await database.rows({ text }, values);
    expect(named).toEqual([plain, plain, plain]);
    expect(plain).toEqual({
      list: [1, 2],
      at: new Date(5),
      none: null,
      json: { a: ['ế'] },
      flag: true,
      words: `'"\\ đ`,
    });
  });

  test('an error is told and leaves the statement usable', async () => {
    const divide = (by: number) =>
      database.rows({ name: 'divide', text: 'select 1 / $1::int as result' }, [by]);
    await expect(divide(0)).rejects.toThrow(/division by zero/);
    expect(await divide(1)).toEqual([{ result: 1 }]);
    await expect(
      database.rows({ name: 'wrong', text: 'select nothing from nowhere' }, []),
    ).rejects.toThrow(/nowhere/);
  });

  test('do not step into the middle of a transaction', async () => {
    const seen: number[] = [];
    const count = async () => {
      const [row] = await database.rows<{ n: number }>(
        { name: 'count-settings', text: 'select count(*)::int as n from settings' },
        [],
      );
      seen.push(row?.n ?? -1);
    };
    let meanwhile = Promise.resolve();
    await database.orm
      .transaction(async (tx) => {
        await tx.execute(`insert into settings (key, value) values ('half', '1')`);
        meanwhile = count();
        await tx.execute('select 1');
        throw new Error('undone');
      })
      .catch(() => {});
    await meanwhile;
    expect(seen).toEqual([0]);
  });
});
