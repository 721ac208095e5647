import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

let server: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const database = await freshDatabase('pglite');
  await plant(database);
  server = await testApp(database, { logger: { level: 'trace', stream } });
});
afterAll(() => server.close());

test('a line says what was asked, how it ended and how long it took, and nothing about who', async () => {
  const headers = await signIn(server.app, 'khach@hien.example');
  await server.app.inject({ url: '/app/user/profile?e=khach@hien.example', headers });
  await server.app.inject('/app/zalo/me?access_token=zalo-secret-token');
  await server.app.inject('/mall/api/public/product/product-list?q=0912345678');
  await server.app.inject('/nowhere/0912345678?token=abc');
  const log = lines.join('');
  expect(log).toContain('"route":"/app/user/profile"');
  expect(log).toMatch(/"status":200,"ms":[\d.]+/);
  for (const secret of [
    headers.authorization.slice(7),
    'khach@hien.example',
    'zalo-secret-token',
    '0912345678',
    'mat-khau-thu',
  ])
    expect(log).not.toContain(secret);
});
