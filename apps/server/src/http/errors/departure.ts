import type { FastifyReply } from 'fastify';

/** Why work was given up: nobody waits for its result. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/**
 * Aborts when the connection closes before the answer is out. Not `request.signal`, which also fires when a body has
 * been read to its end.
 */
export function departureOf({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) departure.abort(new CallerLeft());
  });
  return departure.signal;
}

/** Whether whoever asked is gone, so that whatever failed is neither a fault nor anybody's answer. */
export const hasLeft = ({ raw }: FastifyReply): boolean =>
  raw.destroyed || raw.socket?.destroyed === true;
