import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPgliteWith } from '../testing/databases.ts';
import { password } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { signIn, type TestApp, testApp } from '../testing/test-app.ts';
import { leastBytesToWrite, DiskSpaceWatch } from './disk-space.ts';

let server: TestApp;
let free = Infinity;
const room = new DiskSpaceWatch('/data', async () => free);

beforeAll(async () => {
  const database = await freshPgliteWith(room);
  await plant(database);
  server = await testApp(database);
});
afterAll(() => server.close());

const write = () =>
  server.app.inject({
    method: 'POST',
    url: '/app/auth/login-user',
    payload: { email: 'khach@hien.example', password, login_method: 'system' },
  });

test('while the disk is full what writes is 503 at once, what reads goes on, and room brings everything back', async () => {
  const headers = await signIn(server.app, 'khach@hien.example');
  free = leastBytesToWrite - 1;
  await room.look();
  const refused = await write();
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE']);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await server.app.inject({ url: '/app/user/profile', headers })).statusCode).toBe(200);
  await expect(server.database.jobs.executeSql('delete from pgboss.job', [])).rejects.toMatchObject(
    {
      code: 'ENOSPC',
    },
  );
  // Inside a transaction as well; nothing of it stays.
  const half = server.database.orm.transaction(async (tx) => {
    await tx.execute('select 1');
    await tx.execute(`with one as (select 1) update users set first_name = 'x'`);
  });
  await expect(half).rejects.toMatchObject({ code: 'ENOSPC' });
  free = leastBytesToWrite;
  await room.look();
  expect((await write()).statusCode).toBe(200);
});
