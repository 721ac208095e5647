import { limits } from '@hien/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { grantDesign, ownsDesign } from './purchases.ts';

describe.each(databaseKinds)('designs that are owned on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'delete from design_purchases' }, []));

  // 10:00 in Vietnam.
  const at = Date.UTC(2026, 10, 20, 3);
  const grant = { userId: 1, designId: 1, orderId: 7, at };

  test('five times, until the end of the thirtieth day', async () => {
    expect(await ownsDesign(database.orm, grant)).toBe(false);
    await grantDesign(database.orm, grant);
    expect(await ownsDesign(database.orm, grant)).toBe(true);
    expect(await ownsDesign(database.orm, { userId: 2, designId: 1 })).toBe(false);
    const [row] = await database.rows<Record<string, unknown>>(
      {
        text: `select order_id, allowed_times, used_times, to_char(expires_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI') as until from design_purchases`,
      },
      [],
    );
    expect(limits.design).toMatchObject({ allowedTimes: 5, validDays: 30 });
    expect(row).toEqual({
      order_id: 7,
      allowed_times: 5,
      used_times: 0,
      until: '2026-12-20 23:59',
    });
  });

  test('a payment told twice gives no times twice; what was given back can be bought again', async () => {
    await Promise.all([1, 2, 3].map(() => grantDesign(database.orm, grant)));
    const count = async () =>
      (
        await database.rows<{ n: number }>(
          { text: 'select count(*)::int as n from design_purchases' },
          [],
        )
      )[0]?.n;
    expect(await count()).toBe(1);
    await database.rows({ text: 'update design_purchases set returned_at = granted_at' }, []);
    expect(await ownsDesign(database.orm, grant)).toBe(false);
    await grantDesign(database.orm, grant);
    expect(await count()).toBe(2);
  });
});
