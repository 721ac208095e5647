import { Writable } from 'node:stream';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { postgresBin, startPostgres } from '../../testing/postgres-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let server: TestApp;
let port: number;
const logged: string[] = [];

beforeAll(async () => {
  server = await testApp(await freshDatabase('pglite'), {
    timeouts: { headersMs: 300, requestMs: 600, idleMs: 5_000 },
    logger: {
      level: 'info',
      stream: new Writable({
        write(chunk: Buffer, _, done) {
          logged.push(chunk.toString());
          done();
        },
      }),
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());

/** A connection that has sent these bytes and nothing more; what came back when it was closed. */
function dripping(text: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  // A reset closes it as well.
  socket.on('error', () => {});
  return {
    socket,
    closed: new Promise((resolve) => void socket.on('close', () => resolve(answer))),
  };
}

const formStart = [
  'POST /aws/upload HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=seam',
  'Content-Length: 100000',
  '',
  '--seam',
  'Content-Disposition: form-data; name="files"; filename="a.jpg"',
  '',
  'aaaa',
].join('\r\n');

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'a body',
    'POST /app/auth/login-user HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email"',
  ],
  ['a form', formStart],
])('%s that never end are answered 408 and closed', async (_, text) => {
  expect(await dripping(text).closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('two Host headers are refused, in whatever letters', async () => {
  const { closed, socket } = dripping(
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(await closed).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});

test.each([70, 71, 500, 5_000])(
  'a boundary of %d characters is no fault of ours',
  async (length) => {
    const boundary = 'b'.repeat(length);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/aws/upload',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="folder"\r\n\r\ninbox\r\n--${boundary}--\r\n`,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'VALIDATION']);
  },
);

test('an upload that is broken off is one line in the log, without a stack', async () => {
  logged.length = 0;
  const { socket, closed } = dripping(formStart);
  // The form has begun to arrive; then the phone loses its signal.
  await new Promise<void>((resolve) => void server.app.server.once('request', () => resolve()));
  socket.destroy();
  await closed;
  await expect.poll(() => logged.filter((line) => line.includes('/aws/upload'))).toHaveLength(1);
  expect(logged.join('')).not.toMatch(/stack|"level":50/);
  expect(JSON.parse(logged.find((line) => line.includes('/aws/upload')) ?? '{}')).toMatchObject({
    status: 499,
  });
});

test.skipIf(postgresBin() === null)(
  'a database that goes away is 503 with a clear body, and the process says it is not ready',
  async () => {
    const postgres = await startPostgres(postgresBin() ?? '');
    const database = await openDatabase({ url: postgres.url, connections: 2 });
    await database.migrate();
    const app = await testApp(database);
    const ask = (url: string) => app.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect((await ask('/readyz')).statusCode).toBe(200);
    await postgres.stop();
    const answer = await ask('/app/term/list');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ code: 'UNAVAILABLE', message: expect.any(String) }),
    ]);
    expect(answer.body).not.toMatch(/select|ECONNREFUSED/i);
    expect([(await ask('/readyz')).statusCode, (await ask('/healthz')).statusCode]).toEqual([
      503, 200,
    ]);
    await app.close();
  },
  120_000,
);
