import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { portOf } from '../testing/reverse-proxy.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let base: string;

beforeAll(async () => {
  server = await testApp(await freshDatabase('pglite'), { trustProxy: ['127.0.0.1'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${portOf(server.app.server)}`;
});
afterAll(() => server.close());

/** A form of nine megabytes that has begun to arrive and goes on for minutes. */
async function drip(address: string): Promise<() => void> {
  const begun = new Promise((resolve) => void server.app.server.once('request', resolve));
  const socket = connect(portOf(server.app.server), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /aws/upload HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: ${address}`,
      'Content-Type: multipart/form-data; boundary=seam',
      'Content-Length: 9000000',
      '',
      '--seam',
      'Content-Disposition: form-data; name="files"; filename="a.jpg"',
      '',
      'aaaa',
    ].join('\r\n'),
  );
  await begun;
  return () => socket.destroy();
}

test('a few who let their uploads drip hold up nobody else', async () => {
  const ends: (() => void)[] = [];
  for (let at = 0; at < 40; at += 1) ends.push(await drip(`20.0.0.${at % 10}`));
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#a0b090' },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
  body.append('folder', 'inbox');
  const answer = await fetch(`${base}/aws/upload`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '30.0.0.1' },
    body,
  });
  expect(answer.status).toBe(200);
  for (const end of ends) end();
});
