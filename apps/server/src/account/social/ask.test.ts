import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailable, ask, textOf } from './ask.ts';

const server = createServer((request, response) => {
  const [, status = '200', body = ''] = (request.url ?? '').split('/');
  if (status === 'never') return;
  response.writeHead(Number(status), { location: '/200/%7B%22moved%22:1%7D' });
  response.end(decodeURIComponent(body));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['an object', '200/%7B%22id%22:1%7D', { id: 1 }],
  ['a refusal', '400/%7B%22error%22:1%7D', { error: 1 }],
  ['no JSON', '200/hello', {}],
  ['null', '200/null', {}],
])('%s is an answer', async (_, path, answer) => {
  expect(await ask(`${origin}/${path}`)).toEqual(answer);
});

test.each(['500/x', '503/%7B%7D', '429/%7B%7D', '302/moved'])(
  '%s is no answer, and no redirect is followed with a secret',
  async (path) => {
    await expect(ask(`${origin}/${path}`)).rejects.toBeInstanceOf(ProviderUnavailable);
  },
);

test('whoever does not answer in time, or at all, is unavailable, and no token is quoted', async () => {
  const slow = ask(`${origin}/never/?token=secret`, {}, 50).catch((error: unknown) => error);
  const gone = ask('http://127.0.0.1:1/?token=secret').catch((error: unknown) => error);
  for (const error of await Promise.all([slow, gone])) {
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  }
});

test('texts are one line, within their length', () => {
  expect([textOf(' An\u0000\nB ', 80), textOf('abc', 2), textOf('\n', 9), textOf(7, 9)]).toEqual([
    'An  B',
    'ab',
    null,
    null,
  ]);
});
