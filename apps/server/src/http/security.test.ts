import { connect } from 'node:net';
import { videoPlayers } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;

beforeAll(async () => {
  const database = await freshDatabase('pglite');
  await plant(database);
  server = await testApp(database, { requestsPerMinute: 200, trustProxy: ['10.1.0.0/16'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());

const login = '/app/auth/login-user';

/** Bytes as they are: no client that tidies them up first. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(3000, () => socket.end());
  });

describe('headers', () => {
  test('nothing runs that is not ours', async () => {
    const { headers } = await server.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types hien-drawing hien-offline hien-pdf;',
      "connect-src 'self'",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
    // Strangers hold no place in a page but the players of videos, and those by their whole name.
    expect(policy.replace(/frame-src [^;]*/, '')).not.toMatch(/https?:/);
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(videoPlayers.join(' '));
    for (const player of videoPlayers) expect(player).toMatch(/^https:\/\/[\w.-]+$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('HTTPS is demanded only where it is spoken', async () => {
    expect(
      (await server.app.inject('/healthz')).headers['strict-transport-security'],
    ).toBeUndefined();
    const behindProxy = await server.app.inject({
      url: '/healthz',
      remoteAddress: '10.1.0.9',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(behindProxy.headers['strict-transport-security']).toContain('max-age=31536000');
    const pretended = await server.app.inject({
      url: '/healthz',
      remoteAddress: '10.9.0.9',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(pretended.headers['strict-transport-security']).toBeUndefined();
  });

  test('a request has an id, its own or a good one it came with', async () => {
    expect((await server.app.inject('/healthz')).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect(
      (
        await server.app.inject({
          url: '/healthz',
          headers: { 'x-request-id': 'from-the-gateway' },
        })
      ).headers['x-request-id'],
    ).toBe('from-the-gateway');
    expect(
      (await server.app.inject({ url: '/healthz', headers: { 'x-request-id': '<script>' } }))
        .headers['x-request-id'],
    ).not.toContain('<');
  });
});

describe('bad input', () => {
  const send = async (
    payload: string | Buffer,
    contentType = 'application/json',
    language = 'en',
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: login,
      payload,
      headers: { 'content-type': contentType, 'accept-language': language },
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ code: string; message: string; errors?: { field: string }[] }>(),
    };
  };

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'VALIDATION'],
    ['no body', '', 'application/json', 400, 'VALIDATION'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    [
      'a prototype',
      '{"__proto__":{"admin":true},"email":"a@b.vn","password":"123456","login_method":"system"}',
      'application/json',
      400,
      'VALIDATION',
    ],
    ['plain text', 'email=a', 'text/plain', 415, 'UNSUPPORTED_MEDIA'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA'],
    ['XML', '<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA'],
    [
      'too much',
      JSON.stringify({ email: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'TOO_LARGE',
    ],
  ])('%s is a typed error', async (_, payload, contentType, status, code) => {
    const answer = await send(payload, contentType);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(answer.body)).not.toMatch(/at \w+ \(|node_modules|\.ts:/);
  });

  test('a wrong field is named in the language of the request', async () => {
    const wrong = JSON.stringify({ email: 'x', password: '123', login_method: 'system' });
    expect((await send(wrong, 'application/json', 'ko')).body).toMatchObject({
      message: '입력한 내용을 다시 확인해 주세요.',
      errors: [
        { field: 'email', message: '형식이 올바르지 않습니다.' },
        { field: 'password', message: '비밀번호는 6자 이상이어야 합니다.' },
      ],
    });
    expect((await send(wrong, 'application/json', 'fr')).body.message).toContain('Vui lòng');
  });

  test.each([
    'page=0',
    'page=abc',
    'page=1.5',
    'page=',
    'limit=61',
    'limit=-1',
    'sort=chaos',
    'room=attic',
    'inStock=maybe',
    `q=${'x'.repeat(121)}`,
    'brand=0',
    'priceFrom=-1',
    'page=1&page=2',
  ])('the query %s is refused', async (query) => {
    const answer = await server.app.inject(`/mall/api/public/product/product-list?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field.split('.')[0]).toBe(
      query.split('=')[0],
    );
  });

  test.each(['/app/nothing', '/%E0%A4%A', '/app/user/profile/x', '/mall/', '/admin'])(
    '%s is the envelope',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { accept: 'application/json' } });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|VALIDATION/),
        requestId: expect.any(String),
      });
    },
  );

  test('what is no HTTP, or too much of it, is answered and cut', async () => {
    expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"VALIDATION"/);
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*"code":"TOO_LARGE"/,
    );
  });

  test('a path is taken as it is sent', async () => {
    for (const path of [
      '/media/../../../etc/passwd',
      '/media/rooms/../../package.json',
      '/assets/../../package.json',
      '/media/rooms/..\\..\\x.jpg',
    ]) {
      expect(await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 40[04] /,
      );
    }
  });
});

test('too many requests of one address wait, others do not', async () => {
  const ask = (remoteAddress: string) =>
    server.app.inject({ url: '/app/auth/providers', remoteAddress });
  for (let times = 0; times < 200; times += 1) expect((await ask('10.2.0.1')).statusCode).toBe(200);
  const refused = await ask('10.2.0.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('10.2.0.2')).statusCode).toBe(200);
});

test('our faults are not told, and the database being away is one', async () => {
  const broken = await testApp({
    ...server.database,
    rows: () => Promise.reject(new Error('connection to 10.0.0.5 lost: password=secret')),
    close: async () => {},
  });
  const answer = await broken.app.inject('/mall/api/public/product/detail/1');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'INTERNAL' });
  expect(answer.body).not.toContain('secret');
  expect((await broken.app.inject('/readyz')).statusCode).toBe(503);
  expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
  await broken.close();
});
