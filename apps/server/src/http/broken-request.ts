import { defaultLanguage } from '@hien/domain';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ApiError } from './api-error.ts';
import { envelope } from './error-handler.ts';

/** For what is no HTTP at all: nothing of it can be read, so the answer is in the default language. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const requestId = randomUUID();
  const body = JSON.stringify(
    envelope(new ApiError(tooLarge ? 'TOO_LARGE' : 'VALIDATION'), defaultLanguage, requestId),
  );
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
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
