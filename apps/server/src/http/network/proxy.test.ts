import { Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { password } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type ReverseProxy, portOf, reverseProxy } from '../../testing/reverse-proxy.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let server: TestApp | undefined;
let proxy: ReverseProxy | undefined;
let lines: string[] = [];

afterEach(async () => {
  proxy?.close();
  await server?.close();
  server = undefined;
  lines = [];
});

const publicUrl = 'https://hien.vn';

/** The product on a socket, and a proxy before it. */
async function behindProxy(options: Partial<AppOptions>): Promise<string> {
  const database = await freshDatabase('pglite');
  await plant(database);
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await testApp(database, { publicUrl, logger: { level: 'warn', stream }, ...options });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = await reverseProxy(portOf(server.app.server));
  return proxy.base;
}

const login = async (
  base: string,
  email: string,
  secret: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; token: string }> => {
  const answer = await fetch(`${base}/app/auth/login-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: secret, login_method: 'system' }),
  });
  const body = (await answer.json()) as { data?: { token: string } };
  return { status: answer.status, token: body.data?.token ?? '' };
};

/** A guess at the link of an order: forty from one address are let through (422), and none costs a hash. */
const guessLink = (
  base: string,
  orderId: number,
  headers: Record<string, string>,
): Promise<{ status: number }> =>
  fetch(`${base}/mall/api/order/by-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ orderId, token: 'a'.repeat(43), digits: '1234' }),
  });

const statuses = async (tries: number, each: (n: number) => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let n = 0; n < tries; n += 1) found.push((await each(n)).status);
  return found;
};

test('people who come by HTTPS are kept there, whatever the proxy says', async () => {
  const base = await behindProxy({});
  expect((await fetch(`${base}/healthz`)).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  const { token } = await login(base, 'khach@hien.example', password);
  const profile = await fetch(`${base}/app/user/profile`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-proto': 'http' },
  });
  expect(profile.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('behind a proxy that nobody named one visitor locks out nobody, and the log says so once', async () => {
  const base = await behindProxy({ requestsPerMinute: 3000 });
  const guesses = await statuses(62, (n) => login(base, `ai${n}@hien.example`, 'doan-mo'));
  expect(new Set(guesses)).toEqual(new Set([401]));
  expect((await login(base, 'khach@hien.example', password)).status).toBe(200);
  // One account is still closed to guesses.
  const onOne = await statuses(12, () => login(base, 'tho@hien.example', 'doan-mo'));
  expect(onOne.filter((status) => status === 401)).toHaveLength(8);
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
}, 180_000);

test('behind a named proxy each visitor is counted, and what they write about themselves is not', async () => {
  const base = await behindProxy({ trustProxy: ['127.0.0.1'], requestsPerMinute: 3000 });
  const guesses = await statuses(45, (n) =>
    guessLink(base, n + 1, {
      visitor: '198.51.100.9',
      'x-forwarded-for': `192.0.2.${n}, 10.0.0.${n}`,
    }),
  );
  expect(guesses.slice(39)).toEqual([422, 429, 429, 429, 429, 429]);
  expect((await guessLink(base, 1, { visitor: '198.51.100.8' })).status).toBe(422);
  expect(lines.join('')).not.toContain('TRUST_PROXY');
});

test('a line of IPv6 is one visitor', async () => {
  const base = await behindProxy({ trustProxy: ['127.0.0.1'] });
  const guesses = await statuses(42, (n) =>
    guessLink(base, n + 1, { visitor: `2001:db8:1:2::${n.toString(16)}` }),
  );
  expect(guesses.slice(39)).toEqual([422, 429, 429]);
  expect((await guessLink(base, 1, { visitor: '2001:db8:1:3::1' })).status).toBe(422);
});

test('what a stranger says to the bare server about their address is not believed', async () => {
  await behindProxy({ publicUrl: null });
  const base = `http://127.0.0.1:${portOf((server as TestApp).app.server)}`;
  const guesses = await statuses(42, (n) =>
    guessLink(base, n + 1, { 'x-forwarded-for': `192.0.2.${n}` }),
  );
  expect(guesses.slice(39)).toEqual([422, 429, 429]);
});
