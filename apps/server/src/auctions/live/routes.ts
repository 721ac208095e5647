import { PassThrough } from 'node:stream';
import { auctionLivePath } from '@hien/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { ClientDisconnected, isDisconnected } from '../../http/errors/client-disconnect.ts';
import { authorise } from '../../http/authorise.ts';
import { type FindMember, type Member, bearerToken } from '../../http/member.ts';
import { currentWeek, whichAuction } from '../which-auction.ts';
import type { AuctionWatch } from './auction-watch.ts';

export type LiveOptions = {
  readonly watch: AuctionWatch;
  readonly findMember: FindMember;
  readonly now: () => number;
};

const limits = {
  /** Streams of one member: a tab each, on a laptop and a phone. */
  ofMember: 6,
  /** Streams of this process. */
  ofAll: 2_000,
  /** A line that says nothing for longer is taken for dead by proxies on the way. */
  quietMs: 20_000,
  /** Then it is opened anew, with the session as it is then. */
  longestMs: 600_000,
  /** Bytes that wait for a reader who does not take them. */
  unreadBytes: 16_384,
} as const;

/**
 * `GET /mall/api/auction/live?city=`: a stream of server-sent events, one each time the ledger of the week under the hammer gets
 * a line (docs/adr/0145). An event has its id and says nothing: what stands there now is `readAuction`'s to tell, to whoever
 * may know it. `Last-Event-ID` names what the reader knows; a newer state is told at once.
 */
export function registerAuctionLive(app: FastifyInstance, options: LiveOptions): void {
  const { watch, findMember, now } = options;
  const open = new Map<PassThrough, number>();
  // Streams do not end by themselves, and the server waits for whatever is open.
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end();
    await watch.stop();
  });

  app.get(
    auctionLivePath,
    { exposeHeadRoute: false, config: { compress: false } },
    async (request, reply) => {
      const member = await readerOf(request, findMember);
      const { city } = request.query as { city?: unknown };
      whichAuction({ city: typeof city === 'string' ? city : '' }, currentWeek(now()));
      const known = await watch.state(String(city));
      const own = [...open.values()].filter((userId) => userId === member.userId).length;
      if (own >= limits.ofMember || open.size >= limits.ofAll)
        throw new ApiError('RATE_LIMITED', { retryAfterSeconds: 30 });
      // Who left while this was read closes nothing any more: the stream would stay open for nobody.
      if (isDisconnected(reply)) throw new ClientDisconnected();

      const stream = new PassThrough();
      open.set(stream, member.userId);
      const write = (words: string): void => {
        if (stream.writableLength > limits.unreadBytes) stream.destroy();
        else stream.write(words);
      };
      let told = request.headers['last-event-id'];
      const tell = (state: string): void => {
        if (state === told) return;
        told = state;
        write(`id: ${state}\ndata: changed\n\n`);
      };
      const leave = watch.listen(String(city), tell);
      const beat = setInterval(() => write(': here\n\n'), limits.quietMs).unref();
      const end = setTimeout(() => stream.end(), limits.longestMs).unref();
      reply.raw.once('close', () => {
        leave();
        clearInterval(beat);
        clearTimeout(end);
        open.delete(stream);
        stream.destroy();
      });
      write(': here\n\n');
      tell(known);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
}

/** @throws {ApiError} UNAUTHENTICATED or FORBIDDEN. */
async function readerOf(request: FastifyRequest, findMember: FindMember): Promise<Member> {
  const token = bearerToken(request.headers.authorization);
  const found = token === null ? null : await findMember(token, 'commerce');
  const member = found === null || found.gone ? null : found;
  const signedIn = async (): Promise<Member> => {
    if (member === null) throw new ApiError('UNAUTHENTICATED');
    return member;
  };
  await authorise(
    { permission: 'auction.ledger', token: 'required' },
    { member: async () => member, signedIn },
  );
  return signedIn();
}
