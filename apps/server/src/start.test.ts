import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashPassword } from './account/passwords/passwords.ts';
import { users } from './db/schema/account.ts';
import { closeDemoAccounts, demoAccounts } from './seed/index.ts';
import { freshDatabase } from './testing/databases.ts';
import { testNow } from './testing/fixture-values.ts';
import { signIn, testApp } from './testing/test-app.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

test('where strangers come there are no demo members, no demo data and no password on the screen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hien-start-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DEMO: 'true',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      PUBLIC_URL: 'https://hien.vn',
    },
  });
  let printed = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        printed += chunk.toString();
        const [, found] = /Server listening at (http:\S+?)"/.exec(printed) ?? [];
        if (found !== undefined && printed.includes('Hiên is open')) resolve(found);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => reject(new Error(printed)));
    });
    for (const { email, password } of demoAccounts) {
      const answer = await fetch(`${address}/app/auth/login-user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, login_method: 'system' }),
      });
      expect([email, answer.status]).toEqual([email, 401]);
    }
    const goods = await fetch(`${address}/mall/api/public/product/product-list`);
    expect(await goods.json()).toMatchObject({ products: [], facets: { inStock: 0 } });
    // The documents are no demo: nobody could register without them.
    const terms = await fetch(`${address}/app/term/list`);
    expect(await terms.text()).toContain('privacy');
    for (const secret of [
      ...demoAccounts.map(({ email }) => email),
      demoAccounts[0]?.password ?? '',
    ])
      expect(printed).not.toContain(secret);
    expect((await fetch(`${address}/dev/mails`)).status).toBe(404);
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);

test('a database that was tried out before strangers came keeps no printed password', async () => {
  const database = await freshDatabase('pglite');
  const printed = await hashPassword(demoAccounts[0]?.password ?? '', 1024);
  const changed = await hashPassword('mot-mat-khau-khac', 1024);
  await database.orm.insert(users).values(
    demoAccounts.map(({ email, firstName, userRole, role }) => ({
      email,
      firstName,
      roles: [userRole],
      passwordHash: role === 'seller' ? changed : printed,
    })),
  );
  const server = await testApp(database);
  const open = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const { email, password, role } of demoAccounts) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/app/auth/login-user',
        payload: { email, password, login_method: 'system' },
      });
      if (answer.statusCode === 200) found.push(role);
    }
    return found;
  };
  const known = async (headers: { authorization: string }): Promise<number> =>
    (await server.app.inject({ url: '/app/user/profile', headers })).statusCode;
  const rest = ['customer', 'company', 'individual', 'freelancer', 'contractor'];
  expect(await open()).toEqual([...rest, 'admin']);
  const signedIn = await signIn(server.app, 'quantri@hien.example', demoAccounts[0]?.password);
  expect(await known(signedIn)).toBe(200);
  expect(await closeDemoAccounts(database, { staffAlone: true, now: testNow })).toBe(1);
  expect(await open()).toEqual(rest);
  expect(await known(signedIn)).toBe(401);
  expect(await closeDemoAccounts(database, { staffAlone: false, now: testNow })).toBe(5);
  expect(await open()).toEqual([]);
  await server.close();
}, 180_000);
