import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { errorForLog } from './error-log.ts';

let server: TestApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** What people typed below; none of it may stand in a log. */
const typed = {
  email: 'nguoi-la@hien.example',
  phone: '0912345678',
  name: 'Thị Tên Riêng',
};

describe.each(databaseKinds)('a database that fails, %s', (kind) => {
  test('is logged with its statement and without what people typed', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { logger: { level: 'trace', stream } });
    const headers = await signIn(server.app, 'khach@hien.example');
    // Rows are refused with their values in the database's words, a statement with its parameters in drizzle's.
    await database.orm.execute(sql`alter table users add check (phone is null) not valid`);
    await database.orm.execute(sql`drop table verification_codes cascade`);
    const profile = await server.app.inject({
      method: 'POST',
      url: '/app/user/update-profile',
      headers,
      payload: {
        first_name: typed.name,
        last_name: 'A',
        phone: typed.phone,
        expected_version: 0,
      },
    });
    const code = await server.app.inject({
      method: 'POST',
      url: '/app/auth/send-verification-code',
      payload: { email: typed.email, purpose: 'sign-up' },
    });
    expect([profile.statusCode, code.statusCode]).toEqual([500, 500]);
    const log = lines.join('');
    expect(log).toContain('Failed query: insert into \\"verification_codes\\"');
    expect(log).toContain('"code":"42P01"');
    expect(log).toContain('"constraint":"users_phone_check"');
    expect(log).toMatch(/"stack":"\s+at /);
    for (const secret of [...Object.values(typed), headers.authorization.slice(7)])
      expect(log).not.toContain(secret);
  });
});

test('words of other libraries lose addresses and numbers; a stack keeps its lines alone', () => {
  const typedStack = 'first\n    at secret (typed.ts:1:1)';
  const error = new Error(`550 <an.nguyen+1@hien.example> of ${typedStack}, +84 912 345 678`, {
    cause: 'a string with 0912345678',
  });
  const logged = JSON.stringify(errorForLog(Object.assign(error, { response: 'an@hien.example' })));
  expect(logged).toContain('550 <[email]> of first');
  expect(logged).not.toMatch(/an\.nguyen|an@|912|345/);
  expect(errorForLog(error).stack).not.toContain('secret');
  expect(errorForLog(error).stack).toContain('error-log.test.ts');
});
