import { expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { plantedSample } from '../testing/planted-sample.ts';
import { fewIds, manyIds } from './ranked-ids.ts';
import { searchRanks } from './search-vector.ts';

const order = 't.score desc, t.id';

test.each(databaseKinds)('a page of many matches is that of few ones sorted (%s)', async (kind) => {
  const { database } = await plantedSample(kind);
  let compared = 0;
  for (const text of ['hien', 'xay dung', 'noi that', 'xây', 'go', 'h']) {
    const ranks = searchRanks(text);
    if (ranks === null) throw new Error('no word');
    const [{ total } = { total: 0 }] = await database.rows<{ total: number }>(
      {
        text: `select count(*)::int as total from contractors t where t.approval = 'approved' and t.search @@ $1::tsquery`,
      },
      [ranks.any],
    );
    const all = await fewIds(
      database,
      { table: 'contractors', order, where: [`t.approval = 'approved'`] },
      ranks,
    );
    expect(all.length).toBe(total);
    for (let page = 1; page <= Math.ceil(total / 3); page += 1) {
      const query = {
        table: 'contractors',
        order,
        where: [`t.approval = 'approved'`],
        page: { page, limit: 3 },
      };
      expect(await manyIds(database, query, { ranks, total })).toEqual(
        all.slice((page - 1) * 3, page * 3),
      );
      compared += 1;
    }
  }
  await database.close();
  expect(compared).toBeGreaterThan(10);
});
