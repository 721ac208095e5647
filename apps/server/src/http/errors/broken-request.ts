import { type ErrorCode, defaultLanguage } from '@hien/domain';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ApiError } from '../api-error.ts';
import { envelope } from './error-handler.ts';

const statusOf: Readonly<Record<string, readonly [string, ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'VALIDATION'],
};

/** For what is no HTTP at all, or never ends: nothing of it can be read, so the answer is in the default language. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, code] = statusOf[error.code ?? ''] ?? ['400 Bad Request', 'VALIDATION'];
  const requestId = randomUUID();
  const body = JSON.stringify(envelope(new ApiError(code), defaultLanguage, requestId));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Two Host headers: Node keeps the first, a proxy before us may have kept the other (RFC 9112, 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter(
      (text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
    );
    if (hosts.length > 1) throw new ApiError('VALIDATION');
  });
}
