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

  test('names its goods, how many more, and the sums in the language that is read', async () => {
    const goods = { vi: 'Đèn trần mây', en: 'Rattan lamp', ko: '라탄 조명' };
    const said: readonly (readonly [values: object, vi: string, en: string, ko: string])[] = [
      [goods, 'Đèn trần mây', 'Rattan lamp', '라탄 조명'],
      [{ ...goods, lines: 1 }, 'Đèn trần mây', 'Rattan lamp', '라탄 조명'],
      [
        { ...goods, lines: 3, number: 'HT7' },
        'Đèn trần mây và 2 sản phẩm khác · HT7',
        'Rattan lamp and 2 more · HT7',
        '라탄 조명 외 2건 · HT7',
      ],
      [
        { number: 'HT7', points: 1_200, note: 'xong' },
        'HT7 · 1.200 điểm · xong',
        'HT7 · 1,200 points · xong',
        'HT7 · 1,200포인트 · xong',
      ],
      [{}, '', '', ''],
    ];
    for (const [index, [values]] of said.entries())
      await server.database.rows(
        {
          text: `insert into notices (user_id, about, "to", key, values, at)
            values (1, 'order.paid', 'buyer', $1, $2::jsonb, now() + $3 * interval '1 hour')`,
        },
        [`said:${index}`, JSON.stringify(values), said.length - index],
      );
    for (const [place, language] of (['vi', 'en', 'ko'] as const).entries()) {
      const answer = await server.app.inject({
        url: `/mall/api/notice/list?page=1&limit=${said.length}`,
        headers: { ...headers, 'accept-language': language },
      });
      const texts = answer.json().items.map(({ text }: { text: string }) => text);
      expect(texts).toEqual(said.map((row) => row[place + 1]));
    }
  });
});
