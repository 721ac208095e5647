import type { FastifyReply } from 'fastify';

/** Why work was given up: nobody waits for its result. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}

/**
 * Aborts when the connection closes before the answer is out. Not `request.signal`, which also fires when a body has
 * been read to its end.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort(new ClientDisconnected());
  });
  return disconnected.signal;
}

/** Whether whoever asked is gone, so that whatever failed is neither a fault nor anybody's answer. */
export const isDisconnected = ({ raw }: FastifyReply): boolean =>
  raw.destroyed || raw.socket?.destroyed === true;
