import { type AddressInfo, type Server, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpTransport } from './smtp.ts';

let server: Server | null = null;
afterEach(
  () => new Promise<void>((done) => (server === null ? done() : server.close(() => done()))),
);

/** A mail server as small as RFC 5321 allows: `answer` says what it thinks of a recipient. */
async function mailServer(answer: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    let inside = false;
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      received.push(chunk);
      if (inside) {
        if (!chunk.endsWith('\r\n.\r\n')) return;
        inside = false;
        socket.write('250 kept\r\n');
      } else if (chunk.startsWith('RCPT')) socket.write(`${answer}\r\n`);
      else if (chunk.startsWith('DATA')) {
        inside = true;
        socket.write('354 go on\r\n');
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  const listening = server;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received };
}

const mail = {
  to: 'an@hien.example',
  subject: '인증번호 · mã xác thực',
  text: 'Chào bạn',
  html: '<p>Chào bạn</p>',
  messageId: '<outbox-7@hien.example>',
};
const from = 'Hiên <xin-chao@hien.example>';

test('hands a mail to the mail server', async () => {
  const { url, received } = await mailServer('250 ok');
  const transport = smtpTransport({ url, from });
  expect(await transport.deliver(mail)).toEqual({ ok: true });
  transport.close();
  const said = received.join('');
  expect(said).toContain('MAIL FROM:<xin-chao@hien.example>');
  expect(said).toContain('RCPT TO:<an@hien.example>');
  expect(said).toContain('Message-ID: <outbox-7@hien.example>');
  expect(said).toContain('multipart/alternative');
});

test.each([
  ['550 no such user', true],
  ['451 try later', false],
])('%s: final is %s', async (answer, final) => {
  const { url } = await mailServer(answer);
  const transport = smtpTransport({ url, from });
  expect(await transport.deliver(mail)).toMatchObject({
    ok: false,
    final,
    reason: expect.stringContaining(answer.slice(0, 3)),
  });
  transport.close();
});

test('a mail server that is not there may come back', async () => {
  const transport = smtpTransport({ url: 'smtp://127.0.0.1:1', from });
  expect(await transport.deliver(mail)).toMatchObject({ ok: false, final: false });
  transport.close();
});
