import { spawn } from 'node:child_process';
import { type IncomingHttpHeaders, get } from 'node:http';
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
import { reverseProxy } from './testing/reverse-proxy.ts';
import { signIn, testApp } from './testing/test-app.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

type Product = { readonly address: string; readonly printed: () => string };

/** The product as an operator starts it, in a process and a folder of its own. */
async function started(
  environment: Readonly<Record<string, string>>,
  work: (product: Product) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-start-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      ...environment,
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
    await work({ address, printed: () => printed });
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

test('where strangers come there are no demo members, no demo data and no password on the screen, and a proxy is believed as far as it is named', async () => {
  const environment = { DEMO: 'true', PUBLIC_URL: 'https://hien.vn', TRUST_PROXY: '127.0.0.1' };
  await started(environment, async ({ address, printed }) => {
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
      expect(printed()).not.toContain(secret);
    expect((await fetch(`${address}/dev/mails`)).status).toBe(404);

    const proxy = await reverseProxy(Number(new URL(address).port));
    try {
      await expectOrderlyBehind(proxy.base);
    } finally {
      proxy.close();
    }
    expect(printed()).not.toContain('TRUST_PROXY');
  });
}, 180_000);

/** What visitors notice of a product whose proxy is named. */
async function expectOrderlyBehind(base: string): Promise<void> {
  // Node's fetch keeps `Host` for itself.
  const asked = await new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>(
    (resolve, reject) =>
      get(`${base}/healthz`, { headers: { host: 'evil.example' } }, async (answer) => {
        const text = (await answer.toArray()).join('');
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
      }).on('error', reject),
  );
  expect(asked.status).toBe(200);
  expect(asked.headers['strict-transport-security']).toContain('max-age=31536000');
  expect(asked.text + JSON.stringify(asked.headers)).not.toContain('evil.example');
  const guess = async (orderId: number, visitor: string, forged: string): Promise<number> => {
    const answer = await fetch(`${base}/mall/api/order/by-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', visitor, 'x-forwarded-for': forged },
      body: JSON.stringify({ orderId, token: 'a'.repeat(43), digits: '1234' }),
    });
    return answer.status;
  };
  const guesses: number[] = [];
  for (let n = 1; n <= 42; n += 1) guesses.push(await guess(n, '198.51.100.9', `192.0.2.${n}`));
  expect(guesses.slice(39)).toEqual([422, 429, 429]);
  expect(await guess(1, '198.51.100.8', '198.51.100.9')).toBe(422);
}

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
  expect(await open()).toEqual([...rest, 'admin', 'shop-staff', 'moderator']);
  const signedIn = await signIn(server.app, 'quantri@hien.example', demoAccounts[0]?.password);
  expect(await known(signedIn)).toBe(200);
  expect(await closeDemoAccounts(database, { staffAlone: true, now: testNow })).toBe(2);
  expect(await open()).toEqual([...rest, 'shop-staff']);
  expect(await known(signedIn)).toBe(401);
  expect(await closeDemoAccounts(database, { staffAlone: false, now: testNow })).toBe(6);
  expect(await open()).toEqual([]);
  await server.close();
}, 180_000);
