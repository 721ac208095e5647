import { systemClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

/** Years of news: half of them unread. */
const held = 3_000;

describe.each(databaseKinds)('a long inbox on %s', (kind) => {
  let server: TestApp;
  let headers: Awaited<ReturnType<typeof signInToShop>>;
  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into notices (user_id, about, "to", key, at, read_at)
          select 1, 'order.paid', 'buyer', 'long:' || n, now() - n * interval '1 hour',
            case when n % 2 = 0 then now() end from generate_series(1, ${held}) n`,
      },
      [],
    );
    server = await testApp(database, { clock: systemClock });
    headers = await signInToShop(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  const page = async (number: number) => {
    const answer = await server.app.inject({
      url: `/mall/api/notice/list?page=${number}&limit=20`,
      headers,
    });
    return answer.json();
  };

  test('is counted a thousand beyond the page that is asked for', async () => {
    const first = await page(1);
    expect([first.meta.total, first.unread, first.items.length]).toEqual([1_020, 1_000, 20]);
    expect((await page(51)).meta.total).toBe(2_020);
  });

  test('is reached to its end, where the count is the whole', async () => {
    const last = await page(held / 20);
    expect([last.meta.total, last.meta.totalPages, last.items.length]).toEqual([held, 150, 20]);
    expect((await page(held / 20 + 1)).items).toEqual([]);
  });
});
