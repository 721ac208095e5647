import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { ViewLog } from './view-log.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const day = 86_400_000;

describe.each(databaseKinds)('views of shared homes on %s', (kind) => {
  const clock = movableClock(testNow);
  const written: string[] = [];
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind, {
      onStatement: (text) => {
        if (text.includes('view_count = ')) written.push(text);
      },
    });
    await plant(database);
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());

  const views = async (): Promise<number[]> => {
    const rows = await server.database.rows<{ views: number }>(
      { text: 'select view_count as views from interior_shares order by id' },
      [],
    );
    return rows.map(({ views: count }) => count);
  };
  const ask = (id: number, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/app/interior-share/view',
      payload: { id },
      headers,
    });

  test('who asks is heard, whatever they name, and may say no more than a number', async () => {
    expect((await ask(1, { 'user-agent': phone })).json()).toEqual({ data: { id: 1 } });
    expect((await ask(999_999, { 'user-agent': phone })).statusCode).toBe(200);
    const wrong = await server.app.inject({
      method: 'POST',
      url: '/app/interior-share/view',
      payload: { id: 1, count: 500 },
    });
    expect(wrong.statusCode).toBe(400);
  });

  test('count once a visitor and day, of homes on show; not of robots and of the author; in one statement', async () => {
    const log = new ViewLog(server.database, clock.now, () => {});
    const look = (home: number, more: { ip?: string; agent?: string; by?: number } = {}) => {
      const { ip = '203.0.113.7', agent = phone, by } = more;
      log.record({ ip, headers: { 'user-agent': agent } } as never, { home, by });
    };
    const before = await views();
    written.length = 0;
    look(1);
    look(1);
    look(1, { ip: '203.0.113.8' });
    // A member of the sample who wrote neither.
    look(1, { ip: '203.0.113.9', by: 2 });
    // Its author.
    look(1, { ip: '203.0.113.10', by: 1 });
    look(1, { ip: '203.0.113.11', agent: 'Googlebot/2.1' });
    look(2);
    look(999_999);
    await log.flush();
    await log.flush();
    expect((await views()).map((count, at) => count - (before[at] ?? 0))).toEqual([3, 1]);
    expect(written).toHaveLength(1);
    await server.database.rows(
      { text: `update interior_shares set status = 'hidden' where id = 2` },
      [],
    );
    clock.advance(day);
    look(1);
    look(2);
    await log.stop();
    expect((await views()).map((count, at) => count - (before[at] ?? 0))).toEqual([4, 1]);
  });

  test('are not lost when they cannot be written at once', async () => {
    let isDown = true;
    const flaky = {
      rows: (...asked: Parameters<typeof server.database.rows>) =>
        isDown ? Promise.reject(new Error('down')) : server.database.rows(...asked),
    };
    const log = new ViewLog(flaky as never, clock.now, () => {});
    const [before = 0] = await views();
    log.record({ ip: '198.51.100.1', headers: { 'user-agent': phone } } as never, {
      home: 1,
      by: undefined,
    });
    await expect(log.flush()).rejects.toThrow('down');
    isDown = false;
    await log.stop();
    expect((await views())[0]).toBe(before + 1);
  });
});
